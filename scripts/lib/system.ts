import { existsSync, readFileSync } from "node:fs";

export const isRoot = (): boolean => process.getuid?.() === 0;

export function isDebian(): boolean {
  const file = "/etc/os-release";
  return existsSync(file) && /^ID=debian$/m.test(readFileSync(file, "utf8"));
}
