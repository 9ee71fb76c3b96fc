import { attributeRows, comparedSkus, differs } from "./compare";

test.each([
  ["A,B", ["A", "B"]],
  ["", []],
  [" A , ,A,B,C,D,E,F", ["A", "B", "C", "D"]],
  [`${"x".repeat(65)},SKI-1.5`, ["SKI-1.5"]],
])("an address with %p compares %p", (text, skus) => expect(comparedSkus(text)).toEqual(skus));

const thing = (values: Record<string, string[]>) => ({
  attributes: Object.entries(values).map(([attribute_code, value_labels]) => ({
    attribute_code,
    label: attribute_code.toUpperCase(),
    values: value_labels,
    value_labels,
  })),
});

test("a row for what any of them says, in the shop's order, with a gap where one says nothing", () => {
  const rows = attributeRows(
    [thing({ waist: ["78 mm"], level: ["beginner", "advanced"], secret: ["x"] }), thing({ level: ["advanced"] })],
    ["level", "waist", "unknown"],
  );
  expect(rows).toEqual([
    { code: "level", label: "LEVEL", cells: ["beginner, advanced", "advanced"] },
    { code: "waist", label: "WAIST", cells: ["78 mm", ""] },
  ]);
});

test("what only some of them say differs, what all say alike does not", () => {
  expect(differs({ cells: ["78 mm", ""] })).toBe(true);
  expect(differs({ cells: ["78 mm", "78 mm", "78 mm"] })).toBe(false);
  expect(differs({ cells: ["78 mm"] })).toBe(true);
});
