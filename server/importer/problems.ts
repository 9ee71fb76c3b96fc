/** Where in the import something stands: "products.json, record 12 (sku SKI-1)" or "bookings.csv, line 40". */
export interface RecordPlace {
  file: string;
  /** "line 40" of a CSV, "record 12" of a JSON array. */
  position: string;
  /** What the record calls itself. */
  key?: string;
}

export interface Problem extends RecordPlace {
  /** Dotted path of the field; empty when the record as a whole is meant. */
  field: string;
  message: string;
}

/** What is wrong with a field of a record whose place is known. */
export type Mistake = Pick<Problem, "field" | "message">;

/** A record as its file has it. */
export interface RawRecord {
  position: string;
  raw: unknown;
  /** Columns that name no place in a record. */
  misplaced?: Mistake[];
}

export const describeProblem = ({ file, position, key, field, message }: Problem): string =>
  `${file}, ${position}${key ? ` (${key})` : ""}${field ? `, ${field}` : ""}: ${message}`;

const SHOWN = 50;

/** The import was refused and changed nothing. */
export class ImportError extends Error {
  override readonly name = "ImportError";
  constructor(readonly problems: readonly Problem[]) {
    const more = problems.length > SHOWN ? [`… and ${problems.length - SHOWN} more`] : [];
    super(
      [
        `${problems.length} problem${problems.length === 1 ? "" : "s"}; nothing was imported`,
        ...problems.slice(0, SHOWN).map(describeProblem),
        ...more,
      ].join("\n"),
    );
  }
}
