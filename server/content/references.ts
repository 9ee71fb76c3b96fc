import type MarkdownIt from "markdown-it";
import { citedId, sourceId } from "@/lib/domain/content";

/** What a claim rests on: `[^2]` behind it names the second of the article's sources. */
const REFERENCE = /\[\^([1-9]\d?)\]/uy;

/** Markdown's own footnotes would need their texts in the body; an article has its sources in its data. */
export function references(markdown: MarkdownIt, named: (number: number, language: string) => string): void {
  markdown.inline.ruler.before("link", "reference", (state, silent) => {
    REFERENCE.lastIndex = state.pos;
    const [found, number] = REFERENCE.exec(state.src) ?? [];
    if (found === undefined) return false;
    if (!silent) state.push("reference", "", 0).meta = Number(number);
    state.pos += found.length;
    return true;
  });
  markdown.renderer.rules.reference = (tokens, index, _options, env) => {
    const number = tokens[index]!.meta as number;
    const told = env as { language: string; cited?: Set<number> };
    const title = markdown.utils.escapeHtml(named(number, told.language));
    // The way back leads to where a source is named first.
    const place = told.cited?.has(number) ? "" : ` id="${citedId(number)}"`;
    (told.cited ??= new Set()).add(number);
    return `<sup><a${place} href="#${sourceId(number)}" title="${title}">${number}</a></sup>`;
  };
}
