import { structuredFaults } from "./structured-data";

/** What a crawler reads from a page of the shop: its own markup, so that patterns will do. */
export interface PageFacts {
  titles: string[];
  description: string | null;
  headings: number;
  lang: string | null;
  canonical: string | null;
  /** Whether search engines may list it. */
  isIndexable: boolean;
  /** Language → address. */
  alternates: Map<string, string>;
  /** As they are written, whole or relative; those that crawlers are asked not to follow apart. */
  links: string[];
  unfollowed: string[];
  pictures: string[];
  /** What the page says of itself in JSON-LD. */
  structured: unknown[];
  /** Faults that no other page has to be known for. */
  faults: string[];
}

const NAMED: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'", nbsp: "\u00A0" };

const decodeEntities = (text: string): string =>
  text.replace(/&(?:#x([\da-f]+)|#(\d+)|(\w+));/giu, (whole, hex?: string, decimal?: string, name?: string) => {
    if (hex) return String.fromCodePoint(Number.parseInt(hex, 16));
    return decimal ? String.fromCodePoint(Number(decimal)) : (NAMED[name ?? ""] ?? whole);
  });

const attribute = (tag: string, name: string): string | null => {
  const found = new RegExp(`\\s${name}(?:=(?:"([^"]*)"|'([^']*)'|([^\\s>]+)))?(?=[\\s/>])`, "iu").exec(tag);
  return found ? decodeEntities(found[1] ?? found[2] ?? found[3] ?? "") : null;
};

const tagsOf = (html: string, name: string): string[] =>
  html.match(new RegExp(`<${name}\\s(?:[^>"']|"[^"]*"|'[^']*')*>`, "giu")) ?? [];

/** Scripts, styles and what is only there for browsers without script hold no elements of the page. */
const withoutScripts = (html: string): string => html.replace(/<(script|style|template)\b.*?<\/\1>/gisu, "");

function* faultsOf(markup: string): Generator<string> {
  const ids = [...markup.matchAll(/<[a-z][^>]*?\sid="([^"]*)"/giu)].map(([, id = ""]) => id);
  const doubled = ids.find((id, index) => ids.indexOf(id) !== index);
  if (doubled !== undefined) yield `two elements are called "${doubled}"`;
  const pictures = tagsOf(markup, "img");
  if (pictures.some((tag) => attribute(tag, "alt") === null)) yield "a picture has no alternative";
  for (const tag of tagsOf(markup, "a")) {
    const href = attribute(tag, "href");
    if (href === "") yield "a link leads nowhere";
    if (href?.startsWith("#") && href.length > 1 && !ids.includes(decodeURIComponent(href.slice(1))))
      yield `nothing is called "${href}"`;
  }
  if (/\b(?:undefined|NaN|\[object Object\])\b/u.test(markup.replace(/<[^>]*>/gu, " "))) yield "a value that is none";
}

/** Everything in JSON-LD, and whether all of it could be read. */
function structuredOf(html: string): { structured: unknown[]; faults: string[] } {
  const structured: unknown[] = [];
  const faults: string[] = [];
  for (const [, data = ""] of html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gsu)) {
    try {
      structured.push(...[JSON.parse(data) as unknown].flat());
    } catch {
      faults.push("structured data that is no JSON");
    }
  }
  return { structured, faults: [...faults, ...structuredFaults(structured)] };
}

export function readPage(html: string): PageFacts {
  const markup = withoutScripts(html);
  const { structured, faults } = structuredOf(html);
  const metas = new Map(
    tagsOf(markup, "meta").map((tag) => [
      attribute(tag, "name") ?? attribute(tag, "property"),
      attribute(tag, "content"),
    ]),
  );
  const heads = tagsOf(markup, "link");
  const anchors = tagsOf(markup, "a").map((tag) => ({
    href: attribute(tag, "href") ?? "",
    isFollowed: !attribute(tag, "rel")?.split(" ").includes("nofollow"),
  }));
  return {
    titles: [...markup.matchAll(/<title>(.*?)<\/title>/gsu)]
      // Drawings have titles of their own.
      .filter(({ index }) => markup.lastIndexOf("<svg", index) <= markup.lastIndexOf("</svg", index))
      .map(([, title = ""]) => decodeEntities(title).trim()),
    description: metas.get("description") ?? null,
    headings: tagsOf(`${markup} `, "h1").length + (markup.match(/<h1>/giu)?.length ?? 0),
    lang: attribute(tagsOf(markup, "html")[0] ?? "", "lang"),
    canonical:
      heads.map((tag) => (attribute(tag, "rel") === "canonical" ? attribute(tag, "href") : null)).find(Boolean) ?? null,
    isIndexable: !/noindex/u.test(metas.get("robots") ?? ""),
    alternates: new Map(
      heads
        .filter((tag) => attribute(tag, "rel") === "alternate" && attribute(tag, "hreflang"))
        .map((tag) => [attribute(tag, "hreflang") ?? "", attribute(tag, "href") ?? ""]),
    ),
    links: anchors.filter(({ isFollowed }) => isFollowed).map(({ href }) => href),
    unfollowed: anchors.filter(({ isFollowed }) => !isFollowed).map(({ href }) => href),
    pictures: [metas.get("og:image")].filter((image) => typeof image === "string"),
    structured,
    faults: [...new Set([...faultsOf(markup), ...faults])],
  };
}
