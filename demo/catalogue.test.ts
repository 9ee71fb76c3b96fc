import { importFiles, type ImportFile, type ImportRecord } from "@/server/importer/format";
import { checkGuide } from "@/server/importer/check-guide";
import type { Problem } from "@/server/importer/problems";
import { demoCatalogue } from "./catalogue";

const { records } = demoCatalogue("2027-02-10");
const parsed = <F extends ImportFile & keyof typeof records>(file: F): ImportRecord<F>[] =>
  (records[file] as unknown[]).map((record) => importFiles[file].parse(record) as ImportRecord<F>);
const products = parsed("products");
const skus = new Set(products.flatMap((product) => [product.sku, ...product.children.map((child) => child.sku)]));
const stores = ["main", "skibike", "outdoor-sever", "outdoor-jih"];

const repeated = (values: readonly string[]): string[] =>
  values.filter((value, index) => values.indexOf(value) !== index);

test.each(Object.keys(records) as (keyof typeof records)[])("%s are what the importer reads", (file) => {
  expect(parsed(file).length).toBeGreaterThan(0);
});

test("the range is as wide as a real shop's", () => {
  expect(products.length).toBeGreaterThanOrEqual(250);
  expect(records.categories.length).toBeGreaterThanOrEqual(40);
  expect(new Set(products.map((product) => product.type_id))).toEqual(
    new Set(["simple", "configurable", "bundle", "grouped", "virtual", "downloadable"]),
  );
  expect(records.attributes.filter((attribute) => attribute.is_filterable).length).toBeGreaterThanOrEqual(8);
  expect(records.reviews.length).toBeGreaterThanOrEqual(300);
});

test("names, slugs and SKUs are told apart", () => {
  expect(repeated(products.map((product) => product.name.cs))).toEqual([]);
  expect(repeated(products.map((product) => product.slug))).toEqual([]);
  expect(repeated(products.flatMap((product) => [product.sku, ...product.children.map((child) => child.sku)]))).toEqual(
    [],
  );
  expect(repeated(records.categories.map((category) => category.slug))).toEqual([]);
});

test("categories form one tree below 69, and each shows something", () => {
  const ids = new Set(parsed("categories").map((category) => category.id));
  const parents = new Map(parsed("categories").map((category) => [category.id, category.parent_id]));
  for (const [id, parent] of parents) expect(id === 69 ? parent === null : ids.has(parent ?? -1)).toBe(true);
  const shown = new Set<number>();
  for (const product of products)
    for (const direct of product.category_ids)
      for (let id: number | null = direct; id !== null; id = parents.get(id) ?? null) shown.add(id);
  expect([...ids].filter((id) => !shown.has(id))).toEqual([]);
});

test("links, options, services and shops lead somewhere", () => {
  const options = new Map(
    parsed("attributes").map((attribute) => [attribute.code, new Set(attribute.options.map((option) => option.value))]),
  );
  const services = new Set(parsed("services").map((service) => service.code));
  const sources = new Set(parsed("sources").map((source) => source.id));
  const partners = new Set(parsed("partners").map((partner) => partner.id));
  for (const product of products) {
    const linked = [
      ...product.links.map((link) => link.sku),
      ...product.bundle_options.flatMap((option) => option.links.map((link) => link.sku)),
    ];
    expect(linked.filter((sku) => !skus.has(sku))).toEqual([]);
    expect(product.services.filter((code) => !services.has(code))).toEqual([]);
    const chosen = [
      ...Object.entries(product.attributes),
      ...product.children.flatMap((child) => Object.entries(child.options)),
    ];
    for (const [code, value] of chosen)
      for (const one of [value].flat())
        expect(options.get(code)?.has(one) ? "" : `${product.sku}: ${code}=${one}`).toBe("");
    for (const stock of [product.stock, ...product.children.map((child) => child.stock)])
      expect(Object.keys(stock).filter((id) => !sources.has(id))).toEqual([]);
  }
  for (const source of parsed("sources"))
    expect(source.partner_id === null || partners.has(source.partner_id)).toBe(true);
  for (const record of [...parsed("bookings"), ...parsed("reviews")]) expect(skus.has(record.sku)).toBe(true);
});

test("who teaches on snow does it in the mountains", () => {
  const onSnow = products.filter(
    ({ charged_by, attributes }) =>
      charged_by === "time" && ["piste", "touring"].includes([attributes.terrain].flat().join("")),
  );
  expect(onSnow.length).toBeGreaterThanOrEqual(3);
  for (const { stock, children } of onSnow) {
    const branches = [stock, ...children.map((child) => child.stock)].flatMap((at) => Object.keys(at));
    expect(new Set(branches).size).toBeGreaterThanOrEqual(2);
    expect(branches).not.toContain("praha-holesovice");
  }
});

test.each(stores)("%s rents a sensible range from shops of its own", (store) => {
  const offered = products.filter((product) => product.store_codes.includes(store));
  const own = new Set(
    parsed("sources")
      .filter((source) => source.store_codes.includes(store))
      .map((source) => source.id),
  );
  expect(own.size).toBeGreaterThanOrEqual(1);
  expect(offered.length).toBeGreaterThanOrEqual(80);
  const nowhere = offered.filter(
    (product) =>
      product.type_id !== "bundle" &&
      product.type_id !== "grouped" &&
      ![product.stock, ...product.children.map((child) => child.stock)].some((stock) =>
        Object.keys(stock).some((id) => own.has(id)),
      ),
  );
  expect(nowhere.length).toBeLessThan(offered.length * 0.08);
});

test("parts of a set are rented wherever the set is", () => {
  const owner = new Map(
    products.flatMap((product) =>
      [product.sku, ...product.children.map((child) => child.sku)].map((sku) => [sku, product] as const),
    ),
  );
  const links = products.flatMap((set) =>
    [
      ...set.links.filter((link) => link.link_type === "associated"),
      ...set.bundle_options.flatMap((option) => option.links),
    ].map((link) => ({
      set,
      part: owner.get(link.sku),
    })),
  );
  expect(
    links
      .filter(({ set, part }) => set.store_codes.some((store) => !part?.store_codes.includes(store)))
      .map(({ set, part }) => `${set.sku} ${part?.sku}`),
  ).toEqual([]);
});

test("the same day gives the same shop", () => {
  expect(JSON.stringify(demoCatalogue("2027-02-10").records)).toBe(JSON.stringify(records));
});

test("the equipment guide names sections, attributes and things that there are, in four languages", () => {
  const place = { file: "equipment-guide.json", folder: "", root: "", field: "" };
  const guides = parsed("equipment-guide").map((record) => ({ ...place, position: record.code, record }));
  const problems: Problem[] = [];
  const attributes = new Map(
    parsed("attributes").map(({ code, options }) => [
      code,
      { options: new Map(options.map(({ value }) => [value, value])) },
    ]),
  );
  checkGuide(guides, { sections: new Set(records.categories.map(({ slug }) => slug)), attributes }, problems);
  expect(problems).toEqual([]);
  const offers = guides.flatMap(({ record }) => record.things.flatMap((thing) => thing.offers));
  expect(offers.flatMap((offer) => offer.skus).filter((sku) => !skus.has(sku))).toEqual([]);
  const words = guides.flatMap(({ record }) => [record.name, record.text, ...record.things.map(({ name }) => name)]);
  const isWhole = (text: object): boolean => ["cs", "en", "de", "it"].every((language) => Reflect.get(text, language));
  expect(words.filter((text) => !isWhole(text))).toEqual([]);
});
