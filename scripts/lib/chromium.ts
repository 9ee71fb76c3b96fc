import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import path from "node:path";
import { isDebian, isRoot } from "./system";

export { isRoot } from "./system";

/** First the one without a window of its own: the same engine, and a test takes a third less of the processor. */
const NAMES = ["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];

/** What a Chromium needs that is run by root, in a container without a graphics card or a network. */
export const ROOT_FLAGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** A Chromium that runs: CHROMIUM_PATH, then one of the system's own, then Playwright's. */
export async function findChromium(env: NodeJS.ProcessEnv = process.env): Promise<string | null> {
  if (env.CHROMIUM_PATH) return env.CHROMIUM_PATH;
  const folders = (env.PATH ?? "").split(path.delimiter);
  const candidates = NAMES.flatMap((name) => folders.map((folder) => path.join(folder, name)));
  const { chromium } = await import("@playwright/test");
  return [...candidates, chromium.executablePath()].find(runs) ?? null;
}

/** Ubuntu's `chromium-browser` may be a script that only says where to get one. */
function runs(file: string): boolean {
  if (!existsSync(file)) return false;
  try {
    return execFileSync(file, ["--version", "--no-sandbox"], {
      encoding: "utf8",
      timeout: 20_000,
      stdio: ["ignore", "pipe", "ignore"],
    }).includes("Chrom");
  } catch {
    return false;
  }
}

/** Commands that bring a Chromium to this system. */
export function chromiumInstallation(): [command: string, args: string[]][] {
  if (isRoot() && isDebian()) {
    return [
      ["apt-get", ["update"]],
      ["apt-get", ["install", "-y", "chromium-headless-shell"]],
    ];
  }
  return [["npx", ["playwright", "install", ...(isRoot() ? ["--with-deps"] : []), "chromium"]]];
}
