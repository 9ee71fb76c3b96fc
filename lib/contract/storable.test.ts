import { storableText } from "./storable";
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
