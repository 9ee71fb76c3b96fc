import { readFile } from "node:fs/promises";
import path from "node:path";
import { parse } from "csv-parse/sync";
import { decodeSheet } from "../decode";
import type { Sheet } from "./cells";

/** Cells of a workbook as they are read, numbers and days as text. */
const textOf = (cell: unknown): string => {
  if (cell instanceof Date) return cell.toISOString().slice(0, 10);
  return typeof cell === "string" || typeof cell === "number" || typeof cell === "boolean" ? String(cell).trim() : "";
};

/** A file of one or more tables. @throws when it is no workbook, or no text in an encoding that spreadsheets write */
export async function readWorkbook(file: string): Promise<Sheet[]> {
  const bytes = await readFile(file);
  if (file.toLowerCase().endsWith(".xlsx")) {
    const { default: readXlsx } = await import("read-excel-file/node");
    const sheets = await readXlsx(bytes);
    return sheets.map(({ sheet, data }) => ({ name: sheet, rows: data.map((row) => row.map(textOf)) }));
  }
  return [{ name: path.basename(file), rows: readTable(decodeSheet(bytes)) }];
}

/** Whichever stands in its first lines most often; spreadsheets write semicolons where a comma is the decimal point. */
function delimiterOf(text: string): string {
  const head = text.split("\n", 5).join("\n");
  const count = (delimiter: string): number => head.split(delimiter).length;
  return [";", "\t", ","].reduce((best, delimiter) => (count(delimiter) > count(best) ? delimiter : best));
}

function readTable(text: string): string[][] {
  return parse(text, {
    bom: true,
    delimiter: delimiterOf(text),
    relax_column_count: true,
    relax_quotes: true,
    trim: true,
  });
}
