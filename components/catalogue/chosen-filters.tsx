import { useTranslations } from "@/lib/i18n/server";
import type { Aggregations, Attribute } from "@/lib/contract";
import { toggleFilter, clearFilters, type ListingState } from "@/lib/domain/filters";
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
  const labelOf = (code: string, key: string): string =>
    (code === "price" ? priceLabel(key) : undefined) ??
    aggregations[code]?.buckets.find((bucket) => bucket.key === key)?.label ??
    attributes.find((attribute) => attribute.attribute_code === code)?.options.find((option) => option.value === key)
      ?.label ??
    key;
  const chosen = [
    ...query.price.map((key) => ({ code: "price", key })),
    ...Object.entries(query.attributes).flatMap(([code, keys]) => keys.map((key) => ({ code, key }))),
  ];
  if (chosen.length === 0) return null;
  return (
    <ul className="chosen-filters" data-scroll="keep" aria-label={t("chosenFilters")}>
      {chosen.map(({ code, key }) => (
        <li key={`${code}:${key}`}>
          <a href={listingHref(basePath, toggleFilter(query, code, key), search)} rel="nofollow" className="chip">
            {labelOf(code, key)} <span aria-hidden="true">×</span>
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
