import { type SizeCell, type SizeColumn, sizeTable, type SizeTableName } from "@/lib/domain/sizing/tables";
import { type Words, wordsOf } from "@/lib/i18n/words";
import type { Language } from "@/lib/store-views";

/** A table of sizes as a page has it: words and figures only, made of the rules that choose sizes. */
export function sizeTableHtml(name: SizeTableName, language: Language): string {
  const words = wordsOf(language);
  const { columns, rows } = sizeTable(name);
  const heads = columns.map((column) => `<th scope="col">${headOf(column, words)}</th>`).join("");
  const body = rows
    .map(([first, ...cells]) => {
      const said = cells.map((cell) => `<td>${cellText(cell, words, language)}</td>`).join("");
      return `<tr><th scope="row">${cellText(first ?? null, words, language)}</th>${said}</tr>`;
    })
    .join("\n");
  const caption = `<caption>${words(`sizes.captions.${name}`)}</caption>`;
  return `<table>\n${caption}\n<thead><tr>${heads}</tr></thead>\n<tbody>\n${body}\n</tbody>\n</table>\n`;
}

const headOf = (column: SizeColumn, words: Words): string =>
  typeof column === "object" ? words("sizes.ofHeight", column) : words(`sizes.columns.${column}`);

function cellText(cell: SizeCell, words: Words, language: Language): string {
  if (cell === null) return words("sizes.none");
  if (typeof cell === "string") return cell;
  const number = new Intl.NumberFormat(language, { maximumFractionDigits: 1 });
  if (typeof cell === "number") return number.format(cell);
  const [from, to] = [number.format(cell.from), number.format(cell.to)];
  if (cell.to === Infinity) return words("sizes.from", { from });
  // The dash stays with its numbers, also in a narrow column.
  return cell.from === cell.to ? from : `${from}\u2060–\u2060${to}`;
}
