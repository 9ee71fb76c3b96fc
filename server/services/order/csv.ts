import { stringify, type Options, type Stringifier } from "csv-stringify";

/** What a table program takes for the beginning of a formula, in letters of half and of full width. */
const FORMULA = "=+\\-@＝＋－＠";
/**
 * A formula's beginning at the beginning of what some program takes for a cell: of the value itself, or behind a
 * semicolon, a tab or a line end in it. Spaces and quotes between the two change nothing. A comma is none of them: it
 * separates only where the file is read as it was written, and there the value is in quotes.
 */
const CELL = new RegExp(`(^|[;\\t\\r\\n])([\\s"]*)(?=[${FORMULA}])`, "gu");

/**
 * Text that is a formula in no table program. A Czech one separates at semicolons, whatever the file was written with,
 * so that a note may become several cells: each that would begin with = + - or @ begins with an apostrophe instead.
 * "Praha, -5 °C" and "a-b; c" stay as they are, "+420 777" and "ne; -5 °C" don't.
 */
export const harmless = (text: string): string => text.replace(CELL, "$1$2'");

const options: Options = { header: true, bom: true, quoted_match: /[;\t]/u, cast: { string: harmless } };

/** Rows as a file that opens in table programs; numbers are left as they are. */
export const asCsv = (): Stringifier => stringify(options);
