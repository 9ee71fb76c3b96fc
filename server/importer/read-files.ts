import { readdir, readFile, stat } from "node:fs/promises";
import path from "node:path";
import { readCsv } from "./csv";
import { type ImportFile, importFiles, type ImportRecord } from "./format";
import { ImportError, type Place, type Problem } from "./problems";

export interface Sourced<F extends ImportFile> extends Place {
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

function readJson(text: string): { position: string; raw: unknown }[] {
  const parsed: unknown = JSON.parse(text);
  const list = Array.isArray(parsed) ? parsed : [parsed];
  return list.map((raw: unknown, index) => ({ position: `record ${index + 1}`, raw }));
}

const keyNames = ["reference", "sku", "code", "identifier", "id"];
function keyOf(raw: unknown): string | undefined {
  if (typeof raw !== "object" || raw === null) return undefined;
  const name = keyNames.find((candidate) => candidate in raw);
  return name ? `${name} ${String(Reflect.get(raw, name))}` : undefined;
}

/** Reads and checks every record by itself. @throws ImportError with all problems found. */
export async function readImport(target: string): Promise<ImportSet> {
  const set = Object.fromEntries(kinds.map((kind) => [kind, [] as unknown[]])) as unknown as ImportSet;
  const problems: Problem[] = [];
  for (const { kind, root, file, shown } of await findFiles(target)) {
    const schema = importFiles[kind];
    try {
      const text = (await readFile(file, "utf8")).replace(/^\uFEFF/u, "");
      for (const { position, raw } of file.endsWith(".csv") ? readCsv(text, schema) : readJson(text)) {
        const place = { file: shown, position, key: keyOf(raw) };
        const parsed = schema.safeParse(raw);
        if (parsed.success)
          (set[kind] as unknown[]).push({
            ...place,
            record: parsed.data,
            folder: path.dirname(path.resolve(file)),
            root,
          });
        else
          problems.push(
            ...parsed.error.issues.map((issue) => ({ ...place, field: issue.path.join("."), message: issue.message })),
          );
      }
    } catch (error) {
      problems.push(problemOf(shown, `can't be read: ${error instanceof Error ? error.message : String(error)}`));
    }
  }
  if (problems.length > 0) throw new ImportError(problems);
  return set;
}
