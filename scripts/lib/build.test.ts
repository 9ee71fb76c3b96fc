import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

import { hashSources } from "./build";

let root: string;

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), "sezona-sources-"));
  write("app/page.tsx", "export default () => null");
  write("package-lock.json", "{}");
});

afterEach(() => rmSync(root, { recursive: true }));

function write(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
}

test("the same sources have the same hash, whenever they were written", () => {
  const before = hashSources(root, {});
  write("app/page.tsx", "export default () => null");
  expect(hashSources(root, {})).toBe(before);
});

test.each([
  ["a changed file", () => write("app/page.tsx", "export default () => <p />")],
  ["a new file", () => write("messages/cs-CZ.json", "{}")],
  ["a removed file", () => rmSync(path.join(root, "app/page.tsx"))],
  ["a renamed file", () => renameSync(path.join(root, "app/page.tsx"), path.join(root, "app/layout.tsx"))],
  ["other packages", () => write("package-lock.json", '{ "lockfileVersion": 3 }')],
  [
    "text moved from one file to its neighbour",
    () => (write("app/page.tsx", "export default () => "), write("app/pagf.tsx", "null")),
  ],
])("%s changes it", (_, change) => {
  const before = hashSources(root, {});
  change();
  expect(hashSources(root, {})).not.toBe(before);
});

test("what Next writes into the pages from the environment changes it, other variables do not", () => {
  const before = hashSources(root, {});
  expect(hashSources(root, { PORT: "3001" })).toBe(before);
  expect(hashSources(root, { NEXT_PUBLIC_SHOP: "skibike" })).not.toBe(before);
});

test.each([
  "public/service-worker.js",
  "public/workbox-1a2b.js",
  "public/media/ski.webp",
  "app/page.test.tsx",
  "server/testing/shop.ts",
  "docs/tour.md",
  ".sezona/run.json",
])("%s does not change it", (file) => {
  const before = hashSources(root, {});
  write(file, "anything");
  expect(hashSources(root, {})).toBe(before);
});
