import { readdir, readFile, stat } from "node:fs/promises";
import path from "node:path";
import { readCsv } from "./csv";
import { decodeText } from "./decode";
import { type ImportFile, importFiles } from "./format";
import { ImportError, type Problem, type RawRecord, type RecordPlace } from "./problems";
import { readTable } from "./sheet/read-table";
import type { ShopSoFar } from "./sheet/records";
import { emptySet, type ImportReading, keyOf, kinds, type ImportSet, type Reading, take } from "./take-record";

const isKind = (name: string): name is ImportFile => Object.hasOwn(importFiles, name);
const problemOf = (file: string, message: string): Problem => ({ file, position: "file", field: "", message });

interface Found {
  kind: ImportFile;
  root: string;
  file: string;
  shown: string;
}

/** A file's kind by its name, or by the folder that it lies in. */
function kindOf(file: string): ImportFile | null {
  const name = path.basename(file).replace(/\.(json|csv)$/u, "");
  const parent = path.basename(path.dirname(path.resolve(file)));
  return isKind(name) ? name : isKind(parent) ? parent : null;
}

/** Files of a folder by their names, and those of products/; or the one file that was named. */
async function findFiles(target: string): Promise<Found[]> {
  const info = await stat(target).catch(() => null);
  if (!info) throw new ImportError([problemOf(target, "no such file or folder")]);
  if (info.isFile()) {
    const known = kindOf(target);
    if (!known)
      throw new ImportError([
        problemOf(
          target,
          `the name must be one of ${kinds.join(", ")} with .json or .csv, or a table's: .csv or .xlsx`,
        ),
      ]);
    const folder = path.dirname(path.resolve(target));
    return [
      {
        ...{ kind: known, file: target, shown: path.basename(target) },
        root: path.basename(folder) === known ? path.dirname(folder) : folder,
      },
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

/**
 * Reads and checks every record by itself: of files in the importer's format, or of an owner's own table.
 * @param shopSoFar what the names of a table are looked up in
 * @throws ImportError with all problems found
 */
export async function readImport(target: string, shopSoFar: () => Promise<ShopSoFar>): Promise<ImportReading> {
  const isTable = /\.xlsx$/iu.test(target) || (/\.csv$/iu.test(target) && !kindOf(target));
  const { set, remarks, problems } = isTable ? await readTable(target, shopSoFar) : await readRecordFiles(target);
  problems.push(...twiceIn(set));
  if (problems.length > 0) throw new ImportError(problems);
  return { set, remarks };
}

async function readRecordFiles(target: string): Promise<Reading> {
  const set = emptySet();
  const problems: Problem[] = [];
  for (const found of await findFiles(target)) {
    const { kind, file, shown, root } = found;
    const folder = path.dirname(path.resolve(file));
    for (const raw of await readRecords(found, problems))
      take(set, problems, kind, raw, { file: shown, position: raw.position, key: keyOf(raw.raw), folder, root });
  }
  return { set, remarks: [], problems };
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
