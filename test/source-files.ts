import { readdirSync } from "node:fs";
import path from "node:path";

export const root = path.resolve(__dirname, "..");

/** Files of a folder of the project, by their paths from its root; a file is itself. */
export const filesUnder = (place: string): string[] =>
  path.extname(place) !== ""
    ? [place]
    : readdirSync(path.join(root, place), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)));
