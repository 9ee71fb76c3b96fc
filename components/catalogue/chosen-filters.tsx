import { useTranslations } from "@/lib/i18n/server";
import type { Aggregations, Attribute } from "@/lib/contract";
import { toggleFilter, clearFilters, type ListingState } from "@/lib/domain/filters";
import { valueRange } from "@/lib/domain/value-range";
import { listingHref } from "./listing-links";
import { usePriceBucketLabel } from "./price-bucket-label";

interface Props {
  basePath: string;
  search?: string | undefined;
  query: ListingState;
  attributes: readonly Attribute[];
  aggregations: Aggregations;
}

/** Chips of what is chosen; each removes itself. */
export function ChosenFilters({ basePath, search, query, attributes, aggregations }: Props) {
  const t = useTranslations("catalogue");
  const priceLabel = usePriceBucketLabel();
  const attributeOf = (code: string) => attributes.find((attribute) => attribute.attribute_code === code);
  const labelOf = (code: string, key: string): string =>
    (code === "price" ? priceLabel(key) : code === "special" ? t(`special.${key}`) : undefined) ??
    aggregations[code]?.buckets.find((bucket) => bucket.key === key)?.label ??
    attributeOf(code)?.options.find((option) => option.value === key)?.label ??
    key;
  const chosen: { code: string; key: string; label: string; rest: ListingState }[] = [
    ...(query.special ? [{ code: "special", key: query.special }] : []),
    ...query.price.map((key) => ({ code: "price", key })),
    ...Object.entries(query.attributes).flatMap(([code, keys]) => keys.map((key) => ({ code, key }))),
  ].map(({ code, key }) => ({ code, key, label: labelOf(code, key), rest: toggleFilter(query, code, key) }));
  // Own sizes are many; of each attribute they are one choice.
  const own = Object.entries(query.fit ? query.attributes : {}).flatMap(([code, keys]) => {
    const attribute = attributeOf(code);
    if (!attribute?.is_variant) return [];
    const { [code]: _dropped, ...others } = query.attributes;
    const label = `${attribute.default_frontend_label}: ${valueRange(keys.map((key) => labelOf(code, key)))}`;
    return [{ code, key: "own", label, rest: { ...query, attributes: others, page: 1 } }];
  });
  const shown = [...chosen.filter(({ code }) => !own.some((size) => size.code === code)), ...own];
  if (chosen.length === 0) return null;
  return (
    <ul className="chosen-filters" data-scroll="keep" aria-label={t("chosenFilters")}>
      {shown.map(({ code, key, label, rest }) => (
        <li key={`${code}:${key}`}>
          <a href={listingHref(basePath, rest, search)} rel="nofollow" className="chip">
            {label} <span aria-hidden="true">×</span>
            <span className="visually-hidden">{t("removeFilter")}</span>
          </a>
        </li>
      ))}
      <li>
        <a href={listingHref(basePath, clearFilters(query), search)} rel="nofollow" className="chip chip-quiet">
          {t("clearFilters")}
        </a>
      </li>
    </ul>
  );
}
