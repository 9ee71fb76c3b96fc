import type { PageFacts } from "./page-facts";
import type { RobotsRules } from "./robots-txt";
import { structuredTypes } from "./structured-data";

/** What a crawler knows when it judges pages. */
export interface CrawlKnown {
  facts: ReadonlyMap<string, PageFacts>;
  /** Addresses that somebody has asked for; beyond the limit nobody has. */
  seen: { has: (path: string) => boolean };
  /** Paths of the sitemaps. */
  listed: ReadonlySet<string>;
  robots: RobotsRules;
  /** Path and query of a link within the shop; null for all others. */
  pathOf: (link: string, base: string) => string | null;
}

type Fault = readonly [path: string, fault: string];

/** Pages of these kinds say what they are about, as do home pages and products. */
const ABOUT: readonly (readonly [path: RegExp, types: readonly string[]])[] = [
  [/\/branches\/[^/?]+$/u, ["BreadcrumbList", "LocalBusiness"]],
  [/\/branches$/u, ["BreadcrumbList", "ItemList"]],
];

/** Search engines show no more of it. */
const MAX_TITLE = 70;

/** What is wrong with one page by itself. */
export function* faultsOfPage(path: string, page: PageFacts, known: CrawlKnown): Generator<string> {
  const isListed = known.listed.has(path);
  const [title] = page.titles;
  if (page.titles.length !== 1 || !title) yield `has ${page.titles.length} titles`;
  else if (title.length > MAX_TITLE) yield `has a title of ${title.length} letters`;
  if (page.headings !== 1) yield `has ${page.headings} first headings`;
  if (!page.lang) yield "has no language";
  if (isListed && !known.robots.allows(path)) yield "is in the sitemap and refused by robots.txt";
  if (!page.isIndexable) {
    if (isListed) yield "is in the sitemap and asks not to be listed";
    return;
  }
  const canonical = page.canonical === null ? null : known.pathOf(page.canonical, path);
  if (canonical === null) {
    yield "names no address of its own";
    return;
  }
  if (isListed && canonical !== path) yield `is in the sitemap and calls itself ${canonical}`;
  // A further page of a whole listing is one; "anywhere" narrows nothing, and lets go of what a browser remembers.
  if (path.includes("?") && !/\?(?:page=\d+|place=anywhere)$/u.test(path)) yield "is narrowed and may be listed";
  if (!page.description) yield "has no description";
  if (canonical === path) yield* missingStructure(path, page, known);
}

function typesWanted(path: string, page: PageFacts, { listed }: CrawlKnown): readonly string[] {
  if (!listed.has(path)) return [];
  // Below each home page are branches.
  if (listed.has(`${path === "/" ? "" : path}/branches`)) return ["Organization", "WebSite"];
  if (page.pictures.some((picture) => picture.includes("/media/social/"))) return ["Product", "BreadcrumbList"];
  return ABOUT.find(([shape]) => shape.test(path))?.[1] ?? [];
}

function* missingStructure(path: string, page: PageFacts, known: CrawlKnown): Generator<string> {
  const types = new Set(structuredTypes(page.structured));
  for (const type of typesWanted(path, page, known)) if (!types.has(type)) yield `says of itself no ${type}`;
}

/** What only shows beside other pages. */
export function* faultsBesideOthers(known: CrawlKnown): Generator<Fault> {
  const own = [...known.facts].filter(
    ([path, { canonical, isIndexable }]) => isIndexable && canonical !== null && known.pathOf(canonical, path) === path,
  );
  const first = new Map<string, string>();
  for (const [path, page] of own) {
    const title = page.titles[0] ?? "";
    const other = first.get(title);
    if (other !== undefined) yield [path, `has the title of ${other}: ${title}`];
    else first.set(title, path);
    for (const fault of faultsOfLanguages(path, page, known)) yield [path, fault];
  }
}

/** A page and those in other languages name each other and themselves, each under the language that it is in. */
function* faultsOfLanguages(path: string, { alternates, lang }: PageFacts, known: CrawlKnown): Generator<string> {
  const names = ({ alternates: all }: PageFacts, language: string, base: string): string | null =>
    known.pathOf(all.get(language) ?? "invalid:", base);
  const language = [...alternates.keys()].find((key) => key.split("-")[0] === lang) ?? "";
  if (known.pathOf(alternates.get(language) ?? "invalid:", path) !== path)
    yield "does not name itself among its languages";
  if (!alternates.has("x-default")) yield "names no page for other languages";
  for (const [code, address] of alternates) {
    const other = known.pathOf(address, path);
    if (other !== null && !known.seen.has(other)) continue;
    const facts = other === null ? undefined : known.facts.get(other);
    if (!other || !facts) yield `its ${code} is no page: ${address}`;
    else if (names(facts, language, other) !== path) yield `its ${code} does not name it back`;
    else if (code !== "x-default" && facts.lang !== code.split("-")[0]) yield `its ${code} is in ${facts.lang ?? "?"}`;
  }
}
