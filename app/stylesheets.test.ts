import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

/* A sibling of any kind, or anything below what a pointer is over: an element that comes or goes, or a pointer that
 * moves, has the browser count the style of all that lies under its parent anew, on every page that has the sheet. */
const ANY_SIBLING = /[+~]\s*\*/;
const ANYTHING_POINTED_AT = /:(?:hover|active|focus)\b[^,{]*\s:(?:first|last|nth|only|not)/;

const sheets = ["app", "components"].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".css"))
    .map((file) => path.join(folder, file)),
);
const selectors = sheets.flatMap((sheet) =>
  [...readFileSync(sheet, "utf8").matchAll(/^\s*([^@{}/;]+)\{/gm)].map(([, selector]) => `${sheet}: ${selector}`),
);

test("there are sheets to read", () => expect(selectors.length).toBeGreaterThan(500));

test.each([
  ["any sibling", ANY_SIBLING, ".prose > * + *"],
  ["anything that is pointed at", ANYTHING_POINTED_AT, ".row a:hover > :first-child"],
])("no style is that of %s", (_, costly, example) => {
  expect(example).toMatch(costly);
  expect(selectors.filter((selector) => costly.test(selector))).toEqual([]);
});

/* A word for screen readers is taken out of the row: inside a list that is scrolled it would widen the whole page. */
test("what is scrolled by itself holds what is placed in it", () => {
  const scrolled = sheets.flatMap((sheet) =>
    [...readFileSync(sheet, "utf8").matchAll(/([^{}]+)\{([^{}]*overflow(?:-[xy])?: (?:auto|scroll)[^{}]*)\}/g)].map(
      ([, selector = "", style = ""]) => ({ selector: `${sheet}: ${selector.trim()}`, style }),
    ),
  );
  expect(scrolled.length).toBeGreaterThan(5);
  expect(scrolled.filter(({ style }) => !style.includes("position:")).map(({ selector }) => selector)).toEqual([]);
});
