import { stat } from "node:fs/promises";

/** Something by the name of a file that is none: a folder, a pipe. */
export class NoFile extends Error {
  override readonly name = "NoFile";
  constructor(readonly isFolder: boolean) {
    super(isFolder ? "is a folder" : "is no file");
  }
}

/** @throws NoFile for what would be read without end, or not at all */
export async function fileSize(file: string): Promise<number> {
  const info = await stat(file);
  if (!info.isFile()) throw new NoFile(info.isDirectory());
  return info.size;
}

/** What keeps a file from being opened; who keeps the files need not know the codes of the system. */
export type FileTrouble = "missing" | "folder" | "noFile" | "noRight" | "diskFull";

const BY_CODE: Readonly<Record<string, FileTrouble>> = {
  ...{ ENOENT: "missing", ENOTDIR: "missing", ENAMETOOLONG: "missing", ELOOP: "missing" },
  ...{ EACCES: "noRight", EPERM: "noRight", ENOSPC: "diskFull", EISDIR: "folder" },
};

/** @returns null when it is something else */
export function fileTrouble(error: unknown): FileTrouble | null {
  if (error instanceof NoFile) return error.isFolder ? "folder" : "noFile";
  const { code } = error as NodeJS.ErrnoException;
  return BY_CODE[code ?? ""] ?? null;
}
