import { inBoth, type Told } from "./phrases";

/** Where in the import something stands: "products.json, record 12 (sku SKI-1)" or "bookings.csv, line 40". */
export interface RecordPlace {
  file: string;
  /** "line 40" of a CSV, "record 12" of a JSON array. */
  position: string;
  /** What the record calls itself. */
  key?: string;
  /** Of a record that an owner's table was read as: where its fields stand, an entry of a list as `images.1`. */
  cells?: Readonly<Record<string, string>>;
}

export interface Problem extends RecordPlace {
  /** Dotted path of the field; empty when the record as a whole is meant. */
  field: string;
  message: string;
  /** The same for an owner, where more is known than the message says. */
  told?: Told;
}

/** What is wrong with a field of a record whose place is known. */
export type Mistake = Pick<Problem, "field" | "message" | "told">;

/** A record as its file has it. */
export interface RawRecord {
  position: string;
  raw: unknown;
  /** Columns that name no place in a record. */
  misplaced?: Mistake[];
}

/** The cell of the field, or of what it is a part of; else the record. */
export function placeOf({ position, field, cells = {} }: Pick<Problem, "position" | "field" | "cells">): string {
  const steps = field.split(".");
  for (let length = steps.length; length > 0; length -= 1) {
    const known = steps.slice(0, length).join(".");
    if (Object.hasOwn(cells, known)) return cells[known] ?? position;
  }
  return position;
}

export const describeProblem = ({ file, position, key, field, message, cells }: Problem): string =>
  `${file}, ${placeOf({ position, field, cells })}${key ? ` (${key})` : ""}${field ? `, ${field}` : ""}: ${message}`;

/** Who keeps a table need not know English, nor what the code calls a place in it. */
const places: readonly (readonly [pattern: RegExp, cs: string])[] = [
  [/^line (\d+)$/u, "řádek"],
  [/^record (\d+)$/u, "záznam"],
  [/^row (\d+)$/u, "řádek"],
  [/^file$/u, "soubor"],
  [/^table$/u, "tabulka"],
];

function placeForOwner(position: string): string {
  const [pattern, cs] = places.find(([known]) => known.test(position)) ?? [];
  const number = pattern?.exec(position)?.[1];
  return cs === undefined ? position : `${cs}${number === undefined ? "" : ` ${number}`} / ${position}`;
}

/** In Czech and in English; what a table's reader says is in both already. */
export function describeForOwner({ told, message, position, cells, ...rest }: Problem): string {
  const both = told ?? inBoth(message);
  return describeProblem({
    ...rest,
    position: placeForOwner(placeOf({ position, field: rest.field, cells })),
    message: both ? `${both.cs} / ${both.en}` : message,
  });
}

const SHOWN = 50;

/** The import was refused and changed nothing. */
export class ImportError extends Error {
  override readonly name = "ImportError";
  constructor(readonly problems: readonly Problem[]) {
    super(listed(`${problems.length} problem${problems.length === 1 ? "" : "s"}; nothing was imported`, problems));
  }

  /** What the command line prints. */
  forOwner(): string {
    const { length } = this.problems;
    const cs = `chyb: ${length}; nic se nepřevzalo`;
    const en = `problems: ${length}; nothing was imported`;
    return listed(`${cs} / ${en}`, this.problems, describeForOwner);
  }
}

const listed = (title: string, problems: readonly Problem[], describe = describeProblem): string =>
  [title, ...theFirst(problems.map(describe))].join("\n");

/** As many lines as somebody reads, and how many more there are. */
export const theFirst = (lines: readonly string[]): string[] =>
  lines.length > SHOWN ? [...lines.slice(0, SHOWN), `… + ${lines.length - SHOWN}`] : [...lines];

export function stopOn(problems: readonly Problem[]): void {
  if (problems.length > 0) throw new ImportError(problems);
}
