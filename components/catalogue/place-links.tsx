import { useTranslations } from "@/lib/i18n/server";
import { spacedPostcode } from "@/lib/domain/address-text";
import type { ListingState } from "@/lib/domain/filters";
import {
  ANYWHERE,
  type Branch,
  formatPlace,
  offeredBranches,
  type Place,
  samePlace,
  shortName,
} from "@/lib/domain/place";
import { listingHref } from "./listing-links";

interface Props {
  basePath: string;
  search?: string | undefined;
  query: ListingState;
  branches: readonly Branch[];
}

/** Address of the listing for another place; "anywhere" is said, so that it lets go of what is remembered. */
export function placeHref(basePath: string, query: ListingState, place: Place, search?: string): string {
  const href = listingHref(basePath, { ...query, place, page: 1 }, search);
  return place.kind === "anywhere" ? `${href}${href.includes("?") ? "&" : "?"}place=${formatPlace(ANYWHERE)}` : href;
}

/** Where: plain links, before and without any script. Delivery needs a postcode, so it is chosen in the dialog. */
export function PlaceLinks({ basePath, search, query, ...props }: Props) {
  const { place: chosen, partner } = query;
  const branches = offeredBranches(props.branches, partner, [chosen.kind === "branch" ? chosen.source : null]);
  const t = useTranslations("catalogue.place");
  if (branches.length < 2 && query.place.kind === "anywhere") return null;
  const places: { place: Place; label: string }[] = [
    { place: ANYWHERE, label: t("anywhere") },
    ...branches.map((branch) => ({ place: { kind: "branch" as const, source: branch.id }, label: shortName(branch) })),
    ...(query.place.kind === "delivery"
      ? [{ place: query.place, label: t("delivery", { postcode: spacedPostcode(query.place.postcode) }) }]
      : []),
  ];
  return (
    <nav aria-label={t("label")} className="place-links" data-scroll="keep">
      <span aria-hidden="true">{t("label")}</span>
      <ul>
        {places.map(({ place, label }) => (
          <li key={formatPlace(place)}>
            <a
              href={placeHref(basePath, query, place, search)}
              rel="nofollow"
              {...(samePlace(place, query.place) && { "aria-current": true })}
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
