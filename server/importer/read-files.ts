import { readdir, readFile, stat } from "node:fs/promises";
import path from "node:path";
import { csvRecords } from "./csv";
import { csvTrouble } from "./csv-trouble";
import { decodeText, EncodingError } from "./decode";
import { fileTrouble } from "./file-trouble";
import { type ImportFile, importFiles } from "./format";
import { ImportError, type Problem, type RawRecord, type RecordPlace } from "./problems";
import { checkRecord, keyOf, kinds } from "./take-record";

const isKind = (name: string): name is ImportFile => Object.hasOwn(importFiles, name);
const problemOf = (file: string, message: string): Problem => ({ file, position: "file", field: "", message });

export interface Found {
  kind: ImportFile;
  root: string;
  file: string;
  shown: string;
}

/** A file's kind by its name, or by the folder that it lies in. */
export function kindOf(file: string): ImportFile | null {
  const name = path.basename(file).replace(/\.(json|csv)$/u, "");
  const parent = path.basename(path.dirname(path.resolve(file)));
  return isKind(name) ? name : isKind(parent) ? parent : null;
}

const OTHER_TABLES = /\.(?:xls|xlsm|xlsb|ods|numbers|tsv)$/iu;

/** Files of a folder by their names, and those of products/; or the one file that was named. */
export async function findFiles(target: string): Promise<Found[]> {
  const info = await stat(target).catch(() => null);
  if (!info) throw new ImportError([problemOf(target, "no such file or folder")]);
  if (info.isFile()) {
    const known = kindOf(target);
    if (OTHER_TABLES.test(target)) throw new ImportError([problemOf(target, "tables are read as .xlsx or .csv")]);
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

async function* jsonRecords(file: string, onText: (bytes: number) => void): AsyncGenerator<RawRecord> {
  const bytes = await readFile(file);
  onText(bytes.length);
  const decoded = decodeText(bytes);
  if ("problem" in decoded) throw new EncodingError(decoded.problem);
  const parsed: unknown = JSON.parse(decoded.text.replace(/^\uFEFF/u, ""));
  const list = Array.isArray(parsed) ? parsed : [parsed];
  for (const [index, raw] of list.entries()) yield { position: `record ${index + 1}`, raw: raw as unknown };
}

/** Why a file that is there can't be opened; null when it was. */
function unopened(error: unknown): string | null {
  const trouble = fileTrouble(error);
  if (trouble === "noRight") return "may not be read by this user";
  return trouble === "folder" || trouble === "noFile" ? "is a folder and no file" : null;
}

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Records of one file as they stand there, each checked by itself. */
export async function* recordsOf({ kind, file, shown }: Found, onText: (bytes: number) => void) {
  const all = file.endsWith(".csv") ? csvRecords(file, importFiles[kind], onText) : jsonRecords(file, onText);
  try {
    for await (const raw of all) {
      const place: RecordPlace = { file: shown, position: raw.position, key: keyOf(raw.raw) };
      yield { kind, place, checked: checkRecord(kind, raw) };
    }
  } catch (error) {
    const problem =
      error instanceof EncodingError
        ? error.problem
        : { position: "file", message: csvTrouble(error) ?? unopened(error) ?? `can't be read: ${reasonOf(error)}` };
    yield {
      kind,
      place: { file: shown, position: problem.position },
      checked: { problems: [{ field: "", ...problem }] },
    };
  }
}
