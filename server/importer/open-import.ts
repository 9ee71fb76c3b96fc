import { stat } from "node:fs/promises";
import path from "node:path";
import type { ImportFile } from "./format";
import { ImportError, type Problem, type RecordPlace } from "./problems";
import { findFiles, type Found, kindOf, recordsOf } from "./read-files";
import { readTable } from "./sheet/read-table";
import type { ShopSoFar } from "./sheet/records";
import { emptySet, type ImportReading, type ImportSet, kinds, type Sourced } from "./take-record";

/** Hears how much of the files was read: bytes of how many. */
export type OnProgress = (done: number, all: number) => void;

export interface Bounds {
  /** Files that together have no more than this are held as a whole. */
  wholeBytes: number;
  /** So many records are held of larger ones at a time. */
  partRecords: number;
}
const BOUNDS: Bounds = { wholeBytes: 4 * 1024 * 1024, partRecords: 2_000 };

/** A file in which all is wrong need not be read to its end. */
const MOST_PROBLEMS = 1_000;

export interface OpenImport {
  remarks: string[];
  /** All of it is one part. */
  isWhole: boolean;
  /** The records, in the order of their dependence, so many at a time. */
  parts(): AsyncIterable<ImportSet>;
}

/**
 * Reads and checks every record by itself: of files in the importer's format, or of an owner's own table. Large files
 * are read twice, to be checked before anything is written and to be written, and never held as a whole.
 * @param shopSoFar what the names of a table are looked up in
 * @throws ImportError with all problems found
 */
export async function openImport(
  target: string,
  shopSoFar: () => Promise<ShopSoFar>,
  { bounds = BOUNDS, onProgress = () => undefined }: { bounds?: Bounds; onProgress?: OnProgress } = {},
): Promise<OpenImport> {
  const isTable = /\.xlsx$/iu.test(target) || (/\.csv$/iu.test(target) && !kindOf(target));
  if (isTable) {
    const { set, remarks, problems } = await readTable(target, shopSoFar);
    return whole(set, remarks, [...problems, ...twiceIn(set)]);
  }
  const found = await findFiles(target);
  const sizes = await Promise.all(found.map(async ({ file }) => (await stat(file)).size));
  const bytes = sizes.reduce((sum, size) => sum + size, 0);
  const isLarge = bytes > bounds.wholeBytes;
  let done = 0;
  const onText = (taken: number): void => onProgress((done += taken), isLarge ? 2 * bytes : bytes);
  const set = emptySet();
  const problems: Problem[] = [];
  let hasSets = false;
  for (const of of found)
    for await (const { place, kind, checked } of recordsOf(of, onText)) {
      problems.push(...checked.problems.map((mistake) => ({ ...place, ...mistake })));
      if (problems.length > MOST_PROBLEMS) throw new ImportError(problems);
      hasSets ||= isSet(kind, checked.record);
      if (checked.problems.length === 0 && (!isLarge || kind in keyFields)) put(set, kind, place, checked.record, of);
    }
  if (!isLarge) return whole(set, [], [...problems, ...twiceIn(set)]);
  problems.push(...twiceIn(set));
  if (problems.length > 0) throw new ImportError(problems);
  return { remarks: [], isWhole: false, parts: () => partsOf(found, hasSets, bounds.partRecords, onText) };
}

/** All records at once. */
export async function readImport(target: string, shopSoFar: () => Promise<ShopSoFar>): Promise<ImportReading> {
  const { remarks, parts } = await openImport(target, shopSoFar, { bounds: { ...BOUNDS, wholeBytes: Infinity } });
  let set = emptySet();
  for await (const part of parts()) set = part;
  return { set, remarks };
}

function whole(set: ImportSet, remarks: string[], problems: readonly Problem[]): OpenImport {
  if (problems.length > 0) throw new ImportError(problems);
  return {
    remarks,
    isWhole: true,
    async *parts() {
      yield set;
    },
  };
}

type Thing = Pick<Sourced<"products">["record"], "type_id">;
const isSet = (kind: ImportFile, record: unknown): boolean =>
  kind === "products" && ["bundle", "grouped"].includes((record as Thing | undefined)?.type_id ?? "");

function put(set: ImportSet, kind: ImportFile, place: RecordPlace, record: unknown, { file, root }: Found): void {
  (set[kind] as unknown[]).push({ ...place, record, folder: path.dirname(path.resolve(file)), root });
}

/** What stands before them is little, and has to be there as a whole before the first of them. */
const IN_PARTS = kinds.slice(kinds.indexOf("products"));

/** Sets come after all other things, which they are made of: their files are read once more for them. */
async function* partsOf(
  found: readonly Found[],
  hasSets: boolean,
  partRecords: number,
  onText: (bytes: number) => void,
): AsyncGenerator<ImportSet> {
  const after = hasSets ? found.findLastIndex(({ kind }) => kind === "products") + 1 : found.length;
  const readings = [
    ...found.slice(0, after).map((of) => ({ of, sets: false, onText })),
    ...(hasSets ? found.filter(({ kind }) => kind === "products") : []).map((of) => ({
      ...{ of, sets: true },
      onText: () => undefined,
    })),
    ...found.slice(after).map((of) => ({ of, sets: false, onText })),
  ];
  let set = emptySet();
  let held = 0;
  for (const { of, sets, onText: onTextOf } of readings) {
    for await (const { kind, place, checked } of recordsOf(of, onTextOf)) {
      // The file was whole a moment ago.
      if (checked.problems.length > 0)
        throw new ImportError(checked.problems.map((mistake) => ({ ...place, ...mistake })));
      if (isSet(kind, checked.record) !== sets) continue;
      put(set, kind, place, checked.record, of);
      held += 1;
      if (held < partRecords || !IN_PARTS.includes(kind)) continue;
      yield set;
      set = emptySet();
      held = 0;
    }
  }
  yield set;
}

/** Where the same thing comes twice the database could not tell which of them counts. */
const keyFields = {
  "tax-rules": "id",
  partners: "id",
  sources: "id",
  attributes: "code",
  categories: "id",
  services: "code",
  fronts: "store_code",
  "equipment-guide": "code",
} as const;

function twiceIn(set: ImportSet): Problem[] {
  return (Object.keys(keyFields) as (keyof typeof keyFields)[]).flatMap((kind) => {
    const first = new Map<unknown, RecordPlace>();
    return set[kind].flatMap((sourced): Problem[] => {
      const key: unknown = Reflect.get(sourced.record, keyFields[kind]);
      const known = first.get(key);
      if (!known) first.set(key, sourced);
      const { file, position, key: shown } = sourced;
      return known
        ? [{ file, position, key: shown, field: "", message: `stands in ${known.file}, ${known.position} already` }]
        : [];
    });
  });
}
