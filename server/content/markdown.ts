import { LRUCache } from "lru-cache";
import MarkdownIt, { type Token } from "markdown-it";
import sanitizeHtml from "sanitize-html";
import { type SizeTableName, sizeTableNames } from "@/lib/domain/sizing/tables";
import { setText } from "@/lib/domain/typography";
import { wordsOf } from "@/lib/i18n/words";
import { ownPath } from "@/lib/routes";
import { findStoreView, type Language, languageOf, type StoreView } from "@/lib/store-views";
import { type Directive, directives } from "./directives";
import { references } from "./references";
import { sizeTableHtml } from "./size-table";

/** Owners may write some HTML, as in Strapi; what of it is shown is said below. */
const LAST_LETTER = /(?<![\p{L}\p{N}])([ksvzouai]) $/iu;
const markdown = new MarkdownIt({ html: true, linkify: false, typographer: false });
// What is between the tags, and not the tags, is set as printers do.
markdown.core.ruler.push("typography", ({ env, tokens }) => {
  const { language } = env as { language: string };
  for (const { children } of tokens)
    for (const [index, child] of (children ?? []).entries()) {
      if (child.type !== "text") continue;
      child.content = setText(child.content, language);
      // "v **lese**": what a one-letter word stays with may be in the next piece.
      if (language === "cs" && children?.[index + 1]) child.content = child.content.replace(LAST_LETTER, "$1\u00a0");
    }
});

/** Parts of a page that are more than text: whoever shows the page knows what each is. */
const liveParts = ["map", "contact-form"] as const;
export type LivePart = (typeof liveParts)[number];
/** A page as it is shown from top to bottom. */
export type WordsPart = { html: string };
export type ContentPart = WordsPart | { part: LivePart } | { block: string };

const livePart = ({ name, about }: Directive): LivePart | undefined =>
  about === "" ? liveParts.find((part) => part === name) : undefined;
const sizesOf = ({ name, about }: Directive): SizeTableName | undefined =>
  name === "sizes" ? sizeTableNames.find((known) => known === about) : undefined;
/** What is said in several places stands in a document of its own. */
const blockOf = ({ name, about }: Directive): string | undefined =>
  name === "block" && about !== "" ? about : undefined;
directives(markdown, (directive) => [livePart, sizesOf, blockOf].some((known) => known(directive) !== undefined));
markdown.renderer.rules.directive = (tokens, index, _options, env) => {
  const table = sizesOf(tokens[index]!.meta as Directive);
  return table ? sizeTableHtml(table, (env as { language: Language }).language) : "";
};

references(markdown, (number, language) => wordsOf(language as Language)("content.blog.source", { number }));

/** The same text is asked for by every page of a listing, and by the API. In characters. */
const rendered = new LRUCache<string, ContentPart[]>({
  maxSize: 4_000_000,
  sizeCalculation: (parts, key) => JSON.stringify(parts).length + key.length,
});

const TAGS = [
  ..."h2 h3 h4 p ul ol li strong b em i s del ins sub sup blockquote code pre hr br a img".split(" "),
  ..."table caption thead tbody tr th td dl dt dd figure figcaption".split(" "),
];

/** Nobody's words stand in one another as often; each level that is closed anew costs what is around it. */
const MAX_NESTING = 50;

/**
 * The text of an owner as HTML that can do nothing: no script, no style, no frame, no picture from elsewhere. Links
 * into the shop lead to the same page of the visitor's store view.
 */
export const contentHtml = (text: string, storeView: StoreView, language?: string): string =>
  contentParts(text, storeView, language)
    .flatMap((part) => ("html" in part ? part.html : []))
    .join("\n");

/** The same with what stands between its words. */
export function contentParts(
  text: string,
  storeView: StoreView,
  language: string = languageOf(storeView),
): readonly ContentPart[] {
  const key = `${storeView.storeCode} ${language} ${text}`;
  const known = rendered.get(key);
  if (known !== undefined) return known;
  const parts = partsOf(text, storeView, language);
  rendered.set(key, parts);
  return parts;
}

function partsOf(text: string, storeView: StoreView, language: string): ContentPart[] {
  const env = { language };
  const parts: ContentPart[] = [];
  let words: Token[] = [];
  const closeWords = () => {
    const html = clean(markdown.renderer.render(words, markdown.options, env), storeView);
    words = [];
    if (html !== "") parts.push({ html });
  };
  for (const token of markdown.parse(text, env)) {
    const directive = token.type === "directive" ? (token.meta as Directive) : { name: "", about: "" };
    const [part, block] = [livePart(directive), blockOf(directive)];
    if (!part && !block) {
      words.push(token);
      continue;
    }
    closeWords();
    if (part) parts.push({ part });
    if (block) parts.push({ block });
  }
  closeWords();
  return parts;
}

function clean(html: string, storeView: StoreView): string {
  return sanitizeHtml(html, {
    allowedTags: TAGS,
    nestingLimit: MAX_NESTING,
    allowedAttributes: {
      a: ["href", "title", "rel", "id"],
      img: ["src", "alt", "width", "height", "loading"],
      th: ["scope", "colspan", "rowspan"],
      td: ["colspan", "rowspan"],
      ol: ["start"],
    },
    allowedSchemes: ["https", "http", "mailto", "tel"],
    allowedSchemesByTag: { img: [] },
    allowProtocolRelative: false,
    // The page has its own first heading.
    transformTags: {
      h1: "h2",
      a: (tagName, { href = "", title, id = "" }) => ({
        tagName,
        attribs: {
          href: href.startsWith("/") ? inStoreView(storeView, href) : href,
          ...(title && { title }),
          // No other name: one of the page's own could be taken.
          ...(/^cited-\d{1,2}$/u.test(id) && { id }),
          ...(/^https?:/u.test(href) && { rel: "noopener" }),
        },
      }),
      img: (tagName, { src = "", alt = "", width = "", height = "" }) => ({
        tagName,
        attribs: { src, alt, ...(width && { width }), ...(height && { height }), loading: "lazy" },
      }),
    },
    exclusiveFilter: ({ tag, attribs }) => tag === "img" && !/^\/(?:media|illustrations)\//u.test(attribs.src ?? ""),
  }).trim();
}

function inStoreView(storeView: StoreView, path: string): string {
  const [, first = ""] = path.split(/[/?#]/u);
  return findStoreView(first) ? path : ownPath(storeView, path);
}
