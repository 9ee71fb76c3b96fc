import type { Day } from "@/lib/contract";
import { catalogueStoreCode, type StoreView } from "@/lib/store-views";
import type { OwnLink } from "./content";

/* What an owner arranges on the home page, in the order in which it stands there. */

/** Something that is said in a picture and a few words, and leads somewhere. */
export interface Banner {
  title: string;
  text: string | null;
  /** What its link is called, where the title is not enough. */
  action: string | null;
  link: string;
  /** A drawing of the theme. */
  illustration: string | null;
}

/** A banner with where and when it is shown. */
export interface PlannedBanner extends Banner {
  /** Store views by their code; null is all of them. */
  storeViews: readonly string[] | null;
  shownFrom: Day | null;
  shownUntil: Day | null;
}

export type BannerSize = "main" | "small" | "product";

/** A title of null is the shop's own word for such a section. */
interface Titled {
  title: string | null;
}
export type HomeSection<B extends Banner = Banner> =
  | { kind: "search"; headline: string | null; text: string | null; picture: string | null }
  | ({ kind: "categories" | "promises" | "people" | "viewed" } & Titled)
  | ({ kind: "products"; urlPath: string } & Titled)
  | ({ kind: "banners"; size: BannerSize; banners: readonly B[] } & Titled)
  | ({ kind: "slider"; banners: readonly B[] } & Titled)
  /** Without tiles of its own it shows those of the configuration. */
  | ({ kind: "tiles"; tiles: readonly OwnLink[] } & Titled);

/** Lists that are there without a category of that path: what came last, what is rented most. */
export const NEW_COLLECTION = "new_collection";
export const BESTSELLERS = "bestsellers";

const plain = { title: null };
/** The home page of a shop whose owner has not written one, or whose content backend is away. */
export const usualHome: readonly HomeSection[] = [
  { kind: "search", headline: null, text: null, picture: null },
  { kind: "categories", ...plain },
  { kind: "products", urlPath: BESTSELLERS, ...plain },
  { kind: "promises", ...plain },
  { kind: "people", ...plain },
  { kind: "products", urlPath: NEW_COLLECTION, ...plain },
  { kind: "viewed", ...plain },
  { kind: "tiles", tiles: [], ...plain },
];

/** Whether a banner is shown in this store view on this day, both ends inclusive; a language shows its shop's. */
export const isShown = ({ storeViews, shownFrom, shownUntil }: PlannedBanner, storeView: StoreView, today: Day) =>
  (storeViews === null ||
    storeViews.includes(storeView.storeCode) ||
    storeViews.includes(catalogueStoreCode(storeView))) &&
  (shownFrom === null || shownFrom <= today) &&
  (shownUntil === null || today <= shownUntil);

const bannersOf = (section: HomeSection<PlannedBanner>): readonly PlannedBanner[] | null =>
  "banners" in section ? section.banners : null;

/** What of an owner's home page is there today: rows of banners that are all over are left out. */
export const sectionsToday = (
  sections: readonly HomeSection<PlannedBanner>[],
  storeView: StoreView,
  today: Day,
): HomeSection[] =>
  sections.flatMap((section): HomeSection[] => {
    const banners = bannersOf(section)?.filter((banner) => isShown(banner, storeView, today));
    if (!banners) return [section];
    return banners.length > 0 ? [{ ...section, banners } as HomeSection] : [];
  });
