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

type Wish = Pick<Props, "query" | "attributes" | "aggregations">;

const attributeOf = (attributes: readonly Attribute[], code: string) =>
  attributes.find((attribute) => attribute.attribute_code === code);

/** What a value of a filter is called. */
function useLabelOf({ attributes, aggregations }: Wish): (code: string, key: string) => string {
  const t = useTranslations("catalogue");
  const priceLabel = usePriceBucketLabel();
  return (code, key) =>
    (code === "price" ? priceLabel(key) : code === "special" ? t(`special.${key}`) : undefined) ??
    aggregations[code]?.buckets.find((bucket) => bucket.key === key)?.label ??
    attributeOf(attributes, code)?.options.find((option) => option.value === key)?.label ??
    key;
}

/** Own sizes are many; of each attribute they are one choice. */
function useOwnChoices(wish: Wish): { code: string; label: string }[] {
  const { query, attributes } = wish;
  const labelOf = useLabelOf(wish);
  return Object.entries(query.fit ? query.attributes : {}).flatMap(([code, keys]) => {
    const attribute = attributeOf(attributes, code);
    if (!attribute?.is_variant) return [];
    const range = valueRange(keys.map((key) => labelOf(code, key)));
    return [{ code, label: `${attribute.default_frontend_label}: ${range}` }];
  });
}

/** What own measures have chosen, beside the way to them: a sheet covers the chips. */
export function OwnChosen(wish: Wish) {
  const own = useOwnChoices(wish);
  if (own.length === 0) return null;
  return (
    <ul className="mb-2 text-sm text-muted">
      {own.map(({ code, label }) => (
        <li key={code}>{label}</li>
      ))}
    </ul>
  );
}

/** Chips of what is chosen; each removes itself. */
export function ChosenFilters({ basePath, search, ...wish }: Props) {
  const { query } = wish;
  const t = useTranslations("catalogue");
  const labelOf = useLabelOf(wish);
  const chosen: { code: string; key: string; label: string; rest: ListingState }[] = [
    ...(query.special ? [{ code: "special", key: query.special }] : []),
    ...query.price.map((key) => ({ code: "price", key })),
    ...Object.entries(query.attributes).flatMap(([code, keys]) => keys.map((key) => ({ code, key }))),
  ].map(({ code, key }) => ({ code, key, label: labelOf(code, key), rest: toggleFilter(query, code, key) }));
  const own = useOwnChoices(wish).map(({ code, label }) => {
    const { [code]: _dropped, ...others } = query.attributes;
    return { code, key: "own", label, rest: { ...query, attributes: others, page: 1 } };
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
