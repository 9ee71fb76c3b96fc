import { availableValues, childFor, defaultChild, optionLabels, toProductOption } from "./product-options";
import { child, product } from "./test-support";

const skis = product();
const boots = product({
  configurable_options: [
    {
      attribute_code: "size",
      label: "Velikost",
      values: [
        { label: "26", value_index: "26" },
        { label: "27", value_index: "27" },
        { label: " ", value_index: "28" },
      ],
    },
    {
      attribute_code: "flex",
      label: "Tuhost",
      values: [
        { label: "80", value_index: "80" },
        { label: "100", value_index: "100" },
      ],
    },
  ],
  configurable_children: [
    child("1", { sku: "B-26-80", options: { size: "26", flex: "80" } }),
    child("2", { sku: "B-26-100", options: { size: "26", flex: "100" }, status: 2 }),
    child("3", { sku: "B-27-100", options: { size: "27", flex: "100" } }),
  ],
});

test("a complete choice names one child, an incomplete or disabled one none", () => {
  expect(childFor(skis, { ski_length: "170" })?.sku).toBe("SKI-170");
  expect(childFor(skis, {})).toBeNull();
  expect(childFor(boots, { size: "26" })).toBeNull();
  expect(childFor(boots, { size: "26", flex: "80" })?.sku).toBe("B-26-80");
  expect(childFor(boots, { size: "26", flex: "100" })).toBeNull();
  expect(childFor(boots, { size: "27", flex: "80" })).toBeNull();
});

test("values are judged against what is chosen of the other options, not of their own", () => {
  const values = availableValues(boots, { size: "26", flex: "80" }, () => true);
  expect(values.size).toEqual([
    { value: "26", label: "26", exists: true, free: true },
    { value: "27", label: "27", exists: false, free: false },
  ]);
  expect(values.flex?.map(({ value, exists }) => [value, exists])).toEqual([
    ["80", true],
    ["100", false],
  ]);
});

test("choosing one value leaves the others of its option choosable", () => {
  expect(availableValues(skis, { ski_length: "170" }, () => true).ski_length?.map(({ exists }) => exists)).toEqual([
    true,
    true,
    true,
  ]);
});

test("a value whose every child is taken exists but is not free", () => {
  const { ski_length: lengths } = availableValues(skis, {}, ({ sku }) => sku !== "SKI-170");
  expect(lengths?.map(({ value, exists, free }) => [value, exists, free])).toEqual([
    ["160", true, true],
    ["170", true, false],
    ["180", true, true],
  ]);
});

test("a choice shows its labels and travels by attribute id, or code where there is none", () => {
  const chosen = childFor(skis, { ski_length: "170" });
  expect(optionLabels(skis, chosen)).toEqual([{ label: "Délka", value: "170 cm" }]);
  expect(toProductOption(skis, chosen).extension_attributes.configurable_item_options).toEqual([
    { option_id: "93", option_value: "170" },
  ]);
  expect(
    toProductOption(boots, childFor(boots, { size: "27", flex: "100" })).extension_attributes.configurable_item_options,
  ).toEqual([
    { option_id: "size", option_value: "27" },
    { option_id: "flex", option_value: "100" },
  ]);
  expect(optionLabels(skis, null)).toEqual([]);
  expect(toProductOption(skis, null).extension_attributes.configurable_item_options).toEqual([]);
});

test("shown first is a free child, else one at the product's price, never a disabled one", () => {
  expect(defaultChild(skis)?.sku).toBe("SKI-160");
  expect(defaultChild(skis, ({ sku }) => sku === "SKI-180")?.sku).toBe("SKI-180");
  expect(defaultChild(skis, () => false)?.sku).toBe("SKI-160");
  expect(defaultChild(product({ configurable_children: [child("160", { price: 90_000 }), child("170")] }))?.sku).toBe(
    "SKI-170",
  );
  expect(defaultChild(product({ configurable_children: [child("160", { status: 2 })] }))).toBeNull();
});
