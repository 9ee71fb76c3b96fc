/* What an owner writes, as screens show it. */

export type FooterColumn = "left" | "centre" | "right";

export interface OwnLink {
  label: string;
  /** A path of the shop, or an address elsewhere. */
  link: string;
  /** The language of the label, where it is not the visitor's. */
  otherLanguage?: string;
}

/** What stands at the foot of every page. */
export interface FooterContent {
  columns: Record<FooterColumn, OwnLink[]>;
  social: { name: string; url: string }[];
}

/** A link that an owner may write: a path of the shop, or an address of the web, of mail or of a telephone. */
export const isOwnLink = (text: string): boolean =>
  /^\/(?![/\\])[^\s\\]*$/u.test(text) || /^(?:https:\/\/|mailto:|tel:)\S+$/u.test(text);
