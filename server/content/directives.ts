import type MarkdownIt from "markdown-it";

/*
 * What an owner puts into a page beside words, each on a line of its own: `::map`, `::contact-form`, `::sizes bikes`,
 * `::block deposit`.
 * Markdown keeps it apart from its words: in a list, a quotation or code it is text like any other.
 */

export interface Directive {
  name: string;
  about: string;
}

const LINE = /^::([a-z][a-z-]*)(?:[ \t]+([a-z][a-z0-9-]*))?[ \t]*$/u;

/** @param isKnown what is no directive of ours stays as it was written */
export function directives(markdown: MarkdownIt, isKnown: (directive: Directive) => boolean): void {
  markdown.block.ruler.before(
    "paragraph",
    "directive",
    (state, line, _end, silent) => {
      if (state.level > 0 || state.sCount[line] !== 0) return false;
      const text = state.src.slice(state.bMarks[line]! + state.tShift[line]!, state.eMarks[line]);
      const [found, name = "", about = ""] = LINE.exec(text) ?? [];
      if (found === undefined || !isKnown({ name, about })) return false;
      if (silent) return true;
      const token = state.push("directive", "", 0);
      token.meta = { name, about } satisfies Directive;
      token.map = [line, line + 1];
      state.line = line + 1;
      return true;
    },
    { alt: ["paragraph"] },
  );
}
