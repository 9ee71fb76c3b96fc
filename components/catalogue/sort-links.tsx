import { useTranslations } from "@/lib/i18n/server";
import type { ListingSort } from "@/lib/contract/listing-sorts";
import { DEFAULT_SORT, type ListingState } from "@/lib/domain/filters";
import { listingHref } from "./listing-links";

/** Orders offered to shoppers, in shown order; one of two directions is turned round when it is pressed again. */
const offered = [
  ["updated_at:desc", "updated_at:asc"],
  ["price:asc"],
  ["price:desc"],
  ["name:asc", "name:desc"],
  ["bestsellers:desc", "bestsellers:asc"],
] as const satisfies readonly (readonly ListingSort[])[];

interface Props {
  basePath: string;
  search?: string | undefined;
  query: ListingState;
}

type Offered = (typeof offered)[number][number];
const keyOf = (sort: Offered | null) =>
  (sort?.replace(":", "_") ?? "relevance") as `${"updated_at" | "price" | "name" | "bestsellers"}_${"asc" | "desc"}`;

export function SortLinks({ basePath, search, query }: Props) {
  const t = useTranslations("catalogue");
  // A listing's own order leaves no trace in its address: what fits best in a search, newest first elsewhere.
  const own = search === undefined ? DEFAULT_SORT : null;
  const current = query.sort ?? own;
  const shown: (readonly (Offered | null)[])[] = [...(own === null ? [[null]] : []), ...offered];
  return (
    <nav className="sort-links" data-scroll="keep" aria-label={t("sortLabel")}>
      {shown.map((directions) => {
        const [first = null, second] = directions;
        const isCurrent = directions.some((sort) => sort === current);
        const sort = isCurrent && current === second ? second : first;
        const other = isCurrent ? (sort === first ? second : first) : undefined;
        const next = other === undefined ? sort : other;
        return (
          <a
            key={first}
            href={listingHref(basePath, { ...query, sort: next === own ? null : next, page: 1 }, search)}
            rel="nofollow"
            aria-current={isCurrent ? "true" : undefined}
          >
            {t(`sort.${keyOf(sort)}`)}
            {other && (
              <>
                <span aria-hidden="true">⇅</span>
                <span className="visually-hidden">{t("sortTurn", { order: t(`sort.${keyOf(other)}`) })}</span>
              </>
            )}
          </a>
        );
      })}
    </nav>
  );
}
