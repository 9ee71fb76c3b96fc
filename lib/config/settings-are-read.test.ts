import { readFileSync } from "node:fs";
import path from "node:path";
import * as config from "@/shop.config";
import { languages } from "./choices";
import { filesUnder, root } from "@/test/source-files";

/* A setting that no code reads is a promise to the owner that nobody keeps. */

const CODE = ["app", "components", "lib", "server", "stores"];
const isCode = (file: string): boolean =>
  /\.tsx?$/u.test(file) && !/\.test\.tsx?$|\/testing\//u.test(file) && !file.startsWith("lib/config/");

/** Without comments and imports, in which a name may stand that nobody reads. */
const statements = (source: string): string =>
  source.replace(/\/\*[\s\S]*?\*\//gu, "").replace(/(?<=^|[\s;,{(])\/\/.*$/gmu, "");
const imports = /import (?:type )?\{([^}]*)\} from "(?:@|\.\.|\.\.\/\.\.)\/shop\.config";/u;

const sources = CODE.flatMap(filesUnder)
  .filter(isCode)
  .map((file) => ({ file, code: statements(readFileSync(path.join(root, file), "utf8")) }));
/** Pure rules are given their settings, by those who take the section. */
const rules = sources.filter(({ file }) => file.startsWith("lib/domain/")).map(({ code }) => code.replace(imports, ""));

const readers = sources.flatMap(({ code }) => {
  const names = imports.exec(code)?.[1];
  return names === undefined
    ? []
    : [{ sections: names.split(",").map((name) => name.trim().split(" ")[0]!), code: code.replace(imports, "") }];
});

/** Names of all settings below a value; those of a list's entries once for all of them. */
function namesIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(namesIn);
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => (HANDED_ON.has(name) ? [name] : [name, ...namesIn(inner)]));
}

/** In the framework's own shape, and given to it whole. */
const HANDED_ON = new Set(["favicons"]);
/** Read by the language that is shown: `title[language]`. */
const LANGUAGES: ReadonlySet<string> = new Set(languages);

const settings = Object.entries(config).flatMap(([section, value]) =>
  [...new Set(namesIn(value))].filter((name) => !LANGUAGES.has(name)).map((name) => [section, name] as const),
);

test("every section of shop.config.ts is read by code", () => {
  const read = new Set(readers.flatMap(({ sections }) => sections));
  expect(Object.keys(config).filter((section) => !read.has(section))).toEqual([]);
});

test.each(settings)("%s: %s is read by code that takes this section, or by a rule", (section, name) => {
  const takers = readers.filter(({ sections }) => sections.includes(section)).map(({ code }) => code);
  const read = new RegExp(`(?:\\.|\\?\\.|[{,]\\s*)${name}\\b`, "u");
  expect([...takers, ...rules].some((code) => read.test(code))).toBe(true);
});
