import { type PageFacts, readPage } from "./page-facts";
import { type CrawlKnown, faultsBesideOthers, faultsOfPage } from "./page-faults";
import { readRobots } from "./robots-txt";

const alternates = (links: Record<string, string>): string =>
  Object.entries(links)
    .map(([language, href]) => `<link rel="alternate" hreflang="${language}" href="${href}"/>`)
    .join("");

const page = (path: string, lang: string, title: string, head = ""): [string, PageFacts] => [
  path,
  readPage(
    `<html lang="${lang}"><head><title>${title}</title><meta name="description" content="x"/>` +
      `<link rel="canonical" href="${path}"/>${head}</head><body><h1>x</h1></body></html>`,
  ),
];

const known = (pages: readonly [string, PageFacts][], listed: readonly string[] = []): CrawlKnown => ({
  facts: new Map(pages),
  seen: new Map(pages),
  listed: new Set(listed),
  robots: readRobots("User-agent: *\nDisallow: /cart"),
  pathOf: (link) => (link.startsWith("/") ? link : null),
});

const besideOthers = (...pages: [string, PageFacts][]) =>
  [...faultsBesideOthers(known(pages))].map((fault) => fault.join(" "));

const both = { "cs-CZ": "/lyze", "en-US": "/en/lyze", "x-default": "/lyze" };

test("two languages that name each other and themselves have no fault", () =>
  expect(
    besideOthers(page("/lyze", "cs", "Lyže", alternates(both)), page("/en/lyze", "en", "Skis", alternates(both))),
  ).toEqual([]));

test("a title is as long as search engines show it", () => {
  const titled = (title: string) => [...faultsOfPage(...page("/a", "cs", title), known([]))];
  expect(titled("x".repeat(70))).not.toContain("has a title of 70 letters");
  expect(titled("x".repeat(71))).toContain("has a title of 71 letters");
});

test("a page under a language that it isn't in, without itself, or without one for the others has faults", () => {
  const wrong = { ...both, "en-US": "/de/lyze" };
  expect(
    besideOthers(page("/lyze", "cs", "Lyže", alternates(wrong)), page("/de/lyze", "de", "Ski", alternates(wrong))),
  ).toEqual([
    "/lyze its en-US is in de",
    "/de/lyze does not name itself among its languages",
    "/de/lyze its cs-CZ does not name it back",
    "/de/lyze its en-US does not name it back",
    "/de/lyze its x-default does not name it back",
  ]);
  expect(besideOthers(page("/lyze", "cs", "Lyže", alternates({ "cs-CZ": "/lyze" })))).toEqual([
    "/lyze names no page for other languages",
  ]);
});

test("a home page, a branch and a thing say what they are, in the map", () => {
  const listed = ["/", "/branches", "/branches/praha", "/lyze/javor"];
  const faults = (path: string, head = "") => {
    const [, facts] = page(path, "cs", "x", head);
    return [...faultsOfPage(path, facts, known([], listed))];
  };
  const nothing = (...types: string[]) => types.map((type) => `says of itself no ${type}`);
  expect(faults("/")).toEqual(nothing("Organization", "WebSite"));
  expect(faults("/branches/praha")).toEqual(nothing("BreadcrumbList", "LocalBusiness"));
  expect(faults("/lyze/javor", '<meta property="og:image" content="/media/social/main/A/b.jpeg"/>')).toEqual(
    nothing("Product", "BreadcrumbList"),
  );
  expect(faults("/static/o-nas")).toEqual([]);
});
