import { fork } from "node:child_process";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { parse } from "csv-parse/sync";
import { trimmed } from "@/lib/contract/storable";
import { decodeSheet } from "../decode";
import { fileSize, fileTrouble } from "../file-trouble";
import type { Told } from "../phrases";
import type { Sheet } from "./cells";
import { mergedRange } from "./merged";
import { cellName, unreadable } from "./words";

/**
 * What a catalogue of a hundred thousand rows takes several times over; a few bytes can ask for any amount.
 * `megabytes` is the reader's memory, `unpackedMegabytes` what the file holds once it is unpacked.
 */
const BOUNDS = { megabytes: 512, unpackedMegabytes: 128, milliseconds: 60_000, fileMegabytes: 16 };
export type WorkbookBounds = typeof BOUNDS;

/** What keeps a table from being read as a whole. */
export class UnreadableTable extends Error {
  override readonly name = "UnreadableTable";
  constructor(readonly told: Told) {
    super(`${told.cs} / ${told.en}`);
  }
}

/** More digits than a spreadsheet counts with are noise of the machine: 350 × 1.1 is 385 and no tiny bit more. */
const DIGITS = 15;

/** Cells of a workbook as text. */
const textOf = (cell: unknown): string => {
  if (typeof cell === "number") return String(Number(cell.toPrecision(DIGITS)));
  return typeof cell === "string" || typeof cell === "boolean" ? trimmed(String(cell)) : "";
};

interface Trouble {
  kind: "oldOrLocked" | "noWorkbook" | "tooLarge" | "unreadableCell" | "farCell";
  cell: { row: number; column: number } | null;
}
type Cells = { name: string; data: unknown[][]; merged: string[] }[];
type Answer = { sheets: Cells } | { trouble: Trouble };

const toldOf = ({ kind, cell }: Trouble): Told =>
  kind === "unreadableCell" || kind === "farCell"
    ? unreadable[kind](cellName(cell?.column ?? 0, cell?.row ?? 0))
    : unreadable[kind]();

const READER = fileURLToPath(new URL("./workbook-reader.mjs", import.meta.url));

/**
 * Packed, so that its size says nothing of what it unfolds to: it is read where memory and time have bounds. In a
 * process of its own, because a thread that asks for too much at once ends the whole process.
 */
function unpack(bytes: Buffer, { megabytes, unpackedMegabytes, milliseconds }: WorkbookBounds): Promise<Cells> {
  return new Promise((resolve, reject) => {
    const reader = fork(READER, {
      execArgv: [`--max-old-space-size=${megabytes}`],
      env: { NODE_ENV: "production" },
      serialization: "advanced",
      // What Node says of memory that has run out tells an owner nothing.
      stdio: ["ignore", "ignore", "ignore", "ipc"],
    });
    const tooLarge = (): UnreadableTable => new UnreadableTable(unreadable.tooLarge());
    const timer = setTimeout(() => {
      reject(tooLarge());
      reader.kill("SIGKILL");
    }, milliseconds);
    reader.once("message", (answer: Answer) => {
      if ("sheets" in answer) resolve(answer.sheets);
      else reject(new UnreadableTable(toldOf(answer.trouble)));
    });
    reader.once("error", reject);
    // After its answer, or instead of it.
    reader.once("close", () => {
      clearTimeout(timer);
      reject(tooLarge());
    });
    // One that is gone already has said why by its end.
    reader.send({ bytes, most: unpackedMegabytes * 1024 * 1024 }, () => undefined);
  });
}

function refuseUnopened(error: unknown): never {
  switch (fileTrouble(error)) {
    case "missing":
      throw new UnreadableTable(unreadable.noFile());
    case "folder":
    case "noFile":
      throw new UnreadableTable(unreadable.folder());
    case "noRight":
      throw new UnreadableTable(unreadable.noRight());
    default:
      throw error;
  }
}

/**
 * A file of one or more tables.
 * @throws UnreadableTable when it is no workbook, or unfolds to more than a catalogue holds
 */
export async function readWorkbook(file: string, bounds: Partial<WorkbookBounds> = {}): Promise<Sheet[]> {
  const within = { ...BOUNDS, ...bounds };
  // Sizes of one thing may stand anywhere in it, so a table is held as a whole.
  const size = await fileSize(file).catch(refuseUnopened);
  if (size > within.fileMegabytes * 1024 * 1024) throw new UnreadableTable(unreadable.tooLong(within.fileMegabytes));
  const bytes = await readFile(file).catch(refuseUnopened);
  if (file.toLowerCase().endsWith(".xlsx")) {
    const sheets = await unpack(bytes, within);
    return sheets.map(({ name, data, merged }) => ({
      name,
      rows: data.map((row) => row.map(textOf)),
      merged: merged.flatMap((reference) => mergedRange(reference) ?? []),
    }));
  }
  const decoded = decodeSheet(bytes);
  if ("brokenLine" in decoded) throw new UnreadableTable(unreadable.brokenLetters(decoded.brokenLine));
  return [{ name: path.basename(file), rows: readTable(decoded.text).map((cells) => cells.map(trimmed)) }];
}

/** Whichever stands in its first lines most often; spreadsheets write semicolons where a comma is the decimal point. */
function delimiterOf(text: string): string {
  const head = text.split("\n", 5).join("\n");
  const count = (delimiter: string): number => head.split(delimiter).length;
  return [";", "\t", ","].reduce((best, delimiter) => (count(delimiter) > count(best) ? delimiter : best));
}

/** All three, because a table put together of several has several. */
const LINE_ENDS = ["\r\n", "\n", "\r"];

function readTable(text: string): string[][] {
  return parse(text, {
    bom: true,
    record_delimiter: LINE_ENDS,
    delimiter: delimiterOf(text),
    relax_column_count: true,
    relax_quotes: true,
    trim: true,
  });
}
