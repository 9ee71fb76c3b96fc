import { valueRange } from "./value-range";

test.each([
  [["160 cm", "158 cm", "178 cm"], "158–\u2060178 cm"],
  [["26,5", "27", "27,5"], "26,5–\u206027,5"],
  [["9 cm", "100 cm", "20 cm"], "9–\u2060100 cm"],
])("%j are said as %s", (labels, text) => expect(valueRange(labels)).toBe(text));

test.each([
  [["158 cm", "160 cm"]],
  [["S", "M", "L"]],
  [["158 cm", "160W cm", "162 cm"]],
  [["27", "28 cm", "29"]],
  [[]],
])("%j stand each by itself", (labels) => expect(valueRange(labels)).toBe(labels.join(", ")));
