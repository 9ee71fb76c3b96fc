import { EmptyState } from "@/components/ui/empty-state";
import type { ProductListing } from "@/lib/contract";
import { clearFilters, filterCount } from "@/lib/domain/filters";
import type { NearValues } from "@/lib/domain/near-values";
import { ANYWHERE } from "@/lib/domain/place";
import { useTranslations } from "@/lib/i18n/server";
import { type GapListing, GapState, GapWays } from "./listing-gap";
import { listingHref, withoutAllHref, withoutDaysHref, withoutPartnerHref } from "./listing-links";
import { NearSizes } from "./near-sizes";
import { placeHref } from "./place-links";

/** Nothing fits: says why, where it is known, and what to relax, one link each. */
export function EmptyListing({
  isUnknown,
  gap,
  relaxed,
  near,
  ...place
}: GapListing & {
  /** Nothing is called what was searched for, on whatever days. */
  isUnknown: boolean;
  gap: ProductListing["gap"];
  /** How much each condition taken away would leave. */
  relaxed: NonNullable<ProductListing["relaxed"]>;
  near: readonly NearValues[];
}) {
  const t = useTranslations("catalogue");
  const { basePath, search, query } = place;
  // Relaxing days or filters would find nothing either.
  if (isUnknown) return <EmptyState title={t("empty.searchTitle")}>{t("empty.searchText")}</EmptyState>;
  const ways = [
    { found: relaxed.filters, label: "dropFilters", href: listingHref(basePath, clearFilters(query), search) },
    { found: relaxed.days, label: "dropDates", href: withoutDaysHref(basePath, query, search) },
    { found: relaxed.place, label: "dropPlace", href: placeHref(basePath, query, ANYWHERE, search) },
    { found: relaxed.partner, label: "dropPartner", href: withoutPartnerHref(basePath, query, search) },
  ] as const;
  const helpful = ways.filter(({ found = 0 }) => found > 0);
  // Two conditions leave nothing together: one way back for all of them.
  const isTwofold = helpful.length === 0 && Object.keys(relaxed).length > 0;
  const links = isTwofold ? [{ label: "dropAll", href: withoutAllHref(basePath, query, search) } as const] : helpful;
  const actions = links.map(({ label, href }, index) => (
    <a key={label} className={`button button-${index === 0 ? "primary" : "secondary"}`} href={href}>
      {t(`empty.${label}`)}
    </a>
  ));
  if (gap?.why) return <GapState gap={gap} why={gap.why} actions={actions.length > 0 && actions} {...place} />;
  // Of days that nobody chose nothing is said.
  const isFiltersAlone = query.period === null && filterCount(query) > 0;
  return (
    <EmptyState
      title={t(isFiltersAlone ? "empty.titleFilters" : "empty.title")}
      actions={actions.length > 0 && actions}
    >
      {filterCount(query) > 0 && <p>{t(isFiltersAlone ? "empty.textFilters" : "empty.text")}</p>}
      {gap && <GapWays gap={gap} {...place} />}
      <NearSizes near={near} {...place} />
    </EmptyState>
  );
}
