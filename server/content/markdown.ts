import { LRUCache } from "lru-cache";
import MarkdownIt from "markdown-it";
import sanitizeHtml from "sanitize-html";
import { setText } from "@/lib/domain/typography";
import { ownPath } from "@/lib/routes";
import { findStoreView, languageOf, type StoreView } from "@/lib/store-views";

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

/** The same text is asked for by every page of a listing, and by the API. In characters. */
const rendered = new LRUCache<string, string>({
  maxSize: 4_000_000,
  sizeCalculation: (html, key) => html.length + key.length,
});

const TAGS = [
  ..."h2 h3 h4 p ul ol li strong b em i s del ins sub sup blockquote code pre hr br a img".split(" "),
  ..."table caption thead tbody tr th td dl dt dd figure figcaption".split(" "),
];

/**
 * The text of an owner as HTML that can do nothing: no script, no style, no frame, no picture from elsewhere. Links
 * into the shop lead to the same page of the visitor's store view.
 */
export function contentHtml(text: string, storeView: StoreView, language: string = languageOf(storeView)): string {
  const key = `${storeView.storeCode} ${language} ${text}`;
  const known = rendered.get(key);
  if (known !== undefined) return known;
  const html = render(text, storeView, language);
  rendered.set(key, html);
  return html;
}

function render(text: string, storeView: StoreView, language: string): string {
  return sanitizeHtml(markdown.render(text, { language }), {
    allowedTags: TAGS,
    allowedAttributes: {
      a: ["href", "title", "rel"],
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
      a: (tagName, { href = "", title }) => ({
        tagName,
        attribs: {
          href: href.startsWith("/") ? inStoreView(storeView, href) : href,
          ...(title && { title }),
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
