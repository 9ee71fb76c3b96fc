import { useTranslations } from "@/lib/i18n/server";
import { EmptyState } from "@/components/ui/empty-state";
import { Notice } from "@/components/ui/notice";
import { Pagination } from "@/components/ui/pagination";
import type { Attribute, ProductListing } from "@/lib/contract";
import { formatPeriod } from "@/lib/domain/formats";
import { clearFilters, type ListingState } from "@/lib/domain/filters";
import { ANYWHERE, type Branch } from "@/lib/domain/place";
import type { StoreView } from "@/lib/store-views";
import { ChosenFilters } from "./chosen-filters";
import { Facets } from "./facets";
import { CartPlace } from "./cart-place";
import { ListingPeriod } from "./listing-period";
import { PlaceLinks, placeHref } from "./place-links";
import { listingHref, withoutDaysHref } from "./listing-links";
import { ProductGrid } from "./product-grid";
import { SortLinks } from "./sort-links";
import { UnknownFilters } from "./unknown-filters";

export interface ListingProps {
  storeView: StoreView;
  basePath: string;
  search?: string;
  /** Nothing is called what was searched for, on whatever days. */
  isUnknown?: boolean;
  query: ListingState;
  listing: ProductListing;
  attributes: readonly Attribute[];
  branches: readonly Branch[];
}

/** Filters, order, cards and pages of a category or a search: the same for the cached and the rendered twin. */
export function Listing({
  storeView,
  basePath,
  search,
  isUnknown = false,
  query,
  listing,
  attributes,
  branches,
}: ListingProps) {
  const t = useTranslations("catalogue");
  const facets = { basePath, search, query, attributes, aggregations: listing.aggregations };
  const serving = branches.filter(({ id }) => listing.branch === null || listing.branch === id);
  const where = listing.branch === null ? undefined : serving[0]?.locative;
  const chosen = query.price.length + Object.values(query.attributes).flat().length;
  return (
    <div className="listing">
      <aside className="listing-filters" id="filters" popover="auto" aria-label={t("filters")}>
        <div className="listing-filters-head">
          <h2>{t("filters")}</h2>
          <button type="button" className="button button-quiet" popoverTarget="filters" popoverTargetAction="hide">
            {t("close")}
          </button>
        </div>
        <Facets {...facets} />
        <div className="listing-filters-foot">
          <button type="button" className="button button-primary" popoverTarget="filters" popoverTargetAction="hide">
            {t("showResults", { count: listing.total })}
          </button>
        </div>
      </aside>
      <div className="listing-main">
        {query.periodProblem && (
          <div data-says="period">
            <Notice tone="info">{t(`periodProblem.${query.periodProblem}`)}</Notice>
          </div>
        )}
        <UnknownFilters query={query} attributes={attributes} />
        <ListingPeriod />
        {listing.partner_elsewhere && where && (
          <Notice
            tone="info"
            actions={
              <a
                className="button button-secondary button-small"
                href={placeHref(basePath, query, ANYWHERE, search)}
                rel="nofollow"
              >
                {t("place.showPartner")}
              </a>
            }
          >
            {t("place.partnerElsewhere", { where })}
          </Notice>
        )}
        <CartPlace
          branch={listing.branch}
          href={placeHref(basePath, query, { kind: "branch", source: "{place}" }, search)}
          labels={{ text: t.raw("place.cart") as string, action: t.raw("place.cartAction") as string }}
        />
        <PlaceLinks basePath={basePath} search={search} query={query} branches={branches} />
        <div className="listing-bar">
          <h2 className="listing-total" aria-live="polite">
            {query.period
              ? t("freeInPeriod", { count: listing.total, period: formatPeriod(query.period, storeView.locale) })
              : t("total", { count: listing.total })}
            {where && ` ${where}`}
          </h2>
          <button type="button" className="button button-secondary listing-filters-open" popoverTarget="filters">
            {chosen > 0 ? t("filtersChosen", { count: chosen }) : t("filters")}
          </button>
          <SortLinks basePath={basePath} search={search} query={query} />
        </div>
        <ChosenFilters {...facets} />
        {listing.items.length === 0 ? (
          <EmptyListing basePath={basePath} search={search} isUnknown={isUnknown} query={query} />
        ) : (
          <ProductGrid
            cards={listing.items}
            storeView={storeView}
            wish={{ period: query.period, place: query.place, branches: serving }}
            eager={4}
          />
        )}
        <Pagination
          current={query.page}
          count={Math.ceil(listing.total / listing.perPage)}
          hrefFor={(page) => listingHref(basePath, { ...query, page }, search)}
          labels={{
            nav: t("pages"),
            previous: t("previousPage"),
            next: t("nextPage"),
            page: t.raw("pageLabel") as string,
          }}
        />
      </div>
    </div>
  );
}

/** Nothing fits: says what to relax, one link each. */
function EmptyListing({
  basePath,
  search,
  isUnknown,
  query,
}: Pick<ListingProps, "basePath" | "search" | "isUnknown" | "query">) {
  const t = useTranslations("catalogue");
  // Relaxing days or filters would find nothing either.
  if (isUnknown) return <EmptyState title={t("empty.searchTitle")}>{t("empty.searchText")}</EmptyState>;
  const hasFilters = query.price.length > 0 || Object.keys(query.attributes).length > 0;
  return (
    <EmptyState
      title={t("empty.title")}
      actions={
        <>
          {hasFilters && (
            <a className="button button-primary" href={listingHref(basePath, clearFilters(query), search)}>
              {t("empty.dropFilters")}
            </a>
          )}
          {query.period && (
            <a className="button button-secondary" href={withoutDaysHref(basePath, query, search)}>
              {t("empty.dropDates")}
            </a>
          )}
          {query.place.kind !== "anywhere" && (
            <a className="button button-secondary" href={placeHref(basePath, query, ANYWHERE, search)}>
              {t("empty.dropPlace")}
            </a>
          )}
          {query.partner !== null && (
            <a className="button button-secondary" href={listingHref(basePath, { ...query, partner: null }, search)}>
              {t("empty.dropPartner")}
            </a>
          )}
        </>
      }
    >
      {t("empty.text")}
    </EmptyState>
  );
}
