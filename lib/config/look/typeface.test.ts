import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { typeface } from "./typeface";

let folder: string;
const home = process.cwd();
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "sezona-typeface-"));
  mkdirSync(path.join(folder, "public", "look"), { recursive: true });
  process.chdir(folder);
});
afterEach(() => {
  process.chdir(home);
  rmSync(folder, { recursive: true });
});

const own = (name: string, more: Record<string, unknown> = {}) => ({
  files: [{ url: `/look/${name}`, weight: "400 700" }],
  fallback: "Georgia, serif",
  licence: "SIL Open Font License 1.1",
  ...more,
});
const put = (name: string, content: string): void => writeFileSync(path.join("public", "look", name), content);
const messages = (given: unknown): string[] =>
  typeface.safeParse(given).error?.issues.map(({ path: at, message }) => `${at.join(".")}: ${message}`) ?? [];

test("families of visitors' machines, or files of one's own, with the licence that allows to serve them", () => {
  put("lora.woff2", "wOF2…");
  expect(messages("Georgia, serif")).toEqual([]);
  expect(messages(own("lora.woff2"))).toEqual([]);
});

test.each([
  ["what is not there", "none.woff2", "files.0.url: there is no such file in public/"],
  ["another format by a wrong name", "renamed.woff2", "files.0.url: is no WOFF2"],
  ["more than a phone waits for", "large.woff2", "files.0.url: has 301 KB, more than 300"],
  ["another format", "lora.ttf", "files.0.url: a file in public/look"],
])("refused with what to do: %s", (_, name, said) => {
  put("renamed.woff2", "\0\u0001\0\0");
  put("large.woff2", `wOF2${" ".repeat(300 * 1024)}`);
  put("lora.ttf", "\0\u0001\0\0");
  expect(messages(own(name)).join()).toContain(said);
});

test.each([
  [{ licence: undefined }, "licence"],
  [{ licence: "*/ body { display: none }" }, "licence: under which licence you may serve it"],
  [{ fallback: "x}body{display:none" }, "fallback: names of families"],
  [{ files: [] }, "files"],
])("what would leave the page without it, or break out of its style: %j", (more, said) => {
  put("lora.woff2", "wOF2");
  expect(messages(own("lora.woff2", more)).join()).toContain(said);
});
