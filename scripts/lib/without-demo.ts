import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";

/* An owner who began with an empty shop finds no demo in it after a restart either. */

const markOf = (home: string): string => path.join(home, "without-demo");

export const isWithoutDemo = (home: string): boolean => existsSync(markOf(home));

export function doWithoutDemo(home: string): void {
  mkdirSync(home, { recursive: true });
  writeFileSync(markOf(home), "");
}
