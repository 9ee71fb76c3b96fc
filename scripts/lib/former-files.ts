import { copyFileSync, existsSync, linkSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

/** For so long a tab that was open when the shop got another version may still ask for scripts of the one before. */
export const FORMER_FILES_MS = 24 * 3600 * 1000;

/** Files in here that came from other builds, each with the moment until which its own was served. */
const TAKEN_OVER = "former-files.json";

interface FormerBuild {
  /** Absolute. */
  folder: string;
  /** Epoch milliseconds. */
  servedUntil: number;
}

/**
 * Links static files of builds that were served until a day ago into another one, which serves them as its own: their
 * names tell their content, so none stands in another's place. What a former build had taken over counts from its own
 * time and is not handed on for ever, and a build may be removed at once.
 */
export function takeOverFiles(folder: string, former: readonly FormerBuild[], now: number): void {
  const own = new Set(listFiles(folder));
  const takenOver = readTakenOver(folder);
  for (const build of former) {
    const earlier = readTakenOver(build.folder);
    for (const file of listFiles(build.folder)) {
      const servedUntil = earlier[file] ?? build.servedUntil;
      if (now - servedUntil > FORMER_FILES_MS) continue;
      if (own.has(file) && !(file in takenOver)) continue;
      takenOver[file] = Math.max(servedUntil, takenOver[file] ?? 0);
      if (own.has(file)) continue;
      link(path.join(build.folder, file), path.join(folder, file));
      own.add(file);
    }
  }
  writeFileSync(path.join(folder, TAKEN_OVER), JSON.stringify(takenOver));
}

function link(from: string, to: string): void {
  mkdirSync(path.dirname(to), { recursive: true });
  try {
    linkSync(from, to);
  } catch {
    // There is none on this disk, or another launcher was first.
    copyFileSync(from, to);
  }
}

/** What a page of that build may ask for. The worker itself has one name in all builds, so it is always the newest. */
function listFiles(folder: string): string[] {
  return ["chunks", "css", "media", "worker"].flatMap((kind) => {
    const files = path.join(folder, "static", kind);
    if (!existsSync(files)) return [];
    return readdirSync(files, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)));
  });
}

function readTakenOver(folder: string): Record<string, number> {
  const file = path.join(folder, TAKEN_OVER);
  return existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as Record<string, number>) : {};
}
