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
}

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

/** So many words most people read in a minute. */
const WORDS_PER_MINUTE = 200;

export const readingMinutes = (text: string): number =>
  Math.max(1, Math.round(text.split(/\s+/u).filter(Boolean).length / WORDS_PER_MINUTE));
