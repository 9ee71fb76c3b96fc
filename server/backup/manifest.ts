import { readFile } from "node:fs/promises";
import path from "node:path";
import { z } from "zod";

/** One table as a file: lines of COPY, packed. */
const tableSchema = z.object({
  schema: z.string(),
  name: z.string(),
  columns: z.array(z.string()),
  rows: z.number().int(),
  /** Of the lines before they were packed: the same rows in the same order give the same one. */
  sha256: z.string(),
});
export type DumpedTable = z.infer<typeof tableSchema>;

const manifestSchema = z.object({
  format: z.literal(1),
  madeAt: z.string(),
  /** What the tables look like: the migrations that had made them. */
  migrations: z.array(z.object({ name: z.string(), checksum: z.string() })),
  tables: z.array(tableSchema),
  sequences: z.array(z.object({ name: z.string(), value: z.string(), isCalled: z.boolean() })),
  pictures: z.object({ files: z.number().int(), bytes: z.number() }),
});
export type Manifest = z.infer<typeof manifestSchema>;

/** What keeps a back-up from being made or brought in; the message says what to do. */
export class BackupError extends Error {
  override readonly name = "BackupError";
}

/** Written last: a folder without it is no back-up. */
export const MANIFEST = "backup.json";
export const SECRETS = "secrets.json";
export const PICTURES = "pictures";

export const fileOf = (folder: string, { schema, name }: Pick<DumpedTable, "schema" | "name">): string =>
  path.join(folder, "database", `${schema}.${name}.copy.gz`);

export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(path.join(folder, MANIFEST), "utf8").catch((cause: unknown) => {
    throw new BackupError(`${folder} is no back-up: it has no ${MANIFEST}, which is written last.`, { cause });
  });
  const read = manifestSchema.safeParse(JSON.parse(text));
  if (!read.success)
    throw new BackupError(`${path.join(folder, MANIFEST)} is not of a kind that this version reads.`, {
      cause: read.error,
    });
  return read.data;
}
