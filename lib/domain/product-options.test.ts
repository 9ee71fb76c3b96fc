import { chosenChild, initialChoice, offeredValues, optionLabels, toProductOption } from "./product-options";
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
    child("3", { sku: "B-27-100", options: { size: "27", flex: "100" } }),
  ],
});

test("a complete choice names one child, an incomplete one none", () => {
  expect(chosenChild(skis, { ski_length: "170" })?.sku).toBe("SKI-170");
  expect(chosenChild(skis, {})).toBeNull();
  expect(chosenChild(boots, { size: "26" })).toBeNull();
  expect(chosenChild(boots, { size: "26", flex: "80" })?.sku).toBe("B-26-80");
  expect(chosenChild(boots, { size: "27", flex: "80" })).toBeNull();
});

test("an address that names a child has chosen it; where there is nothing to choose, nobody is asked", () => {
  expect(initialChoice(boots, "B-27-100")).toEqual({ size: "27", flex: "100" });
  expect(initialChoice(boots, "UNKNOWN")).toEqual({});
  const oneSize = product({
    configurable_options: skis.configurable_options.map((option) => ({ ...option, values: option.values.slice(0, 1) })),
  });
  expect(initialChoice(oneSize, null)).toEqual({ ski_length: "160" });
});

const [size, flex] = boots.configurable_options;

test("values are judged against what is chosen of the other options, not of their own", () => {
  const chosen = { size: "26", flex: "80" };
  const offered = (option: typeof size) => option && offeredValues(boots, option, chosen, () => 2);
  expect(offered(size)).toEqual([
    { value: "26", label: "26", exists: true, free: 2 },
    { value: "27", label: "27", exists: false, free: null },
  ]);
  expect(offered(flex)?.map(({ value, exists }) => [value, exists])).toEqual([
    ["80", true],
    ["100", false],
  ]);
});

test("a value says what is free of its best child, and nothing while nobody knows", () => {
  const free = new Map([
    ["SKI-160", 0],
    ["SKI-170", 3],
  ]);
  const [length] = skis.configurable_options;
  const counts = length && offeredValues(skis, length, {}, (sku) => free.get(sku) ?? null).map((value) => value.free);
  expect(counts).toEqual([0, 3, null]);
});

test("a choice shows its labels and travels by attribute id, or code where there is none", () => {
  const chosen = chosenChild(skis, { ski_length: "170" });
  expect(optionLabels(skis, chosen)).toEqual([{ label: "Délka", value: "170 cm" }]);
  expect(toProductOption(skis, chosen).extension_attributes.configurable_item_options).toEqual([
    { option_id: "93", option_value: "170" },
  ]);
  expect(
    toProductOption(boots, chosenChild(boots, { size: "27", flex: "100" })).extension_attributes
      .configurable_item_options,
  ).toEqual([
    { option_id: "size", option_value: "27" },
    { option_id: "flex", option_value: "100" },
  ]);
  expect(optionLabels(skis, null)).toEqual([]);
  expect(toProductOption(skis, null).extension_attributes.configurable_item_options).toEqual([]);
});
