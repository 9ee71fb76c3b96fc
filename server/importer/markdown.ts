import MarkdownIt from "markdown-it";
import type { Localised } from "@/server/repositories/sql";

/** Raw HTML is shown as text and `javascript:` links are refused, so what comes out is safe to show. */
const markdown = new MarkdownIt({ html: false, linkify: false, typographer: false });

export const toHtml = (texts: Localised): Localised =>
  Object.fromEntries(
    Object.entries(texts).map(([language, text]) => [language, markdown.render(text as string).trim()]),
  ) as unknown as Localised;
