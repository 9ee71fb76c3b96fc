import { demoCatalogue } from "./catalogue";
import { productWords } from "./texts/products";
import { longProductWords } from "./texts/products/long";
import { setCzech } from "@/lib/domain/typography";
import { slugOf } from "@/lib/domain/slug";

const { records } = demoCatalogue("2027-02-10");
type Both = { cs: string; en?: string; de?: string; it?: string };
const pair = (text: Both | string): Both => (typeof text === "string" ? { cs: text } : text);
const products = records.products.flatMap((product) =>
  [product.short_description, product.description].map((text) => ({ where: product.sku, text: pair(text) })),
);
const others = [
  ...records.categories
    .filter((category) => category.parent_id !== null)
    .map((category) => ({ where: `category ${String(category.id)}`, text: pair(category.description ?? "") })),
  ...records.partners.map(({ name, description }) => ({ where: name, text: pair(description) })),
  ...records.services.flatMap((service) =>
    [service.name, service.description ?? ""].map((text) => ({ where: service.code, text: pair(text) })),
  ),
  ...records.sources.flatMap((source) =>
    [source.pickup_info, source.dropoff_info].map((text) => ({ where: source.id, text: pair(text) })),
  ),
];
const reviews = records.reviews
  .filter(({ language }) => language === "cs")
  .flatMap((review) =>
    [review.title, review.detail].map((cs) => ({ where: `review of ${review.sku}`, text: pair(cs) })),
  );
const names = records.categories.map(({ id, name }) => ({ where: `name of ${String(id)}`, text: pair(name) }));
const all = [...products, ...others, ...reviews, ...names];

const wrong = (test: (text: string) => boolean): string[] =>
  all.flatMap(({ where, text }) =>
    [text.cs, text.en, text.de, text.it]
      .filter((one) => one !== undefined && test(one))
      .map((one) => `${where}: ${one}`),
  );

test("no double spaces, straight quotes, or hyphens where a dash belongs", () => {
  expect(wrong((text) => / {2}/u.test(text))).toEqual([]);
  expect(wrong((text) => text.includes('"'))).toEqual([]);
  expect(wrong((text) => / - /u.test(text.replace(/^- /gmu, "")) || /\d-\d/u.test(text))).toEqual([]);
});

test("one-letter prepositions and numbers stay with what follows", () => {
  const loose = all
    .filter(
      ({ text }) =>
        /(?<!\p{L})[ksvzouaiKSVZOUAI] \S/u.test(text.cs) || /\d (?:kg|cm|km|mm|dní|Kč|l) ?[^\p{L}]/u.test(text.cs),
    )
    .map(({ where, text }) => `${where}: ${text.cs}`);
  expect(loose).toEqual([]);
  expect(setCzech("v 5 km od lesa a u vody, 1 000 Kč")).toBe(
    "v\u00a05\u00a0km od lesa a\u00a0u\u00a0vody, 1\u00a0000\u00a0Kč",
  );
});

test("everything is said in both languages, differently", () => {
  expect(
    [...products, ...others].filter(({ text }) => !text.en || text.en === text.cs).map(({ where }) => where),
  ).toEqual([]);
});

test("what the shop is found and chosen by is said in all four languages", () => {
  const { categories, services, sources, partners, attributes, products: things } = records;
  const chosenBy = [
    ...categories.flatMap(({ slug, name, description }) =>
      [name, description ?? ""].map((text) => ({ where: slug, text })),
    ),
    ...services.flatMap(({ code, name, description }) =>
      [name, description ?? ""].map((text) => ({ where: code, text })),
    ),
    ...sources.flatMap(({ id, pickup_info, dropoff_info }) =>
      [pickup_info, dropoff_info].map((text) => ({ where: id, text })),
    ),
    ...partners.map(({ name, description }) => ({ where: name, text: description })),
    ...attributes.map(({ code, label }) => ({ where: code, text: label })),
    ...things.flatMap(({ sku, bundle_options }) =>
      (bundle_options ?? []).map(({ title }) => ({ where: sku, text: title })),
    ),
  ];
  expect(
    chosenBy.filter(({ text }) => !pair(text).en || !pair(text).de || !pair(text).it).map(({ where }) => where),
  ).toEqual([]);
  // A label without German and Italian is a name or a number, written as in English.
  const labels = attributes.flatMap(({ code, options }) =>
    options.map(({ value, label }) => ({ where: `${code} ${value}`, text: pair(label) })),
  );
  expect(labels.filter(({ text }) => (!text.de || !text.it) && text.en !== text.cs).map(({ where }) => where)).toEqual(
    [],
  );
});

test("every product is named and told in short in all four languages", () => {
  const things = records.products.map(({ sku, name, short_description }) => ({
    sku,
    name: pair(name),
    short: pair(short_description),
  }));
  expect(things.filter(({ short }) => !short.de || !short.it).map(({ sku }) => sku)).toEqual([]);
  expect(things.filter(({ name }) => name.en !== name.cs && (!name.de || !name.it)).map(({ sku }) => sku)).toEqual([]);
  const known = new Set(things.map(({ sku }) => sku));
  expect(Object.keys(productWords).filter((sku) => !known.has(sku))).toEqual([]);
  // A row moved within its family would leave its words to another model.
  const brandless = things.filter(({ name }) =>
    [name.de, name.it].some((other) => other && !name.cs.split(" ").some((word) => other.includes(word))),
  );
  expect(brandless.filter(({ sku }) => !/^(INS|SRV|GRP|VCH)/u.test(sku)).map(({ sku }) => sku)).toEqual([]);
});

test("every product is described in all four languages, with the same paragraphs in each", () => {
  const descriptions = records.products.map(({ sku, description }) => ({ sku, text: pair(description) }));
  expect(descriptions.filter(({ text }) => !text.en || !text.de || !text.it).map(({ sku }) => sku)).toEqual([]);
  const paragraphs = (text = ""): number => text.split("\n\n").length;
  const uneven = descriptions.filter(
    ({ text }) => new Set([text.cs, text.en, text.de, text.it].map(paragraphs)).size > 1,
  );
  expect(uneven.map(({ sku }) => sku)).toEqual([]);
  const alike = descriptions.filter(({ text }) => new Set(Object.values(text)).size < 4);
  expect(alike.map(({ sku }) => sku)).toEqual([]);
  const known = new Set(descriptions.map(({ sku }) => sku));
  expect(Object.keys(longProductWords).filter((sku) => !known.has(sku))).toEqual([]);
});

test("no two models share a description", () => {
  const first = records.products.map((product) => pair(product.description).cs.split("\n")[0]);
  expect(new Set(first).size).toBe(first.length);
  const details = records.reviews.map((review) => review.detail);
  expect(new Set(details).size).toBe(details.length);
});

test("the words of a review agree with its stars, and nobody says of one product what somebody else has said", () => {
  const stars = (detail: string): number | null =>
    /pět hvězd/iu.test(detail) ? 5 : /čtyři hvězdy/iu.test(detail) ? 4 : null;
  expect(records.reviews.filter(({ detail, rating }) => (stars(detail) ?? rating) !== rating)).toEqual([]);
  const titles = records.reviews.map(({ sku, title }) => `${sku} ${title}`);
  expect(new Set(titles).size).toBe(titles.length);
});

test("a slug is plain letters", () => {
  expect(slugOf("Běžecké hůlky Úpa – 155 cm")).toBe("bezecke-hulky-upa-155-cm");
});

test("guests write in their own languages, of things that are there, and most say how they used them", () => {
  const { reviews: said } = records;
  expect(new Set(said.map(({ language }) => language))).toEqual(new Set(["cs", "en", "de", "it"]));
  expect(said.filter(({ used }) => used).length).toBeGreaterThan(said.length / 2);
  expect(said.filter(({ level }) => level).length).toBeGreaterThan(said.length / 2);
});
