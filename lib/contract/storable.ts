/** What no text may carry, because the database can't keep it: NUL, and half of a surrogate pair. */
export const UNSTORABLE = /[\0\p{Surrogate}]/u;
export const STORABLE = /^[^\0\p{Surrogate}]*$/u;

export const replaceUnstorable = (text: string, substitute: string): string =>
  text.replace(new RegExp(UNSTORABLE, "gu"), substitute);

/**
 * Signs that nobody types and that a terminal or a printer would obey: left out. Ends of lines and tabs are people's
 * own; NUL is refused.
 */
export const withoutControls = (text: string): string => text.replace(/[^\P{Cc}\0\n\t]/gu, "");

/** Blanks of any width, joiners, marks of direction and fillers: a name of these alone is one that nobody sees. */
const UNSEEN = /^(?:[\s\p{Z}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]|[^\P{Cc}\0])*$/u;
/** Signs of that kind come along with what is copied from a page or a letter. */
const EDGE = /^[\s\u00AD\u200B-\u200F\u202A-\u202E\u2060-\u2069]$/u;

/** Nothing of it can be seen; NUL counts as a sign, because it is refused. */
export const isBlank = (text: string): boolean => UNSEEN.test(text);

/** What is seen of a text, without what stands around it; nothing where nothing can be seen. */
export function trimmed(text: string): string {
  if (isBlank(text)) return "";
  // Sign by sign: a pattern for the end would look at each run of blanks within a long text once for each of them.
  let [start, end] = [0, text.length];
  while (EDGE.test(text.charAt(start))) start += 1;
  while (EDGE.test(text.charAt(end - 1))) end -= 1;
  return text.slice(start, end);
}

/** The same of what is one line: a name with a second one would write lines of its own into sheets and letters. */
export const oneLine = (text: string): string => trimmed(text.replace(/(?:\s|[^\P{Cc}\0])+/gu, " "));

/** So much of a text as a field takes: without what can't be kept, and without half of a sign at its end. */
export const storableText = (text: string, most: number): string =>
  trimmed(replaceUnstorable(trimmed(text).slice(0, most), ""));

/** As `encodeURIComponent`, which throws at half of a surrogate pair: here it is replaced, as it is in a query. */
export const encodeSegment = (text: string): string => encodeURIComponent(text.replace(/\p{Surrogate}/gu, "\uFFFD"));

/** Names of fields that could change an object's nature. */
export const FORBIDDEN_FIELDS: ReadonlySet<string> = new Set(["__proto__", "constructor", "prototype"]);
