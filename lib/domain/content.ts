import type { Day } from "@/lib/contract";

/* What an owner writes, as screens show it. */

export type FooterColumn = "left" | "centre" | "right";

export interface OwnLink {
  label: string;
  /** A path of the shop, or an address elsewhere. */
  link: string;
  /** The language of the label, where it is not the visitor's. */
  otherLanguage?: string;
}

/** What stands in the menu and at the foot of every page. */
export interface FooterContent {
  /** Pages that the menu leads to; none: the usual ones. */
  menu: OwnLink[];
  columns: Record<FooterColumn, OwnLink[]>;
  social: { name: string; url: string }[];
  /** Pages that the shop leads to by itself and that nobody has written, by their slugs. */
  unwritten: string[];
}

/** Pages of the owner's that a menu leads to while it names none. */
export const usualPages = { how: "jak-to-funguje", delivery: "zpusoby-doruceni", contact: "kontakty" } as const;

/** The owner's page that a path of the shop leads to, by its slug. */
export const pageOfLink = (link: string): string | null => /^\/(?:static|i)\/([^/?#]+)/u.exec(link)?.[1] ?? null;

/** A page that nobody has written is nowhere; while nobody can say, it is taken for written. */
export const leadsSomewhere = (link: string, content: FooterContent | null): boolean =>
  content?.unwritten.includes(pageOfLink(link) ?? "") !== true;

/** A link that an owner may write: a path of the shop, or an address of the web, of mail or of a telephone. */
export const isOwnLink = (text: string): boolean =>
  /^\/(?![/\\])[^\s\\]*$/u.test(text) || /^(?:https:\/\/|mailto:|tel:)\S+$/u.test(text);

export interface BlogCategory {
  slug: string;
  name: string;
  description: string;
  otherLanguage?: string | undefined;
}

export interface BlogTeaser {
  slug: string;
  title: string;
  excerpt: string;
  /** Null of one that nobody put a name to. */
  author: string | null;
  writtenOn: Day;
  /** To read it. */
  minutes: number;
  /** A drawing of the theme. */
  illustration: string;
  category: BlogCategory;
  otherLanguage?: string | undefined;
}

export interface BlogArticle extends BlogTeaser {
  body: string;
  /** Slugs of categories whose things it is about. */
  gear: string[];
  /** Where its facts come from. */
  sources: string[];
  /** Who wrote it, where there is more to say than a name; in the article's language. */
  writer: { name: string; portrait: string | null; text: string } | null;
  related: BlogTeaser[];
}

/** The place of a source below its article, as links of the text name it. */
export const sourceId = (number: number): string => `source-${number}`;

/** The place in an article where a source is named first. */
export const citedId = (number: number): string => `cited-${number}`;

/** So many words most people read in a minute. */
const WORDS_PER_MINUTE = 200;

export const readingMinutes = (text: string): number =>
  Math.max(1, Math.round(text.split(/\s+/u).filter(Boolean).length / WORDS_PER_MINUTE));
