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

/** The same of what is one line: a name with a second one would write lines of its own into sheets and letters. */
export const oneLine = (text: string): string => text.replace(/(?:\s|[^\P{Cc}\0])+/gu, " ").trim();

/** Nothing is left of it on the wire. */
export const isBlank = (text: string): boolean => oneLine(text) === "";

/** So much of a text as a field takes: without what can't be kept, and without half of a sign at its end. */
export const storableText = (text: string, most: number): string =>
  replaceUnstorable(text.trim().slice(0, most), "").trim();

/** As `encodeURIComponent`, which throws at half of a surrogate pair: here it is replaced, as it is in a query. */
export const encodeSegment = (text: string): string => encodeURIComponent(text.replace(/\p{Surrogate}/gu, "\uFFFD"));

/** Names of fields that could change an object's nature. */
export const FORBIDDEN_FIELDS: ReadonlySet<string> = new Set(["__proto__", "constructor", "prototype"]);
