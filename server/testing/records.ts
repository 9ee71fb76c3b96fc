import type { ImportFile, ImportInput } from "../importer/format";

type Records = { [F in ImportFile]?: ImportInput<F>[] };

export const everyDay = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, opens: "08:00", closes: "18:00" }));
export const source = (
  id: string,
  name: string,
  more: Partial<ImportInput<"sources">> = {},
): ImportInput<"sources"> => ({
  id,
  name,
  street: "Sjezdová 1",
  city: name,
  postcode: "110 00",
  phone: "+420 777 000 000",
  email: `${id}@example.com`,
  pickup_info: "U pultu",
  dropoff_info: "U pultu",
  opening_hours: everyDay,
  store_codes: ["main"],
  ...more,
});
export const bands = (day: number): ImportInput<"products">["price_list"] => [
  { days_from: 1, days_to: 1, price_per_day: day },
  { days_from: 2, days_to: 3, price_per_day: day - 40 },
  { days_from: 4, days_to: null, price_per_day: day - 90 },
];
const option = (value: string, label = value) => ({ value, label });
export const product = (
  sku: string,
  name: string,
  more: Partial<ImportInput<"products">>,
): ImportInput<"products"> => ({
  sku,
  name,
  type_id: "simple",
  slug: sku.toLowerCase(),
  short_description: name,
  description: `**${name}** k zapůjčení`,
  category_ids: [71],
  store_codes: ["main"],
  price_list: bands(390),
  deposit: 2000,
  created_at: "2026-11-01",
  ...more,
});

/**
 * A shop that is small enough to know by heart: two pick-up points, skis in sizes, boots, a helmet, sets, a voucher.
 */
export const smallShop: Records = {
  "pickup-points": [
    {
      ...{ carrier: "parcel_point", id: "cz-1", name: "Trafika U Nádraží", street: "Nádražní 1", city: "Praha" },
      ...{ postcode: "110 00", latitude: 50.09, longitude: 14.43 },
      opening_hours: [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, opens: "06:00", closes: "22:00" })),
    },
  ],
  "tax-rules": [
    { id: 1, product_tax_class_ids: [2], customer_tax_class_ids: [3], rates: [{ rate: 21, tax_country_id: "CZ" }] },
  ],
  partners: [{ id: 7, name: "Horský partner", description: "Půjčuje v horách" }],
  sources: [
    source("praha", "Praha"),
    source("brno", "Brno", { partner_id: 7, opening_hours: everyDay.slice(0, 6), closed_days: ["2027-02-12"] }),
    source("jinde", "Jinde", { store_codes: ["skibike"] }),
  ],
  attributes: [
    {
      code: "brand",
      label: { cs: "Značka", en: "Brand" },
      options: [option("atomic", "Atomic"), option("blizzard", "Blizzard")],
    },
    {
      code: "level",
      label: "Úroveň",
      in_tagline: true,
      options: [option("beginner", "Začátečníci"), option("expert", "Pokročilí")],
    },
    {
      code: "ski_length",
      label: { cs: "Délka", en: "Length" },
      is_variant: true,
      options: [option("160", "160 cm"), option("170", "170 cm"), option("180", "180 cm")],
    },
    { code: "color", label: "Barva", is_variant: true, options: [option("red", "Červená"), option("blue", "Modrá")] },
  ],
  categories: [
    { id: 69, parent_id: null, name: "Vše", slug: "vse" },
    { id: 70, parent_id: 69, name: { cs: "Lyžování", en: "Skiing" }, slug: "lyzovani", trail_color: "blue" },
    { id: 71, parent_id: 70, name: "Lyže", slug: "lyze" },
    { id: 72, parent_id: 70, name: "Výbava", slug: "vybava" },
  ],
  services: [{ code: "waxing", name: "Voskování", price: 150 }],
  products: [
    product("SKI-1", "Sjezdové lyže Redster", {
      type_id: "configurable",
      attributes: { brand: "atomic", level: "expert" },
      services: ["waxing"],
      popularity: 10,
      children: [
        { sku: "SKI-1-160", options: { ski_length: "160", color: "red" }, stock: { praha: 1 } },
        { sku: "SKI-1-170", options: { ski_length: "170", color: "blue" }, stock: { praha: 2, brno: 1 } },
        { sku: "SKI-1-180", options: { ski_length: "180", color: "red" }, stock: { praha: 1 }, price_list: bands(490) },
      ],
    }),
    product("SKI-2", "Chodící lyže Čáp", {
      type_id: "configurable",
      attributes: { brand: "blizzard", level: "beginner" },
      price_list: bands(250),
      children: [{ sku: "SKI-2-170", options: { ski_length: "170", color: "red" }, stock: { praha: 1 } }],
    }),
    product("BOOTS", "Lyžařské boty", {
      category_ids: [72],
      attributes: { brand: "atomic" },
      price_list: bands(200),
      stock: { praha: 1 },
    }),
    product("HELMET", "Helma", {
      category_ids: [72],
      price_list: bands(120),
      deposit: 500,
      turnaround_days: 1,
      stock: { praha: 3, brno: 2 },
    }),
    product("SET", "Sada na sjezdovku", {
      type_id: "bundle",
      category_ids: [70],
      price_list: [],
      deposit: 0,
      bundle_options: [
        { option_id: "ski", title: "Lyže", links: [{ sku: "SKI-1-170", is_default: true }, { sku: "SKI-2-170" }] },
        { option_id: "helmet", title: "Helma", links: [{ sku: "HELMET" }] },
      ],
    }),
    product("GROUP", "Boty s helmou", {
      type_id: "grouped",
      category_ids: [72],
      price_list: [],
      deposit: 0,
      links: [
        { link_type: "associated", sku: "BOOTS" },
        { link_type: "associated", sku: "HELMET" },
      ],
    }),
    product("VOUCHER", "Dárkový poukaz", {
      type_id: "virtual",
      category_ids: [72],
      deposit: 0,
      price_list: [{ days_from: 1, days_to: null, price_per_day: 500 }],
    }),
    product("HIDDEN", "Skryté", { status: 2, stock: { praha: 5 } }),
  ],
  bookings: [{ reference: "T-1", sku: "SKI-1-160", source: "praha", from: "2027-02-20", to: "2027-02-21", qty: 1 }],
  reviews: [
    { sku: "SKI-1", nickname: "Jana", title: "Skvělé", detail: "Drží na ledu", rating: 5, created_at: "2027-01-10" },
  ],
  synonyms: [{ words: ["přilba", "helma"] }],
};

/** What the owner of that shop wrote. */
export const smallContent: Record<string, string> = {
  "blocks/kauce.yaml": "slug: kauce\n",
  "blocks/kauce.cs.md": "---\ntitle: Kauce\n---\nVracíme ji **hned**.",
  "static-pages/jak-to-funguje.yaml": "slug: jak-to-funguje\n",
  "static-pages/jak-to-funguje.cs.md": `---
title: Jak to funguje
description: Jak si půjčit
---
Vyberte si <b>dny</b><script>alert(1)</script>
`,
};
