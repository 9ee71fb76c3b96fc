import { Notice } from "@/components/ui/notice";
import { EmptyState } from "@/components/ui/empty-state";
import type { ListingGap as Gap } from "@/lib/contract";
import { toHalere } from "@/lib/contract/rounding";
import { spacedPostcode } from "@/lib/domain/address-text";
import { carriersTo, otherWaysTo } from "@/lib/domain/carrier-rules";
import { weekdayOf } from "@/lib/domain/days";
import type { ListingState } from "@/lib/domain/filters";
import { formatDay, formatPeriod } from "@/lib/domain/formats";
import { formatMoney } from "@/lib/domain/money";
import { ANYWHERE, type Branch, branchOf } from "@/lib/domain/place";
import { rentalDays } from "@/lib/domain/rental-period";
import { useTranslations } from "@/lib/i18n/server";
import { languageOf, type StoreView } from "@/lib/store-views";
import type { ReactNode } from "react";
import { listingHref } from "./listing-links";
import { placeHref } from "./place-links";

export interface GapListing {
  storeView: StoreView;
  basePath: string;
  search?: string | undefined;
  query: ListingState;
  branches: readonly Branch[];
}

/** Who brings things to the postcode of a listing, and from what price; null where nobody does. */
export function useCarriers(storeView: StoreView, { place }: ListingState): string | null {
  const t = useTranslations("catalogue.place");
  const carriers = place.kind === "delivery" ? carriersTo(place.postcode) : [];
  if (carriers.length === 0) return null;
  const price = formatMoney(toHalere(Math.min(...carriers.map((carrier) => carrier.price))), storeView.locale);
  return t("carriers", { carriers: carriers.map(({ title }) => title[languageOf(storeView)]).join(", "), price });
}

type Why = NonNullable<Gap["why"]>;

/** Such things are rented for other lengths alone, or from other days on, wherever they are. */
const RULES: readonly Why["code"][] = ["too_short", "too_long", "start_day", "off_season"];
const isRuled = (why: Why): boolean => RULES.includes(why.code);

/** What a listing is called whose place has nothing in these days: it must not speak of what is free. */
export function useGapHeading({ storeView, query, branches }: Omit<GapListing, "basePath">, why: Gap["why"]): string {
  const t = useTranslations("catalogue.gap");
  const { period } = query;
  const place = why && isRuled(why) ? ANYWHERE : query.place;
  if (place.kind === "delivery") return t("headingDelivery", { postcode: spacedPostcode(place.postcode) });
  const days = period ? formatPeriod(period, storeView.locale) : "";
  const where = branchOf(place, branches)?.locative;
  return where === undefined ? t("headingAnywhere", { period: days }) : t("headingBranch", { where, period: days });
}

/** Why the chosen place has nothing in these days. */
function useReason(why: Why, { storeView, query, branches }: GapListing): { title: string; text: string } {
  const t = useTranslations("catalogue.gap");
  const formats = useTranslations("formats");
  const { place } = query;
  const branch = branchOf(place, branches);
  const postcode = place.kind === "delivery" ? place.postcode : "";
  const others = otherWaysTo(postcode).map(({ title }) => title[languageOf(storeView)]);
  const day = "day" in why ? why.day : null;
  const season = why.code === "off_season" ? why.season : null;
  const length = "shortest" in why ? why.shortest : "longest" in why ? why.longest : 0;
  const facts = {
    name: branch?.name ?? "",
    where: branch?.locative ?? "",
    postcode: spacedPostcode(postcode),
    onDay: day ? formats("onDay", { weekday: String(weekdayOf(day)), date: formatDay(day, storeView.locale) }) : "",
    others: others.join(", "),
    length,
    days: query.period ? rentalDays(query.period) : 0,
    season: season ? formatPeriod(season, storeView.locale) : "never",
  };
  const isOfDay = why.code === "closed_day" || why.code === "too_late";
  const key = `${why.code}${isOfDay && place.kind !== "branch" ? `_${place.kind}` : ""}`;
  const text = why.code === "outside_zone" && others.length === 0 ? "" : t(`${key}.text`, facts);
  return { title: t(`${key}.title`, facts), text };
}

/** The nearest days in which the place has something, and the branches that have it in the wished ones. */
export function GapWays({ gap, ...listing }: GapListing & { gap: Gap }) {
  const t = useTranslations("catalogue.gap");
  const { storeView, basePath, search, query, branches } = listing;
  const groups = [
    {
      title: t("periods"),
      ways: gap.periods.map((period) => ({
        href: listingHref(basePath, { ...query, period, page: 1 }, search),
        label: formatPeriod(period, storeView.locale),
      })),
    },
    {
      title: t(query.period ? "branches" : "branchesAnyTime"),
      ways: gap.branches.flatMap(({ id, total }) => {
        const branch = branches.find((candidate) => candidate.id === id);
        const href = placeHref(basePath, query, { kind: "branch", source: id }, search);
        return branch ? [{ href, label: t("branch", { where: branch.locative, count: total }) }] : [];
      }),
    },
  ];
  return groups.map((group) => <WayGroup key={group.title} {...group} />);
}

/** Links to what there is instead, each with what it leads to. */
export function WayGroup({ title, ways }: { title: string; ways: readonly { href: string; label: string }[] }) {
  if (ways.length === 0) return null;
  return (
    <div className="mt-3">
      <p>{title}</p>
      <ul className="mt-2 flex flex-wrap gap-2 in-[.text-center]:justify-center">
        {ways.map(({ href, label }) => (
          <li key={href}>
            <a className="button button-secondary button-small" href={href} rel="nofollow">
              {label}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

interface GapProps extends GapListing {
  gap: Gap;
  why: Why;
}

/** Above what can be had anywhere: why nothing else is here. */
export function GapNotice({ gap, why, ...listing }: GapProps) {
  const { title, text } = useReason(why, listing);
  return (
    <Notice tone="warning" title={title} className="mb-4">
      {text && <p>{text}</p>}
      <GapWays gap={gap} {...listing} />
    </Notice>
  );
}

/** Instead of cards: why there are none, and what there is. */
export function GapState({ gap, why, actions, ...listing }: GapProps & { actions: ReactNode }) {
  const { title, text } = useReason(why, listing);
  return (
    <EmptyState title={title} actions={actions}>
      {text && <p>{text}</p>}
      <GapWays gap={gap} {...listing} />
    </EmptyState>
  );
}
