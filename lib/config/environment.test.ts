import { readFileSync } from "node:fs";
import path from "node:path";
import { filesUnder, root } from "@/test/source-files";

/** Set by Node, npm, the framework, a machine that builds or the launcher: nobody's to choose. */
const GIVEN = new Set(["BUILD_FOLDER", "CI", "NODE_ENV", "NEXT_RUNTIME", "OWN_TYPE", "PATH"]);
const READ_IN = ["app", "bench", "components", "demo", "e2e", "lib", "scripts", "server", "stores", "test"];
const FILES = ["instrumentation.ts", "middleware.ts", "next.config.mjs", "playwright.config.ts"];

const namesIn = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map((match) => match[1]!);
const read = (file: string): string => readFileSync(path.join(root, file), "utf8");

const documented = new Set(namesIn(read(".env.example"), /^#?([A-Z][A-Z0-9_]+)=/gmu));
const used = new Set(
  [...READ_IN.flatMap(filesUnder), ...FILES]
    .filter((file) => /\.(?:tsx?|mjs)$/u.test(file) && !file.startsWith("bench/floor"))
    .flatMap((file) => namesIn(read(file), /\benv\.([A-Z][A-Z0-9_]+)/gu))
    .filter((name) => !GIVEN.has(name)),
);

test(".env.example names every variable that the code reads", () => {
  expect([...used].filter((name) => !documented.has(name))).toEqual([]);
});

test(".env.example names nothing that no code reads", () => {
  expect([...documented].filter((name) => !used.has(name))).toEqual([]);
});

test("every variable says what it is for", () => {
  const blocks = read(".env.example").split(/\n\n/u).slice(1);
  expect(blocks.filter((block) => !/^# \S/u.test(block) || !/^#?[A-Z0-9_]+=/mu.test(block))).toEqual([]);
});
