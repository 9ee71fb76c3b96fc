import { type ImportFile, importFiles, type ImportRecord } from "./format";
import type { Mistake, Problem, RawRecord, RecordPlace } from "./problems";
import { mistakeOf } from "./issue-words";
import { unstorableIn } from "./storable";

export interface Sourced<F extends ImportFile> extends RecordPlace {
  record: ImportRecord<F>;
  /** Folder that relative file names start from. */
  folder: string;
  /** Folder of the whole import; nothing outside of it is read. */
  root: string;
}
export type ImportSet = { [F in ImportFile]: Sourced<F>[] };

export const kinds = Object.keys(importFiles) as ImportFile[];

export const emptySet = (): ImportSet =>
  Object.fromEntries(kinds.map((kind) => [kind, [] as unknown[]])) as unknown as ImportSet;

export interface ImportReading {
  set: ImportSet;
  /** What an owner should know of it, though nothing is wrong. */
  remarks: string[];
}
export type Reading = ImportReading & { problems: Problem[] };

const keyNames = ["reference", "sku", "code", "store_code", "identifier", "id"];
/** What a record calls itself: "sku SKI-1". */
export function keyOf(raw: unknown): string | undefined {
  if (typeof raw !== "object" || raw === null) return undefined;
  const name = keyNames.find((candidate) => Object.hasOwn(raw, candidate));
  const key: unknown = name && Reflect.get(raw, name);
  return typeof key === "string" || typeof key === "number" ? `${name} ${String(key).slice(0, 64)}` : undefined;
}

/** A record, or what is wrong with it whatever the others are. */
export function checkRecord(
  kind: ImportFile,
  { raw, misplaced }: RawRecord,
): { problems: Mistake[]; record?: unknown } {
  const unreadable = [...(misplaced ?? []), ...unstorableIn(raw)];
  if (unreadable.length > 0) return { problems: unreadable };
  const parsed = importFiles[kind].safeParse(raw);
  return parsed.success
    ? { problems: [], record: parsed.data }
    : { problems: parsed.error.issues.map((issue) => mistakeOf(issue, raw)) };
}

/** Puts a record into the set if it is one, else tells what is wrong with it. */
export function take(
  set: ImportSet,
  problems: Problem[],
  kind: ImportFile,
  raw: RawRecord,
  origin: RecordPlace & { folder: string; root: string },
): void {
  const { folder, root, ...place } = origin;
  const checked = checkRecord(kind, raw);
  problems.push(...checked.problems.map((mistake) => ({ ...place, ...mistake })));
  if (checked.problems.length === 0) (set[kind] as unknown[]).push({ ...place, record: checked.record, folder, root });
}
