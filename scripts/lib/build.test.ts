import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

import { ensureBuild, findBuild, hashSources, lastBuild } from "./build";

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

describe("a build beside an open shop", () => {
  /** Stands in for the framework: its build is what the page says, and none where that can't be read. */
  const NEXT = `
    const { readFileSync, writeFileSync } = require("node:fs");
    const root = require("node:path").resolve(__dirname, "../../../..");
    const page = readFileSync(root + "/app/page.tsx", "utf8");
    const folder = root + "/" + process.env.BUILD_FOLDER;
    writeFileSync(folder + "/page.js", page);
    if (page.includes("broken")) process.exit(1);
    writeFileSync(folder + "/BUILD_ID", "1");
  `;
  const build = () => ensureBuild({ root, env: { ...process.env, BUILD_FOLDER: "" }, beforeOutput: () => undefined });
  const pageOf = (folder: string): string => readFileSync(path.join(root, folder, "page.js"), "utf8");

  beforeEach(() => {
    write("node_modules/next/package.json", '{ "type": "commonjs" }');
    write("node_modules/next/dist/bin/next", NEXT);
    write("scripts/lib/follow-parent.mjs", "");
    for (const entry of ["front/main", "page-cache/handler"]) write(`server/${entry}.ts`, "export const here = 1;");
  });

  test("has a folder of its own: what is served stays as it was", async () => {
    const open = await build();
    write("app/page.tsx", "the new page");
    const next = await build();
    expect([open.isNew, next.isNew, next.folder === open.folder]).toEqual([true, true, false]);
    expect([pageOf(open.folder), pageOf(next.folder)]).toEqual(["export default () => null", "the new page"]);
    expect(lastBuild(root)?.id).toBe(next.id);
    expect(await build()).toMatchObject({ id: next.id, isNew: false });
  });

  test("that fails says how to open the shop from the one before, which is whole", async () => {
    const open = await build();
    write("app/page.tsx", "broken");
    await expect(build()).rejects.toThrow(`BUILD=${open.id} npm start`);
    expect(lastBuild(root)?.id).toBe(open.id);
    expect(findBuild(root, open.id).folder).toBe(open.folder);
    expect([pageOf(open.folder), existsSync(path.join(root, open.folder, "front.mjs"))]).toEqual([
      "export default () => null",
      true,
    ]);
  });
});
