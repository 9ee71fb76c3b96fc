import { isBlank, oneLine, storableText, trimmed } from "./storable";
import { textSchema } from "./primitives";

test.each([
  [" lyže ", "lyže"],
  ["a\0b", "ab"],
  ["\0 ab", "ab"],
  ["abcdefghij", "abcdefgh"],
  // A sign of two units at the end of the room, and signs that have two each.
  ["abcdefg\u{1F3BF}", "abcdefg"],
  ["\u{1F3BF}".repeat(8), "\u{1F3BF}".repeat(4)],
  ["ab\uD83C", "ab"],
])("of %j a field takes what it can keep", (text, taken) => {
  expect(storableText(text, 8)).toBe(taken);
  expect(textSchema(8).safeParse(taken).success).toBe(true);
});

test.each(["", " ", "\u00a0", "\u200b", "\u2060\u200b", "\ufeff", "\u00ad", "\u202e", "\u3164", "\u2800", "\ufe0f"])(
  "%j shows nothing",
  (text) => {
    expect(isBlank(text)).toBe(true);
    expect([trimmed(text), oneLine(text), storableText(text, 8)]).toEqual(["", "", ""]);
  },
);

test.each([
  ["\u200b Jana\u2060", "Jana"],
  ["a\u200bb", "a\u200bb"],
  // Joiners and selectors within a sign are parts of it.
  ["👩‍👧", "👩‍👧"],
  ["❤️", "❤️"],
])("of %j what is seen is %j", (text, seen) => {
  expect(isBlank(text)).toBe(false);
  expect([trimmed(text), oneLine(text)]).toEqual([seen, seen]);
});

test("NUL is no blank: it is refused", () => expect(isBlank("\0")).toBe(false));

test("a long run of blanks within a text takes no time", () => {
  const text = `a${" \u200b".repeat(500_000)}b`;
  const begun = process.cpuUsage();
  expect(trimmed(`\u2060${text}\u2060`)).toBe(text);
  // Some milliseconds of our own; a rule that begins anew at each blank takes hours.
  expect(process.cpuUsage(begun).user / 1_000).toBeLessThan(2_000);
});
