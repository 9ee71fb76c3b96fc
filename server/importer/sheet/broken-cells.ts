import type { Header } from "./columns";
import { at, cellName, type Remark, words } from "./words";

/** Errors of formulas as spreadsheets show them, in English and in Czech. */
const ERRORS = new Set([
  ...["#REF!", "#DIV/0!", "#NAME?", "#VALUE!", "#N/A", "#NUM!", "#NULL!", "#SPILL!", "#CALC!"],
  ...["#ODKAZ!", "#DĚLENÍ_NULOU!", "#NÁZEV?", "#HODNOTA!", "#NENÍ_K_DISPOZICI", "#ČÍSLO!"],
]);
/** A formula instead of its result. */
const FORMULA = /^=[^\s=]/u;
const DATE = /^\d{4}-\d{2}-\d{2}$/u;

/** What can't be meant in any cell that is read. */
export function brokenText(text: string): string | null {
  if (ERRORS.has(text)) return words.formulaError(text);
  return FORMULA.test(text) ? words.formulaUncounted(text) : null;
}

/** Cells of a row that show what their owner did not write; an empty one in their place would be believed. */
export function brokenCells({ columns }: Header, cells: readonly string[], row: number): Remark[] {
  return columns.flatMap((told, column): Remark[] => {
    const text = cells[column] ?? "";
    if (!told || text === "") return [];
    const message = told.kind === "size" && DATE.test(text) ? words.dateInCell(text) : brokenText(text);
    return message === null ? [] : [at(cellName(column, row), message)];
  });
}
