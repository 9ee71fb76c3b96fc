import { readFile, stat } from "node:fs/promises";
import path from "node:path";
import { Worker } from "node:worker_threads";
import { parse } from "csv-parse/sync";
import { decodeSheet } from "../decode";
import type { Sheet } from "./cells";
import { words } from "./words";

/** What a catalogue of a hundred thousand rows takes several times over; a few bytes can ask for any amount. */
const BOUNDS = { megabytes: 512, milliseconds: 60_000, fileMegabytes: 16 };

/** Cells of a workbook as they are read, numbers and days as text. */
const textOf = (cell: unknown): string => {
  if (cell instanceof Date) return cell.toISOString().slice(0, 10);
  return typeof cell === "string" || typeof cell === "number" || typeof cell === "boolean" ? String(cell).trim() : "";
};

type Cells = { sheet: string; data: unknown[][] }[];

/** Packed, so that its size says nothing of what it unfolds to: it is read where memory and time have bounds. */
function unpack(bytes: Buffer, { megabytes, milliseconds }: typeof BOUNDS): Promise<Cells> {
  return new Promise((resolve, reject) => {
    const reader = new Worker(new URL("./workbook-reader.mjs", import.meta.url), {
      workerData: bytes,
      resourceLimits: { maxOldGenerationSizeMb: megabytes },
    });
    const timer = setTimeout(() => {
      reject(new Error(words.tooLarge()));
      void reader.terminate();
    }, milliseconds);
    reader.once("message", (cells: Cells) => resolve(cells));
    reader.once("error", (error: NodeJS.ErrnoException) => {
      reject(error.code === "ERR_WORKER_OUT_OF_MEMORY" ? new Error(words.tooLarge()) : error);
    });
    reader.once("exit", () => clearTimeout(timer));
  });
}

/**
 * A file of one or more tables.
 * @throws when it is no workbook, unfolds to more than a catalogue holds, or is no text in an encoding of spreadsheets
 */
export async function readWorkbook(file: string, bounds = BOUNDS): Promise<Sheet[]> {
  // Sizes of one thing may stand anywhere in it, so a table is held as a whole.
  if ((await stat(file)).size > bounds.fileMegabytes * 1024 * 1024)
    throw new Error(words.tooLong(bounds.fileMegabytes));
  const bytes = await readFile(file);
  if (file.toLowerCase().endsWith(".xlsx")) {
    const sheets = await unpack(bytes, bounds);
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
