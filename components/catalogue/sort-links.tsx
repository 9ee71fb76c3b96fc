import { useTranslations } from "@/lib/i18n/server";
import type { ListingSort } from "@/lib/contract/listing-sorts";
import { DEFAULT_SORT, type ListingState } from "@/lib/domain/filters";
import { listingHref } from "./listing-links";

/** Orders offered to shoppers, in shown order. */
const offered = [
  "updated_at:desc",
  "price:asc",
  "price:desc",
  "bestsellers:desc",
] as const satisfies readonly ListingSort[];

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
  // A listing's own order leaves no trace in its address: what fits best in a search, newest first elsewhere.
  const own = search === undefined ? DEFAULT_SORT : null;
  const shown = [...(own === null ? [null] : []), ...offered];
  const current = query.sort ?? own;
  return (
    <nav className="sort-links" data-scroll="keep" aria-label={t("sortLabel")}>
      {shown.map((sort) => (
        <a
          key={sort}
          href={listingHref(basePath, { ...query, sort: sort === own ? null : sort, page: 1 }, search)}
          rel="nofollow"
          aria-current={sort === current ? "true" : undefined}
        >
          {t(`sort.${sort?.replace(":", "_") ?? "relevance"}`)}
        </a>
      ))}
    </nav>
  );
}
