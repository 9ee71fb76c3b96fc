import type { Merged, Sheet } from "./cells";
import type { Column, Header } from "./columns";
import { at, cellName, type Remark, words } from "./words";

const columnOf = (letters: string): number =>
  [...letters].reduce((number, letter) => number * 26 + letter.charCodeAt(0) - 64, 0) - 1;

/** "B2:C5" as its first column; null for what goes over one row alone, such as a heading. */
export function mergedRange(reference: string): Merged | null {
  const [, letters, from, to] = /^([A-Z]{1,3})(\d{1,7}):[A-Z]{1,3}(\d{1,7})$/u.exec(reference) ?? [];
  if (!letters || Number(to) <= Number(from)) return null;
  return { column: columnOf(letters), from: Number(from) - 1, to: Number(to) - 1 };
}

/** What is said once of several rows; a code is of one row alone. */
const SHARED = new Set<Column["kind"]>([
  ...(["name", "category", "brand", "size", "price", "band", "tier", "deposit"] as const),
  ...(["description", "summary", "picture"] as const),
]);

/**
 * The rows of a table with the text of merged cells in each of them; whose merged units are nobody can tell.
 * @param head the row of the header, which is read as it stands, and all above it
 */
export function unmerged(
  { rows, merged }: Sheet,
  head: number,
  { columns }: Header,
): { rows: Sheet["rows"]; problems: Remark[] } {
  const filled = rows.map((cells) => [...cells]);
  const problems: Remark[] = [];
  const seen = new Set<string>();
  for (const { column, from, to } of merged ?? []) {
    const kind = columns[column]?.kind;
    const text = filled[from]?.[column] ?? "";
    if (text === "" || kind === undefined || from <= head) continue;
    if (kind === "units") problems.push(at(cellName(column, from), words.mergedUnits(text)));
    if (!SHARED.has(kind)) continue;
    for (let row = from; row <= to && row < filled.length && !seen.has(cellName(column, row)); row += 1) {
      seen.add(cellName(column, row));
      const cells = filled[row];
      if (cells && column < cells.length) cells[column] = text;
    }
  }
  return { rows: filled, problems };
}
