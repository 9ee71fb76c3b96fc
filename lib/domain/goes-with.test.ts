import { bestMatch, leftInTurn, missingSections, saidSize, sectionsBeside, sectionsOf } from "./goes-with";

const rules = [
  { beside: ["kids-skis"], offer: ["helmets"] },
  { beside: ["skis"], offer: ["boots", "poles", "helmets"] },
];

test("the first entry that fits a thing says what goes with it", () => {
  expect(sectionsBeside(rules, ["snow", "skis"])).toEqual(["boots", "poles", "helmets"]);
  expect(sectionsBeside(rules, ["skis", "kids-skis"])).toEqual(["helmets"]);
  expect(sectionsBeside(rules, ["boats"])).toEqual([]);
});

test("what is there already is not offered again", () => {
  expect(missingSections(rules, [["skis"], ["snow", "boots"]])).toEqual(["poles", "helmets"]);
  expect(missingSections(rules, [["boots"]])).toEqual([]);
});

test("what somebody has taken is not free for the next one, and nobody takes what is not there", () => {
  const free = { S: 1, M: 2 };
  const turns = leftInTurn([
    { free, chosen: "S" },
    { free, chosen: "S" },
    { free, chosen: "M" },
    { free, chosen: null },
    { free, chosen: "XL" },
  ]);
  expect(turns.map(({ chosen }) => chosen)).toEqual(["S", null, "M", null, null]);
  expect(turns.map(({ left }) => [left("S"), left("M"), left("XL")])).toEqual([
    [1, 2, 0],
    [0, 2, 0],
    [0, 2, 0],
    [0, 1, 0],
    [0, 1, 0],
  ]);
});

test("a thing lies in the sections above its own too", () => {
  const categories = [
    { id: 1, slug: "snow", path: "69/1" },
    { id: 2, slug: "skis", path: "69/1/2" },
    { id: 3, slug: "boats", path: "69/3" },
  ];
  expect(sectionsOf({ category_ids: [2] }, categories)).toEqual(["snow", "skis"]);
});

test("what suits a thing best shares most with it; among equals the more popular", () => {
  const of = (name: string, gender: string, level: string) => ({
    name,
    attributes: [
      { attribute_code: "gender", values: [gender] },
      { attribute_code: "level", values: [level] },
    ],
  });
  const boots = [of("first", "unisex", "expert"), of("women's", "women", "beginner"), of("other", "women", "beginner")];
  expect(bestMatch(boots, of("skis", "women", "beginner"))?.name).toBe("women's");
  expect(bestMatch(boots, of("skis", "kids", "none"))?.name).toBe("first");
  expect(bestMatch([], of("skis", "kids", "none"))).toBeUndefined();
});

const sized = (code: string, ...values: string[]) => ({
  configurable_options: [{ attribute_code: code, attribute_id: 7 }],
  configurable_children: values.map((value) => ({ sku: `X-${value}`, options: { [code]: value } })),
});
const line = (option_id: string, option_value: string) => ({
  product_option: {
    extension_attributes: {
      custom_options: [],
      bundle_options: [],
      configurable_item_options: [{ option_id, option_value }],
    },
  },
});

test.each([
  ["a line with the same measure", sized("boot_size", "260", "265"), [line("7", "265")], {}, "X-265"],
  ["a line that names the attribute", sized("boot_size", "265"), [line("boot_size", "265")], {}, "X-265"],
  ["the foot", sized("boot_size", "260", "275"), [], { foot: 273 }, "X-275"],
  ["the foot, of which no boot is shorter,", sized("boot_size", "270", "275"), [], { foot: 271 }, "X-275"],
  ["the foot, as shoes are numbered,", sized("shoe_size", "41", "42"), [], { foot: 268 }, "X-42"],
  ["the height", sized("pole_length", "120", "125"), [], { height: 178 }, "X-125"],
  ["nobody", sized("boot_size", "265"), [line("9", "265")], { height: 178 }, null],
  ["a size that is taken", sized("boot_size", "265"), [line("7", "280")], {}, null],
])("%s says the size", (_who, product, lines, measures, sku) => expect(saidSize(product, lines, measures)).toBe(sku));
