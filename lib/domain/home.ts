import type { Day } from "@/lib/contract";
import type { OwnLink } from "./content";
import { isClosedPath } from "./url-closed";

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
  /** A small drawing by its path or address, fetched through the shop; shown where there is no large one. */
  icon: string | null;
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

/**
 * Whether a banner is shown on this day, both ends inclusive.
 * @param codes of the store view and of the one whose shop it shows: a language has its shop's banners
 */
export const isShown = (
  { storeViews, shownFrom, shownUntil }: PlannedBanner,
  codes: readonly string[],
  today: Day,
): boolean =>
  (storeViews === null || storeViews.some((code) => codes.includes(code))) &&
  (shownFrom === null || shownFrom <= today) &&
  (shownUntil === null || today <= shownUntil);

const isOpen = ({ link }: { link: string }): boolean => !isClosedPath(link);

/** A row without tiles of its own shows others: one that has lost all of them is gone. */
function tilesToday(section: Extract<HomeSection, { kind: "tiles" }>): HomeSection[] {
  const tiles = section.tiles.filter(isOpen);
  return tiles.length > 0 || section.tiles.length === 0 ? [{ ...section, tiles }] : [];
}

const bannersOf = (section: HomeSection<PlannedBanner>): readonly PlannedBanner[] | null =>
  "banners" in section ? section.banners : null;

/** What of an owner's home page is there today: rows whose banners are all over, or lead nowhere, are left out. */
export const sectionsToday = (
  sections: readonly HomeSection<PlannedBanner>[],
  codes: readonly string[],
  today: Day,
): HomeSection[] =>
  sections.flatMap((section): HomeSection[] => {
    if (section.kind === "tiles") return tilesToday(section);
    const banners = bannersOf(section)?.filter((banner) => isShown(banner, codes, today) && isOpen(banner));
    if (!banners) return [section];
    return banners.length > 0 ? [{ ...section, banners } as HomeSection] : [];
  });

/**
 * Rows without the owner's own title that show the very things of one above, in whatever order: of twelve things that
 * nobody has rented yet, the newest and those rented most are the same.
 * @param lists what each row shows, by its path
 */
export function withoutRepeats(
  sections: readonly HomeSection[],
  lists: ReadonlyMap<string, readonly { sku: string }[]>,
): HomeSection[] {
  const seen = new Set<string>();
  return sections.filter((section) => {
    if (section.kind !== "products") return true;
    const things = JSON.stringify((lists.get(section.urlPath) ?? []).map(({ sku }) => sku).sort());
    const isRepeat = section.title === null && seen.has(things);
    seen.add(things);
    return !isRepeat;
  });
}
