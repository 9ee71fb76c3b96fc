import fc from "fast-check";
import { lineKey, movedKey, type LineIdentity, sameLine } from "./cart-line";
import { noOptions } from "./test-support";

const line: LineIdentity = {
  sku: "SKI-170",
  product_option: noOptions,
  from: "2027-02-13",
  to: "2027-02-15",
  source: "praha",
};
const withOptions = (options: Partial<typeof noOptions.extension_attributes>): LineIdentity => ({
  ...line,
  product_option: { extension_attributes: { ...noOptions.extension_attributes, ...options } },
});
const custom = (id: string, value: string) => ({ option_id: id, option_value: value });

test.each([
  ["sku", { ...line, sku: "SKI-180" }],
  ["first day", { ...line, from: "2027-02-12" }],
  ["last day", { ...line, to: "2027-02-16" }],
  ["source", { ...line, source: "brno" }],
  ["custom option", withOptions({ custom_options: [custom("engraving", "Eva")] })],
  [
    "bundle choice",
    withOptions({ bundle_options: [{ option_id: "boots", option_qty: 1, option_selections: ["42"] }] }),
  ],
])("another %s is another line", (_, other) => expect(sameLine(line, other)).toBe(false));

test("the order of options does not matter, and no options is the same as empty ones", () => {
  const [a, b] = [custom("1", "x"), custom("2", "y")];
  expect(sameLine(withOptions({ custom_options: [a, b] }), withOptions({ custom_options: [b, a] }))).toBe(true);
  expect(sameLine({ ...line, product_option: undefined }, line)).toBe(true);
});

test("configurable options are in the child's sku already", () => {
  expect(
    sameLine(
      withOptions({ configurable_item_options: [custom("93", "170")] }),
      withOptions({ configurable_item_options: [custom("ski_length", "170")] }),
    ),
  ).toBe(true);
});

test("parts can't run into each other", () =>
  expect(lineKey({ ...line, sku: "a~2027-02-13~b" }).split("~")).toHaveLength(5));

test("keys are equal only for equal lines, whatever the texts hold", () => {
  const text = fc.oneof(fc.string(), fc.constantFrom("a~b", "~", "a|b", "%7E", "\uD800"));
  const any = fc.record({ sku: text, from: fc.constant("2027-02-13"), to: fc.constant("2027-02-15"), source: text });
  fc.assert(
    fc.property(any, any, (a, b) => {
      const wellFormed = (value: string) => value.replace(/\p{Surrogate}/gu, "\uFFFD");
      expect(lineKey(a) === lineKey(b)).toBe(
        wellFormed(a.sku) === wellFormed(b.sku) && wellFormed(a.source) === wellFormed(b.source),
      );
    }),
    { numRuns: 500 },
  );
});

test("the key of a line on other days or of another source is the one that it would have there", () => {
  const line = { sku: "SK~1", from: "2027-02-12", to: "2027-02-14", source: "praha 7", product_option: null };
  const days = { from: "2027-02-13", to: "2027-02-16" };
  expect(movedKey(lineKey(line), days)).toBe(lineKey({ ...line, ...days }));
  expect(movedKey(lineKey(line), { source: "br~no" })).toBe(lineKey({ ...line, source: "br~no" }));
});
