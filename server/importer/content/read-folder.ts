import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { parse as parseYaml } from "yaml";
import { languages } from "@/lib/config/choices";
import type { Attribute, ContentType, Model } from "@/server/content/model";
import { isSaidByLanguage } from "@/server/content/model";
import { ImportError, type Problem } from "../problems";

/** One file of a folder of content: what it says of a document, for one language or for all. */
export interface ContentFile {
  type: ContentType;
  /** As messages name it: "static-pages/terms.cs.md". */
  file: string;
  id: string;
  /** Empty for what holds in all languages. */
  locale: string;
  values: Record<string, unknown>;
}

const problemOf = (file: string, message: string): Problem => ({ file, position: "file", field: "", message });

/** Letters that can stand in an address and in every file system. */
const FILE_NAME = new RegExp(`^([a-z0-9][a-z0-9-]{0,99})(?:\\.(${languages.join("|")}))?\\.(md|yaml|json)$`, "u");
const FRONT_MATTER = /^---\r?\n([\s\S]*?)\r?\n---\r?\n?([\s\S]*)$/u;

/**
 * Reads a folder with a folder for each type, by its plural name: `<id>.<language>.md` holds a text with its fields
 * before it, `<id>.yaml` (or `.json`) what is the same in all languages.
 */
export async function readContentFolder(model: Model, root: string): Promise<ContentFile[]> {
  const entries = await readdir(root, { withFileTypes: true }).catch(() => null);
  if (!entries) throw new ImportError([problemOf(root, "no such folder")]);
  const problems: Problem[] = [];
  const files: ContentFile[] = [];
  const folders = entries.filter((entry) => entry.isDirectory() && entry.name !== MEDIA_FOLDER);
  for (const { name } of folders.sort((one, other) => (one.name < other.name ? -1 : 1))) {
    const type = model.types.find(({ plural }) => plural === name);
    if (!type) {
      problems.push(problemOf(name, `no content type: ${model.types.map(({ plural }) => plural).join(", ")}`));
      continue;
    }
    for (const file of (await readdir(path.join(root, name))).filter((each) => !each.startsWith(".")).sort())
      files.push(...(await readOne(type, root, path.posix.join(name, file), problems)));
  }
  if (folders.length === 0) problems.push(problemOf(root, "holds no folder of content"));
  if (problems.length > 0) throw new ImportError(problems);
  return files;
}

/** Pictures lie beside the types, and are named by them. */
export const MEDIA_FOLDER = "media";

async function readOne(type: ContentType, root: string, file: string, problems: Problem[]): Promise<ContentFile[]> {
  const [, id = "", locale = "", ending] = FILE_NAME.exec(path.basename(file)) ?? [];
  if (!id) {
    problems.push(problemOf(file, "the name must be like my-page.cs.md or my-page.yaml"));
    return [];
  }
  try {
    const text = (await readFile(path.join(root, file), "utf8")).replace(/^\uFEFF/u, "");
    const values = ending === "md" ? readMarkdown(type, text) : (parseYaml(text) as unknown);
    if (typeof values !== "object" || values === null || Array.isArray(values)) throw new Error("holds no fields");
    return [{ type, file, id, locale, values: values as Record<string, unknown> }];
  } catch (error) {
    problems.push(problemOf(file, `can't be read: ${error instanceof Error ? error.message : String(error)}`));
    return [];
  }
}

/** The text below the fields is the type's own text. */
function readMarkdown(type: ContentType, text: string): Record<string, unknown> {
  const [, front = "", body = text] = FRONT_MATTER.exec(text) ?? [];
  const field = Object.entries(type.attributes).find(([, { type: kind }]) => kind === "richtext")?.[0];
  if (!field) throw new Error("this type has no text");
  return { ...(parseYaml(front) as Record<string, unknown> | null), [field]: body.trim() };
}

/** Fields of a document in one language: what all share, and what that language says. */
export interface ContentRecord {
  type: ContentType;
  id: string;
  locale: string;
  file: string;
  isDraft: boolean;
  values: Record<string, unknown>;
}

/** Puts the files of each document together: one record for each language that it speaks. */
export function assembleRecords(files: readonly ContentFile[], problems: Problem[]): ContentRecord[] {
  const records: ContentRecord[] = [];
  const groups = new Map<string, ContentFile[]>();
  for (const file of files) {
    const key = `${file.type.name} ${file.id}`;
    groups.set(key, [...(groups.get(key) ?? []), file]);
  }
  for (const group of groups.values()) {
    const [first] = group;
    if (!first) continue;
    const { type, id } = first;
    const shared: Record<string, unknown> = {};
    for (const file of group.filter(({ locale }) => locale === "")) Object.assign(shared, file.values);
    const spoken = group.filter(({ locale }) => locale !== "");
    for (const file of spoken) problems.push(...saidTwice(file, shared));
    if (!type.isLocalised && spoken.length > 0)
      problems.push(...spoken.map(({ file }) => problemOf(file, "this type has no languages")));
    else if (type.isLocalised && spoken.length === 0)
      problems.push(
        problemOf(first.file, "says nothing in any language: a file such as " + `${id}.cs.yaml is missing`),
      );
    else
      for (const { locale, file, values } of type.isLocalised ? spoken : [{ ...first, values: {} }]) {
        const { status, ...fields } = { ...shared, ...values };
        records.push({ type, id, locale, file, isDraft: status === "draft", values: fields });
      }
  }
  return records;
}

/** What is the same in all languages stands once. */
function saidTwice({ type, file, values }: ContentFile, shared: Record<string, unknown>): Problem[] {
  return Object.keys(values).flatMap((field) => {
    const attribute: Attribute | undefined = type.attributes[field];
    const isMisplaced = attribute && !isSaidByLanguage(type, attribute);
    const message = isMisplaced
      ? "is the same in all languages: it stands in the file without one"
      : Object.hasOwn(shared, field)
        ? "stands in the file without a language already"
        : null;
    return message ? [{ file, position: "file", field, message }] : [];
  });
}
