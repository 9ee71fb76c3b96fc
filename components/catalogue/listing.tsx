import { useTranslations } from "@/lib/i18n/server";
import { keptAmounts } from "@/components/ui/kept-amounts";
import { Notice } from "@/components/ui/notice";
import { Pagination } from "@/components/ui/pagination";
import type { Attribute, ProductListing } from "@/lib/contract";
import { spacedPostcode } from "@/lib/domain/address-text";
import { formatPeriod } from "@/lib/domain/formats";
import { filterCount, type ListingState } from "@/lib/domain/filters";
import { isForRent } from "@/lib/domain/kind-of-thing";
import { nearValues } from "@/lib/domain/near-values";
import { ANYWHERE, type Branch } from "@/lib/domain/place";
import type { ListedSizes } from "@/lib/domain/sizing/own-sizes";
import type { StoreView } from "@/lib/store-views";
import { ChosenFilters, OwnChosen } from "./chosen-filters";
import { Facets } from "./facets";
import { FILTER_SHEET } from "./filter-sheet";
import { CartPlace } from "./cart-place";
import { EmptyListing } from "./empty-listing";
import { GapNotice, useCarriers, useGapHeading } from "./listing-gap";
import { ManyCards } from "./many-cards";
import { ListingPeriod } from "./listing-period";
import { OwnSizes } from "./own-sizes";
import { PlaceLinks, placeHref } from "./place-links";
import { listingHref } from "./listing-links";
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
  /** What a renter's own measures can choose here. */
  sizes?: readonly ListedSizes[];
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
  sizes = [],
}: ListingProps) {
  const t = useTranslations("catalogue");
  const facets = { basePath, search, query, attributes, aggregations: listing.aggregations };
  const serving = branches.filter(({ id }) => listing.branch === null || listing.branch === id);
  const where = listing.branch === null ? undefined : serving[0]?.locative;
  const { gap } = listing;
  const place = { storeView, basePath, search, query, branches };
  const carriers = useCarriers(storeView, query);
  const heading = useHeading({ storeView, query, branches, listing, where });
  const chosen = filterCount(query);
  return (
    <div className="listing">
      <section
        className="listing-filters"
        id={FILTER_SHEET}
        data-listing={basePath}
        popover="auto"
        aria-label={t("filters")}
      >
        <div className="listing-filters-head">
          <h2>{t("filters")}</h2>
          <button type="button" className="button button-quiet" popoverTarget={FILTER_SHEET} popoverTargetAction="hide">
            {t("close")}
          </button>
        </div>
        {sizes.length > 0 && <OwnSizes locale={storeView.locale} label={t("own.label")} sizes={sizes} />}
        <OwnChosen query={query} attributes={attributes} aggregations={listing.aggregations} />
        <Facets {...facets} byDay={isForRent(listing.items)} />
        <div className="listing-filters-foot" aria-live="polite">
          <button
            type="button"
            className="button button-primary"
            popoverTarget={FILTER_SHEET}
            popoverTargetAction="hide"
          >
            {t("showResults", { count: listing.total })}
          </button>
        </div>
      </section>
      <div className="listing-main">
        {query.periodProblem && (
          <div data-says="period">
            <Notice tone="info">{t(`periodProblem.${query.periodProblem}`)}</Notice>
          </div>
        )}
        <UnknownFilters query={query} attributes={attributes} />
        {listing.unknown_words.length > 0 && (
          <Notice tone="info" className="mb-4">
            {t("search.unknownWords", { words: listing.unknown_words.join(", ") })}
          </Notice>
        )}
        <ListingPeriod
          nothingFits={chosen > 0 && listing.total === 0}
          sizes={sizes}
          known={query.unknown.length > 0 ? listingHref(basePath, query, search) : undefined}
        />
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
            {heading}
          </h2>
          <button type="button" className="button button-secondary listing-filters-open" popoverTarget={FILTER_SHEET}>
            {chosen > 0 ? t("filtersChosen", { count: chosen }) : t("filters")}
          </button>
          <SortLinks basePath={basePath} search={search} query={query} />
        </div>
        {carriers && listing.total > 0 && <p className="mb-4 text-sm text-muted">{keptAmounts(carriers)}</p>}
        <ChosenFilters {...facets} />
        {gap?.why && listing.total > 0 && <GapNotice gap={gap} why={gap.why} {...place} />}
        {listing.items.length === 0 ? (
          <EmptyListing
            {...place}
            isUnknown={isUnknown}
            gap={gap}
            relaxed={listing.relaxed ?? {}}
            near={nearValues(query.attributes, attributes, listing.aggregations)}
          />
        ) : (
          <ProductGrid
            as={ManyCards}
            cards={listing.items}
            storeView={storeView}
            wish={{ period: query.period, place: query.place, branches: serving }}
            isFirst
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

/** How much there is, when and where; what a place can't do at all is not counted as if it were taken. */
function useHeading({
  storeView,
  query,
  branches,
  listing,
  where,
}: Pick<ListingProps, "storeView" | "query" | "branches" | "listing"> & { where: string | undefined }): string {
  const t = useTranslations("catalogue");
  const { total: count, gap } = listing;
  const total = t(isForRent(listing.items) ? "total" : "totalOffered", { count });
  const nothing = useGapHeading({ storeView, query, branches }, gap?.why ?? null);
  if (gap?.why) return count === 0 ? nothing : total;
  const period = query.period && formatPeriod(query.period, storeView.locale);
  if (query.place.kind === "delivery")
    return [t("brought", { count, postcode: spacedPostcode(query.place.postcode) }), period].filter(Boolean).join(", ");
  return [period ? t("freeInPeriod", { count, period }) : total, where].filter(Boolean).join(" ");
}
