import fc from "fast-check";
import { chooseParts, type BundleOption } from "./bundle-choice";

const options: BundleOption[] = [
  {
    option_id: "ski",
    required: true,
    links: [
      { sku: "SKI-160", qty: 1 },
      { sku: "SKI-170", qty: 1 },
    ],
  },
  { option_id: "poles", required: false, links: [{ sku: "POLES", qty: 2 }] },
  { option_id: "wax", required: false, max_units: 3, links: [{ sku: "WAX", qty: 1 }] },
];
const choice = (option_id: string, option_qty: number, ...option_selections: string[]) => ({
  option_id,
  option_qty,
  option_selections,
});
const ski = choice("ski", 1, "SKI-170");

test.each([
  ["one of each", [ski, choice("poles", 1, "POLES")], { SKI: 1, POLES: 2 }],
  ["an option left out", [ski], { SKI: 1 }],
  ["an option chosen zero times", [ski, choice("poles", 0, "POLES")], { SKI: 1 }],
  ["more where the shop allows it", [ski, choice("wax", 3, "WAX")], { SKI: 1, WAX: 3 }],
])("%s", (_, chosen, units) => {
  expect(chooseParts(options, chosen)).toEqual({
    ok: true,
    parts: Object.entries(units).map(([sku, count]) => ({
      sku: sku === "SKI" ? "SKI-170" : sku,
      units: count,
      option: sku.toLowerCase(),
    })),
  });
});

test("a surcharge comes once with each piece, however many units a piece has", () => {
  const dear = [{ option_id: "wax", required: true, max_units: 3, links: [{ sku: "WAX", qty: 2, surcharge: 50 }] }];
  const parts = [{ sku: "WAX", units: 6, option: "wax", surcharge: 150 }];
  expect(chooseParts(dear, [choice("wax", 3, "WAX")])).toEqual({ ok: true, parts });
});

test.each([
  ["two of one option", [choice("ski", 1, "SKI-160", "SKI-170")], "ski"],
  ["the same twice", [choice("ski", 1, "SKI-170", "SKI-170")], "ski"],
  ["two pieces", [choice("ski", 2, "SKI-170")], "ski"],
  ["more than allowed", [ski, choice("wax", 4, "WAX")], "wax"],
  ["another set's thing", [choice("ski", 1, "BOOTS")], "ski"],
  ["an option that is made up", [ski, choice("boots", 1, "BOOTS")], "boots"],
  ["an option named twice", [ski, ski], "ski"],
])("%s is not offered", (_, chosen, option) => {
  expect(chooseParts(options, chosen)).toEqual({ ok: false, problem: "not_offered", option });
});

test.each([
  ["nothing", [choice("poles", 1, "POLES")]],
  ["none of it", [choice("ski", 0, "SKI-170")]],
  ["no selection", [choice("ski", 1)]],
])("a required option with %s is missing", (_, chosen) => {
  expect(chooseParts(options, chosen)).toEqual({ ok: false, problem: "missing", option: "ski" });
});

test("no choice brings more units than its options allow", () => {
  const selection = fc.constantFrom("SKI-160", "SKI-170", "POLES", "WAX", "BOOTS");
  const chosen = fc.array(
    fc.record({
      option_id: fc.constantFrom("ski", "poles", "wax", "boots"),
      option_qty: fc.integer({ min: 0, max: 2 ** 53 - 1 }),
      option_selections: fc.array(selection, { maxLength: 3 }),
    }),
    { maxLength: 4 },
  );
  fc.assert(
    fc.property(chosen, (wish) => {
      const result = chooseParts(options, wish);
      if (!result.ok) return;
      const units = (...skus: string[]) =>
        result.parts.filter(({ sku }) => skus.includes(sku)).reduce((sum, part) => sum + part.units, 0);
      expect([units("SKI-160", "SKI-170"), units("POLES") <= 2, units("WAX") <= 3]).toEqual([1, true, true]);
    }),
  );
});
