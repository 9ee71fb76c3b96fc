import { readFileSync } from "node:fs";

/** What a runner has written, or null where it came to no end. */
export function readReport<T>(file: string): T | null {
  try {
    return JSON.parse(readFileSync(file, "utf8")) as T;
  } catch {
    return null;
  }
}
