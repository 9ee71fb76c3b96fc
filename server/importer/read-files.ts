import { readdir, readFile, stat } from "node:fs/promises";
import path from "node:path";
import { readCsv } from "./csv";
import { decodeText } from "./decode";
import { type ImportFile, importFiles, type ImportRecord } from "./format";
import { ImportError, type Mistake, type RecordPlace, type Problem, type RawRecord } from "./problems";
import { unstorableIn } from "./storable";

export interface Sourced<F extends ImportFile> extends RecordPlace {
  record: ImportRecord<F>;
  /** Folder that relative file names start from. */
  folder: string;
  /** Folder of the whole import; nothing outside of it is read. */
  root: string;
}
export type ImportSet = { [F in ImportFile]: Sourced<F>[] };

const kinds = Object.keys(importFiles) as ImportFile[];
const isKind = (name: string): name is ImportFile => Object.hasOwn(importFiles, name);
const problemOf = (file: string, message: string): Problem => ({ file, position: "file", field: "", message });

interface Found {
  kind: ImportFile;
  root: string;
  file: string;
  shown: string;
}

/** Files of a folder by their names, and those of products/; or the one file that was named. */
async function findFiles(target: string): Promise<Found[]> {
  const info = await stat(target).catch(() => null);
  if (!info) throw new ImportError([problemOf(target, "no such file or folder")]);
  if (info.isFile()) {
    const kind = path.basename(target).replace(/\.(json|csv)$/u, "");
    const parent = path.basename(path.dirname(path.resolve(target)));
    const known = isKind(kind) ? kind : isKind(parent) ? parent : null;
    if (!known)
      throw new ImportError([problemOf(target, `the name must be one of ${kinds.join(", ")} with .json or .csv`)]);
    const folder = path.dirname(path.resolve(target));
    return [
      { kind: known, file: target, shown: path.basename(target), root: isKind(kind) ? folder : path.dirname(folder) },
    ];
  }
  const found: Found[] = [];
  const root = path.resolve(target);
  for (const kind of kinds) {
    for (const ending of [".json", ".csv"]) {
      const file = path.join(target, `${kind}${ending}`);
      if (await stat(file).catch(() => null)) found.push({ kind, root, file, shown: `${kind}${ending}` });
    }
  }
  const more = (await readdir(path.join(target, "products")).catch(() => [] as string[]))
    .filter((name) => /\.(json|csv)$/u.test(name))
    .sort();
  found.push(
    ...more.map((name): Found => ({
      kind: "products",
      root,
      file: path.join(target, "products", name),
      shown: `products/${name}`,
    })),
  );
  if (found.length === 0)
    throw new ImportError([problemOf(target, `holds none of ${kinds.join(", ")} (.json or .csv)`)]);
  return found;
}

function readJson(text: string): RawRecord[] {
  const parsed: unknown = JSON.parse(text);
  const list = Array.isArray(parsed) ? parsed : [parsed];
  return list.map((raw: unknown, index) => ({ position: `record ${index + 1}`, raw }));
}

const keyNames = ["reference", "sku", "code", "store_code", "identifier", "id"];
function keyOf(raw: unknown): string | undefined {
  if (typeof raw !== "object" || raw === null) return undefined;
  const name = keyNames.find((candidate) => Object.hasOwn(raw, candidate));
  const key: unknown = name && Reflect.get(raw, name);
  return typeof key === "string" || typeof key === "number" ? `${name} ${String(key).slice(0, 64)}` : undefined;
}

/** Records of one file as they stand there. */
async function readRecords({ kind, file, shown }: Found, problems: Problem[]): Promise<RawRecord[]> {
  const place = { file: shown, field: "" };
  try {
    const decoded = decodeText(await readFile(file));
    if ("problem" in decoded) {
      problems.push({ ...place, ...decoded.problem });
      return [];
    }
    const text = decoded.text.replace(/^\uFEFF/u, "");
    return file.endsWith(".csv") ? readCsv(text, importFiles[kind]) : readJson(text);
  } catch (error) {
    problems.push(problemOf(shown, `can't be read: ${error instanceof Error ? error.message : String(error)}`));
    return [];
  }
}

/** What is wrong with a record whatever the others are. */
function checkRecord(kind: ImportFile, { raw, misplaced }: RawRecord): { problems: Mistake[]; record?: unknown } {
  const unreadable = [...(misplaced ?? []), ...unstorableIn(raw)];
  if (unreadable.length > 0) return { problems: unreadable };
  const parsed = importFiles[kind].safeParse(raw);
  return parsed.success
    ? { problems: [], record: parsed.data }
    : { problems: parsed.error.issues.map(({ path: at, message }) => ({ field: at.join("."), message })) };
}

/** Reads and checks every record by itself. @throws ImportError with all problems found */
export async function readImport(target: string): Promise<ImportSet> {
  const set = Object.fromEntries(kinds.map((kind) => [kind, [] as unknown[]])) as unknown as ImportSet;
  const problems: Problem[] = [];
  for (const found of await findFiles(target)) {
    const { kind, file, shown, root } = found;
    const folder = path.dirname(path.resolve(file));
    for (const raw of await readRecords(found, problems)) {
      const place: RecordPlace = { file: shown, position: raw.position, key: keyOf(raw.raw) };
      const checked = checkRecord(kind, raw);
      problems.push(...checked.problems.map((mistake) => ({ ...place, ...mistake })));
      if (checked.problems.length === 0)
        (set[kind] as unknown[]).push({ ...place, record: checked.record, folder, root });
    }
  }
  problems.push(...twiceIn(set));
  if (problems.length > 0) throw new ImportError(problems);
  return set;
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
