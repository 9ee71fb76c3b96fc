/*
 * What a mail says, whatever it looks like: made by pure functions, drawn by `letter.tsx`, written down as text by
 * `plain-text.ts`.
 */

/** A line of a section, with a link where one helps. */
export interface Fact {
  /** Before the text; a sum's name, a phone's. */
  label?: string;
  text: string;
  href?: string;
  strong?: boolean;
  /** A thing that is ordered, by its name; a `part` of the set above it stands further in. */
  thing?: "whole" | "part";
}

export interface Section {
  title: string;
  /** `facts`: one below the other; `list`: with a mark each; `sums`: name left, amount right. */
  shape: "facts" | "list" | "sums";
  facts: Fact[];
  /** Below, quietly. */
  note?: string;
}

export interface MailContent {
  subject: string;
  /** Under the subject in a list of mails. */
  preview: string;
  heading: string;
  paragraphs: string[];
  action?: { label: string; href: string };
  /** A QR payment to be drawn, and what it says for those who don't see it. */
  code?: { text: string; alt: string };
  sections: Section[];
  footer: string[];
  /** Calendar file. */
  attachment?: { filename: string; content: string };
}
