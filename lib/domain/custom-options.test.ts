import type { CustomOption } from "@/lib/contract";
import { chooseCustom, customLabels, withSurcharges } from "./custom-options";
import { priceLine, rentPrice } from "./pricing";

const free = { price: 0, price_type: "fixed" } as const;
const name: CustomOption = {
  option_id: "name",
  title: "Jméno",
  type: "field",
  is_require: false,
  max_characters: 12,
  price: 29_00,
  price_type: "fixed",
  values: [],
};
const wrapping: CustomOption = {
  ...name,
  ...free,
  option_id: "wrapping",
  title: "Balení",
  type: "drop_down",
  is_require: true,
  values: [
    { option_type_id: "1", title: "Bez balení", ...free },
    { option_type_id: "2", title: "Dárkové", price: 10_00, price_type: "percent" },
  ],
};
const wish = (...chosen: [string, string][]) =>
  chosen.map(([option_id, option_value]) => ({ option_id, option_value }));

test.each([
  [
    "a text and a choice",
    wish(["wrapping", "2"], ["name", " Jana\n Nová "]),
    wish(["name", "Jana Nová"], ["wrapping", "2"]),
  ],
  ["an empty text is none", wish(["name", "  "], ["wrapping", "1"]), wish(["wrapping", "1"])],
])("%s is kept in the order of the options", (_case, wished, kept) => {
  expect(chooseCustom([name, wrapping], wished)).toMatchObject({ ok: true, chosen: kept });
});

test.each([
  ["nothing where something is asked for", wish(["name", "Jana"]), { problem: "required", option: "wrapping" }],
  ["a value that is no number above zero", wish(["wrapping", "0"]), { problem: "required", option: "wrapping" }],
  ["a value that is not offered", wish(["wrapping", "3"]), { problem: "not_offered", option: "wrapping" }],
  [
    "an option that is not offered",
    wish(["colour", "1"], ["wrapping", "1"]),
    { problem: "not_offered", option: "colour" },
  ],
  ["an option named twice", wish(["wrapping", "1"], ["wrapping", "2"]), { problem: "not_offered" }],
  [
    "a text that is too long",
    wish(["name", "Karolína Nová"], ["wrapping", "1"]),
    { problem: "too_long", option: "name", most: 12 },
  ],
])("%s is refused", (_case, wished, problem) => {
  expect(chooseCustom([name, wrapping], wished)).toMatchObject({ ok: false, ...problem });
});

const bands = [
  { days_from: 1, days_to: 2, price_per_day: 399_00 },
  { days_from: 3, days_to: null, price_per_day: 300_00 },
];

test("an amount is paid once for each piece, a share for every day", () => {
  const list = withSurcharges(bands, [
    { price: 29_00, price_type: "fixed" },
    { price: 10_00, price_type: "percent" },
  ]);
  expect(list.map((band) => band.price_per_day)).toEqual([438_90, 330_00]);
  expect(rentPrice(list, 2)).toBe(2 * 438_90 + 29_00);
  expect(rentPrice(list, 2, "piece")).toBe(438_90 + 29_00);
  const line = { priceList: list, chargedBy: "day" as const, period: { from: "2027-02-08", to: "2027-02-10" } };
  expect(priceLine({ ...line, qty: 2, deposit: 0 })).toMatchObject({ perDay: 330_00, total: 2 * (3 * 330_00 + 29_00) });
});

test("what was written is shown by its title, what was chosen by the value's", () => {
  expect(customLabels([name, wrapping], wish(["name", "Jana"], ["wrapping", "2"]))).toEqual([
    { label: "Jméno", value: "Jana" },
    { label: "Balení", value: "Dárkové" },
  ]);
});
