import { useTranslations } from "@/lib/i18n/server";
import type { Aggregations, Attribute } from "@/lib/contract";
import { LISTING_SPECIALS } from "@/lib/contract/listing-specials";
import { toggleFilter, type ListingState } from "@/lib/domain/filters";
import { PRICE_BUCKETS } from "@/lib/domain/price-buckets";
import { rentalDays } from "@/lib/domain/rental-period";
import { type BucketFacts, FacetList } from "./facet-list";
import { listingHref } from "./listing-links";
import { usePriceBucketLabel } from "./price-bucket-label";

interface Props {
  basePath: string;
  search?: string | undefined;
  query: ListingState;
  attributes: readonly Attribute[];
  aggregations: Aggregations;
  /** Something of it is rented by the day: prices are those of a day. */
  byDay?: boolean;
}

interface Bucket {
  key: string;
  label: string;
  doc_count: number;
}

/** What narrows the listing, and the first that still can. */
const opensAlone = ({ buckets, chosen }: { buckets: readonly Bucket[]; chosen: readonly string[] }, index: number) =>
  chosen.length > 0 || (index < 3 && buckets.some(({ doc_count }) => doc_count > 0));

/** In the attribute's own order. What is chosen stays to be let go of, also where it leaves nothing. */
function bucketsOf(
  { attribute_code: code, options }: Attribute,
  aggregations: Aggregations,
  chosen: readonly string[] = [],
): readonly Bucket[] {
  const counted = aggregations[code]?.buckets ?? [];
  const missing = chosen.filter((value) => !counted.some(({ key }) => key === value));
  if (missing.length === 0) return counted;
  return options.flatMap(({ value: key, label }) => {
    const found = counted.find((bucket) => bucket.key === key);
    return found ?? (missing.includes(key) ? { key, label, doc_count: 0 } : []);
  });
}

/** Buckets that the shop names itself, in its order. What is chosen stays here too. */
const namedBuckets = <K extends string>(
  keys: readonly K[],
  labelOf: (key: K) => string,
  counted: Aggregations[string] | undefined,
  chosen: readonly string[],
): Bucket[] =>
  keys.flatMap((key) => {
    const doc_count = counted?.buckets.find((bucket) => bucket.key === key)?.doc_count ?? 0;
    return doc_count > 0 || chosen.includes(key) ? [{ key, label: labelOf(key), doc_count }] : [];
  });

/** Filters as plain links: they work before, and without, any script; each tells what it would leave. */
export function Facets({ basePath, search, query, attributes, aggregations, byDay = true }: Props) {
  const t = useTranslations("catalogue");
  const priceLabel = usePriceBucketLabel();
  const special = query.special ? [query.special] : [];
  const shown = [
    {
      code: "price",
      label: !byDay
        ? t("priceFilterOnce")
        : query.period
          ? t("priceFilterFor", { days: rentalDays(query.period) })
          : t("priceFilter"),
      buckets: namedBuckets(
        PRICE_BUCKETS.map(({ id }) => id),
        priceLabel,
        aggregations.price,
        query.price,
      ),
      chosen: query.price,
    },
    {
      code: "special",
      label: t("special.label"),
      buckets: namedBuckets(LISTING_SPECIALS, (key) => t(`special.${key}`), aggregations.special, special),
      chosen: special,
    },
    ...attributes.map((attribute) => ({
      code: attribute.attribute_code,
      label: attribute.default_frontend_label,
      lang: attribute.other_languages?.label,
      buckets: bucketsOf(attribute, aggregations, query.attributes[attribute.attribute_code]),
      chosen: query.attributes[attribute.attribute_code] ?? [],
    })),
  ].filter((facet) => facet.buckets.length > (facet.code === "special" ? 0 : 1) || facet.chosen.length > 0);
  return (
    <FacetList
      facets={shown.map(({ code, label, buckets, chosen, ...said }, index) => ({
        code,
        label,
        ...("lang" in said && { lang: said.lang }),
        isOpen: opensAlone({ buckets, chosen }, index),
        chosen: chosen.length,
        buckets: buckets.map(({ key, label: name, doc_count: count }): BucketFacts => {
          const isChosen = chosen.includes(key);
          const href = listingHref(basePath, toggleFilter(query, code, key), search);
          return isChosen ? [name, count, href, true] : [name, count, count > 0 ? href : null];
        }),
      }))}
    />
  );
}
