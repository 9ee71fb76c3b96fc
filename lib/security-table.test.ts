import { existsSync, readFileSync } from "node:fs";

/* docs/security.md says which test shows what is defended: each one has to be there, and to say so. */

const lines = readFileSync("docs/security.md", "utf8")
  .split("\n")
  .filter((line) => /^\| (?!threat|-)/u.test(line));
const claims = lines.flatMap((line) => {
  const [, threat = "", , shown = ""] = line.split(/ +\| +|^\| | +\|$/u);
  return shown.split("<br>").map((claim) => [threat, ...(/^`([^`]+)`: (.+)$/u.exec(claim)?.slice(1) ?? ["", claim])]);
});

test("every line names a test, by its file and its words", () => expect(claims.length).toBeGreaterThan(lines.length));

test.each(claims)("%s: %s tells of it", (_threat, file = "", words = "") => {
  expect([file, existsSync(file)]).toEqual([expect.stringMatching(/\.(?:test|spec)\.tsx?$/u), true]);
  expect(readFileSync(file, "utf8")).toContain(words);
});
