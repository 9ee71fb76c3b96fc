import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

import { FORMER_FILES_MS, takeOverFiles } from "./former-files";

const NOW = 1_000_000_000_000;
let root: string;

beforeEach(() => (root = mkdtempSync(path.join(tmpdir(), "sezona-builds-"))));
afterEach(() => rmSync(root, { recursive: true }));

function build(id: string, files: Record<string, string>): string {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(root, id, "static", file)), { recursive: true });
    writeFileSync(path.join(root, id, "static", file), text);
  }
  return path.join(root, id);
}

const read = (id: string, file: string): string => readFileSync(path.join(root, id, "static", file), "utf8");
const has = (id: string, file: string): boolean => existsSync(path.join(root, id, "static", file));

test("an open tab still gets the scripts, styles and fonts of the build before", () => {
  const one = build("one", { "chunks/app/page-1.js": "old page", "css/1.css": "old", "media/1.woff2": "font" });
  const two = build("two", { "chunks/app/page-2.js": "new page" });
  takeOverFiles(two, [{ folder: one, servedUntil: NOW }], NOW);
  expect(read("two", "chunks/app/page-1.js")).toBe("old page");
  expect(has("two", "css/1.css") && has("two", "media/1.woff2")).toBe(true);
});

test("what has the same name in both stays the new build's own", () => {
  const one = build("one", { "worker/service-worker.js": "old", "worker/swe-worker-1.js": "old helper" });
  const two = build("two", { "worker/service-worker.js": "new" });
  takeOverFiles(two, [{ folder: one, servedUntil: NOW }], NOW);
  expect(read("two", "worker/service-worker.js")).toBe("new");
  expect(read("two", "worker/swe-worker-1.js")).toBe("old helper");
  expect(read("one", "worker/service-worker.js")).toBe("old");
});

test("they stay when the build before is removed, and go on for a day from when it was served, no longer", () => {
  const one = build("one", { "chunks/1.js": "1" });
  const two = build("two", { "chunks/2.js": "2" });
  takeOverFiles(two, [{ folder: one, servedUntil: NOW }], NOW);
  rmSync(one, { recursive: true });

  const soon = build("soon", { "chunks/3.js": "3" });
  takeOverFiles(soon, [{ folder: two, servedUntil: NOW + FORMER_FILES_MS }], NOW + FORMER_FILES_MS);
  expect(has("soon", "chunks/1.js") && has("soon", "chunks/2.js")).toBe(true);

  const later = build("later", { "chunks/4.js": "4" });
  const after = NOW + FORMER_FILES_MS + 1;
  takeOverFiles(later, [{ folder: soon, servedUntil: after }], after);
  expect(has("later", "chunks/1.js")).toBe(false);
  expect(has("later", "chunks/2.js") && has("later", "chunks/3.js")).toBe(true);
});

test("a build opened again after a newer one serves the files of that one too, however often", () => {
  const one = build("one", { "chunks/1.js": "1", "chunks/same.js": "same" });
  const two = build("two", { "chunks/2.js": "2", "chunks/same.js": "same" });
  takeOverFiles(two, [{ folder: one, servedUntil: NOW }], NOW);
  for (let turn = 0; turn < 3; turn += 1) takeOverFiles(one, [{ folder: two, servedUntil: NOW + 1 }], NOW + 1);
  expect(has("one", "chunks/2.js") && has("one", "chunks/1.js")).toBe(true);
  // Its own files are not taken for the other build's, whose day would end before theirs.
  const three = build("three", {});
  const late = NOW + FORMER_FILES_MS + 2;
  takeOverFiles(three, [{ folder: one, servedUntil: late }], late);
  expect(has("three", "chunks/1.js") && has("three", "chunks/same.js")).toBe(true);
  expect(has("three", "chunks/2.js")).toBe(false);
});
