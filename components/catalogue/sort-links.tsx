import { useTranslations } from "@/lib/i18n/server";
import type { ListingState, SORTS } from "@/lib/domain/filters";
import { listingHref } from "./listing-links";

/** Orders offered to shoppers, in shown order (spec §9: latest, cheapest, dearest; popularity is ours). */
const offered = [
  "updated_at:desc",
  "price:asc",
  "price:desc",
  "bestsellers:desc",
] as const satisfies readonly (typeof SORTS)[number][];

export function SortLinks({
  basePath,
  search,
  query,
}: {
  basePath: string;
  search?: string | undefined;
  query: ListingState;
}) {
  const t = useTranslations("catalogue");
  return (
    <nav className="sort-links" data-scroll="keep" aria-label={t("sortLabel")}>
      {offered.map((sort) => (
        <a
          key={sort}
          href={listingHref(basePath, { ...query, sort, page: 1 }, search)}
          rel="nofollow"
          aria-current={query.sort === sort ? "true" : undefined}
        >
          {t(`sort.${sort.replace(":", "_")}`)}
        </a>
      ))}
    </nav>
  );
}
