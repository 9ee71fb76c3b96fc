import type { ListingInput, ProductListing } from "@/lib/contract";
import { PRICE_BUCKETS } from "@/lib/domain/price-buckets";
import { smallShop } from "@/server/testing/records";
import { openTestShop, refusalOf, type TestShop, valueOf } from "@/server/testing/shop";
import { catalogue } from "@/shop.config";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const list = async (input: Partial<ListingInput>): Promise<ProductListing> =>
  valueOf(await shop.port.listProducts({ sort: "name:asc", size: 50, start: 0, ...input }, shop.context()));
const skus = (listing: ProductListing): string[] => listing.items.map((card) => card.sku);
const facet = (listing: ProductListing, code: string): Record<string, number> =>
  Object.fromEntries(listing.aggregations[code]?.buckets.map((bucket) => [bucket.key, bucket.doc_count]) ?? []);

test("a category shows what lies in it and below, by Czech order; what is off or elsewhere is not there", async () => {
  // "Chodící" comes after "Helma": ch is a letter of its own.
  expect(skus(await list({ categoryId: 70 }))).toEqual(
    ["BOOTS", "GROUP", "VOUCHER", "HELMET", "SKI-2", "SET", "SKI-1"].sort((a, b) => {
      const names: Record<string, string> = {
        BOOTS: "Lyžařské boty",
        GROUP: "Boty s helmou",
        VOUCHER: "Dárkový poukaz",
        HELMET: "Helma",
        "SKI-2": "Chodící lyže Čáp",
        SET: "Sada na sjezdovku",
        "SKI-1": "Sjezdové lyže Redster",
      };
      return new Intl.Collator("cs").compare(names[a] ?? "", names[b] ?? "");
    }),
  );
  expect(skus(await list({ categoryId: 71 }))).toEqual(["SKI-2", "SKI-1"]);
});

test("things named one by one are all that is listed, of what can be had in the days", async () => {
  const named = ["HELMET", "BOOTS", "NOTHING"];
  expect(skus(await list({ skus: named }))).toEqual(["HELMET", "BOOTS"]);
  const days = { dateFrom: "2027-02-08", dateTo: "2027-02-09", place: "brno" };
  const inBrno = await list({ skus: named, ...days });
  expect([skus(inBrno), inBrno.gap]).toEqual([["HELMET"], null]);
});

test("of things that are named, those that can't be had are kept by one question where that is asked for", async () => {
  const asked = { skus: ["HELMET", "BOOTS", "NOTHING"], taken: "kept" as const };
  const known = async (wish: object) =>
    Object.fromEntries((await list({ ...asked, ...wish })).items.map(({ sku, free_units: free }) => [sku, free]));
  const days = { dateFrom: "2027-02-08", dateTo: "2027-02-09" };
  const { HELMET = 0, ...others } = await known({ ...days, place: "brno" });
  expect([HELMET, others]).toEqual([expect.any(Number), { BOOTS: 0 }]);
  expect(HELMET).toBeGreaterThan(0);
  // Without days everything is as it is.
  expect(await known({})).toEqual({ HELMET: null, BOOTS: null });
});

test("values of one attribute add up, different attributes narrow", async () => {
  expect(
    skus(await list({ categoryId: 71, attributes: { ski_length: ["170"], brand: ["atomic", "blizzard"] } })),
  ).toEqual(["SKI-2", "SKI-1"]);
  expect(skus(await list({ categoryId: 71, attributes: { ski_length: ["170"], brand: ["atomic"] } }))).toEqual([
    "SKI-1",
  ]);
});

test("where any branch would do and none has it, other days and sizes are named in which it can be had", async () => {
  // The only pair of that length is out.
  const asked = { categoryId: 71, attributes: { ski_length: ["160"] } };
  const taken = await list({ ...asked, dateFrom: "2027-02-20", dateTo: "2027-02-21" });
  expect([taken.total, taken.gap?.why, taken.gap?.branches]).toEqual([0, null, []]);
  expect(taken.gap?.periods.length).toBeGreaterThan(0);
  for (const { from, to } of taken.gap?.periods ?? [])
    expect(skus(await list({ ...asked, dateFrom: from, dateTo: to }))).toEqual(["SKI-1"]);
  expect(facet(taken, "ski_length")).toMatchObject({ "170": 2 });
});

test("what no day would bring has no other days to offer", async () => {
  const never = { categoryId: 71, attributes: { ski_length: ["160"], brand: ["blizzard"] } };
  const listing = await list({ ...never, dateFrom: "2027-02-20", dateTo: "2027-02-21" });
  expect([listing.total, listing.gap]).toEqual([0, null]);
});

test("where nothing fits, it is counted what each condition taken away would leave", async () => {
  const days = { dateFrom: "2027-02-20", dateTo: "2027-02-21" };
  const long = { categoryId: 71, attributes: { ski_length: ["160"] } };
  // The only pair of that length is out; others are not.
  expect((await list({ ...long, ...days })).relaxed).toEqual({ filters: 2, days: 1 });
  const never = { ...long, attributes: { ski_length: ["160"], brand: ["blizzard"] } };
  expect((await list({ ...never, ...days })).relaxed).toEqual({ filters: 2, days: 0 });
  expect((await list({ ...never, place: "brno" })).relaxed).toMatchObject({ place: 0 });
  expect((await list(long)).relaxed).toBeNull();
  expect((await list({ skus: ["NOTHING"], ...days })).relaxed).toBeNull();
});

test("own sizes leave what comes in no such size, and of one child all that it has must suit", async () => {
  const own = { categoryId: 70, sort: "name:asc" as const, attributes: { ski_length: ["160", "180"] } };
  expect(skus(await list(own))).toEqual(["SKI-1"]);
  const fitting = await list({ ...own, fit: "on" });
  expect(skus(fitting)).toEqual(expect.arrayContaining(["SKI-1", "HELMET", "BOOTS"]));
  expect(skus(fitting)).not.toContain("SKI-2");
  expect(fitting.items.find(({ sku }) => sku === "SKI-1")?.variant_count).toBe(2);
  // The counts of the sizes tell what each would leave beside what has none.
  expect(facet(fitting, "ski_length")).toEqual({ 160: 1, 170: 2, 180: 1 });
  // What the product is like narrows as ever: that a thing has no level says nothing for it.
  expect(skus(await list({ ...own, fit: "on", attributes: { level: ["expert"] } }))).toEqual(["SKI-1"]);
});

test("one and the same child has to satisfy all", async () => {
  // SKI-1 comes in red and in 170, but not in a red 170.
  expect(skus(await list({ categoryId: 71, attributes: { ski_length: ["170"], color: ["red"] } }))).toEqual(["SKI-2"]);
  const red = await list({ categoryId: 71, attributes: { color: ["red"] } });
  expect(red.items.map((card) => [card.sku, card.variant_count])).toEqual([
    ["SKI-2", 1],
    ["SKI-1", 2],
  ]);
  expect(facet(red, "ski_length")).toEqual({ 160: 1, 170: 1, 180: 1 });
});

test("a facet counts as if its own attribute were not chosen, and as the others choose", async () => {
  const listing = await list({ categoryId: 70, attributes: { brand: ["atomic"] } });
  expect(facet(listing, "brand")).toEqual({ atomic: 2, blizzard: 1 });
  expect(facet(listing, "level")).toEqual({ expert: 1 });
  const two = await list({ categoryId: 70, attributes: { brand: ["atomic"], level: ["beginner"] } });
  expect([two.total, facet(two, "brand"), facet(two, "level")]).toEqual([0, { blizzard: 1 }, { expert: 1 }]);
});

test("price buckets are half-open and count without the price chosen", async () => {
  const listing = await list({ categoryId: 71, price: ["290.0-500.0"] });
  expect([skus(listing), facet(listing, "price")]).toEqual([["SKI-1"], { "0.0-290.0": 1, "290.0-500.0": 1 }]);
  expect(skus(await list({ categoryId: 72, price: ["500.0-1000.0"] }))).toEqual(["VOUCHER"]);
});

test("with a period only what is free on all its days at one source remains", async () => {
  const during = { dateFrom: "2027-02-21", dateTo: "2027-02-22" };
  // SKI-1-160 is booked on the 21st; the other lengths are free.
  const lengths = facet(await list({ categoryId: 71, ...during }), "ski_length");
  expect(lengths).toEqual({ 170: 2, 180: 1 });
  expect(skus(await list({ categoryId: 71, ...during, attributes: { ski_length: ["160"] } }))).toEqual([]);
  const [card] = (await list({ categoryId: 71, ...during, attributes: { brand: ["atomic"] } })).items;
  expect(card).toMatchObject({ sku: "SKI-1", variant_count: 2, free_units: 3 });
});

test("a set is free when each of its parts is", async () => {
  await shop.bringIn({
    "bookings.csv": [
      "reference,sku,source,from,to,qty",
      "L-1,BOOTS,praha,2027-04-05,2027-04-06,1",
      "L-2,HELMET,praha,2027-04-05,2027-04-06,3",
      "L-3,HELMET,brno,2027-04-05,2027-04-06,1\n",
    ].join("\n"),
  });
  const at = async (day: string) =>
    skus(await list({ categoryId: 70, dateFrom: day, dateTo: day })).filter((sku) => ["SET", "GROUP"].includes(sku));
  expect(await at("2027-04-05")).toEqual(["SET"]);
  // The turnaround keeps helmets away for one more day; boots are back.
  expect(await at("2027-04-07")).toEqual(["SET"]);
  expect(await at("2027-04-08")).toEqual(["GROUP", "SET"]);
});

test("a partner or source narrows to what it stocks, and virtual things are nobody's", async () => {
  expect(skus(await list({ partner: 7 }))).toEqual(["HELMET", "SET", "SKI-1"]);
  expect((await list({ partner: 99 })).items).toEqual((await list({})).items);
  expect(skus(await list({ source: "praha", categoryId: 72 }))).toEqual(expect.not.arrayContaining(["VOUCHER"]));
});

test("search folds diacritics, forgives a typo, knows synonyms and wants every word", async () => {
  for (const text of ["lyze", "LYŽE", "lyzemi", "redster"])
    expect(skus(await list({ search: text }))).toContain("SKI-1");
  expect(skus(await list({ search: "prilba" }))).toContain("HELMET");
  expect(skus(await list({ search: "lyze blizzard" }))).toEqual(["SKI-2"]);
  expect(skus(await list({ search: "ponorka" }))).toEqual([]);
});

test("search mixes up i and y, passes over words that say nothing, and finds nothing by signs", async () => {
  for (const text of ["lize", "lyže pro atomic", "redstr"])
    expect(skus(await list({ search: text }))).toContain("SKI-1");
  const both = await list({ search: "lyže s helmou" });
  expect([skus(both), both]).toEqual([["SET"], await list({ search: "lyže helmou" })]);
  for (const text of ["%%%", "___", "?!", "pro", "a"])
    expect(await list({ search: text })).toMatchObject({ total: 0, items: [], aggregations: {} });
});

test("a typo is judged by whole words; one wrong word doesn't loosen the others", async () => {
  // Nothing is both: the other word is left out and told, and this one is judged as before.
  const both = await list({ search: "redstr blizzard" });
  expect([skus(both), both.unknown_words]).toEqual([["SKI-1"], ["blizzard"]]);
  expect(skus(await list({ search: "redstr lyžemi" }))).toEqual(["SKI-1"]);
  expect(skus(await list({ search: "sjezdovkar" }))).toEqual(["SET"]);
  // "sjez" alone is like, the whole word isn't.
  expect(skus(await list({ search: "sjezolotr" }))).toEqual([]);
});

test("what is named so comes before what only belongs there", async () => {
  const found = valueOf(await shop.port.listProducts({ search: "boty", size: 50, start: 0 }, shop.context()));
  expect(skus(found).slice(0, 2).sort()).toEqual(["BOOTS", "GROUP"]);
  const skis = valueOf(await shop.port.listProducts({ search: "lyže", size: 50, start: 0 }, shop.context()));
  expect(skus(skis).slice(0, 2).sort()).toEqual(["SKI-1", "SKI-2"]);
});

test("sorts by what is shown: one day, or the rent of the period", async () => {
  expect(skus(await list({ categoryId: 71, sort: "price:asc" }))).toEqual(["SKI-2", "SKI-1"]);
  expect(
    skus(await list({ categoryId: 71, sort: "price:desc", dateFrom: "2027-03-01", dateTo: "2027-03-05" })),
  ).toEqual(["SKI-1", "SKI-2"]);
  expect(skus(await list({ sort: "bestsellers:desc", size: 1 }))).toEqual(["SKI-1"]);
});

test("pages do not overlap and know the total", async () => {
  const all = skus(await list({}));
  const pages = [await list({ size: 3 }), await list({ size: 3, start: 3 }), await list({ size: 3, start: 6 })];
  expect(pages.flatMap(skus)).toEqual(all);
  expect(pages.map((page) => page.total)).toEqual([all.length, all.length, all.length]);
});

test("a view of another language shows its texts over the same catalogue, Czech where there is none", async () => {
  const { getStoreView } = await import("@/lib/store-views");
  const english = valueOf(
    await shop.port.listProducts(
      { categoryId: 71, sort: "name:asc", size: 50, start: 0 },
      shop.context({ storeView: getStoreView("en") }),
    ),
  );
  expect(english.aggregations.ski_length?.buckets[0]?.label).toBe("160 cm");
  expect(english.items).toHaveLength(2);
  const other = valueOf(
    await shop.port.listProducts(
      { sort: "name:asc", size: 50, start: 0 },
      shop.context({ storeView: getStoreView("skibike") }),
    ),
  );
  expect(other.total).toBe(0);
});

test.each([
  ["de", ["Aquarell", "Zelt"], "Anfänger"],
  ["it", ["Tent", "Watercolour"], "beginners", { name: "en", tagline: "en" }],
  ["en", ["Tent", "Watercolour"], "beginners", undefined],
  ["main", ["Akvarel", "Stan"], "začátečníci", undefined],
])("names, their order and taglines of %s fall back to English before Czech, and say so", async (...expected) => {
  const [storeCode, names, tagline, languages] = expected;
  const { getStoreView } = await import("@/lib/store-views");
  const thing = (sku: string, cs: string, en: string, de: string) => ({
    sku,
    name: { cs, en, de },
    type_id: "simple",
    slug: sku.toLowerCase(),
    short_description: cs,
    description: cs,
    category_ids: [71],
    store_codes: ["main"],
    attributes: { level: "beginner" },
    price_list: [{ days_from: 1, days_to: null, price_per_day: 100 }],
    stock: { praha: 1 },
  });
  const spoken = await openTestShop({
    sources: smallShop.sources,
    partners: smallShop.partners,
    categories: [
      { id: 69, parent_id: null, name: "Vše", slug: "vse" },
      { id: 71, parent_id: 69, name: "Věci", slug: "veci" },
    ],
    attributes: [
      {
        code: "level",
        label: "Úroveň",
        in_tagline: true,
        options: [{ value: "beginner", label: { cs: "začátečníci", en: "beginners", de: "Anfänger" } }],
      },
    ],
    products: [thing("A-1", "Stan", "Tent", "Zelt"), thing("A-2", "Akvarel", "Watercolour", "Aquarell")],
  });
  try {
    const listing = valueOf(
      await spoken.port.listProducts(
        { sort: "name:asc", size: 50, start: 0 },
        spoken.context({ storeView: getStoreView(storeCode) }),
      ),
    );
    expect(listing.items.map((card) => card.name)).toEqual(names);
    expect(listing.items[0]?.tagline).toBe(tagline);
    expect(listing.items[0]?.other_languages).toEqual(languages);
  } finally {
    await spoken.close();
  }
});

test("what the shop doesn't know is left out and named, and never empties a listing", async () => {
  const all = await list({ categoryId: 71 });
  const asked = {
    attributes: { brand: ["atomic", "nobody"], level: ["999"], nonsense: ["x"], constructor: ["x"] },
    price: ["1-2"],
    partner: 99,
    source: "jinde",
  };
  expect(await list({ categoryId: 71, ...asked })).toEqual({
    ...(await list({ categoryId: 71, attributes: { brand: ["atomic"] } })),
    unknown_filters: [
      { code: "brand", value: "nobody" },
      { code: "level", value: "999" },
      { code: "nonsense", value: null },
      { code: "constructor", value: null },
      { code: "price", value: "1-2" },
      { code: "partner", value: "99" },
      { code: "source", value: "jinde" },
    ],
  });
  expect((await list({ categoryId: 71, attributes: { brand: ["nobody"] } })).items).toEqual(all.items);
  expect(all.unknown_filters).toEqual([]);
});

test("each order has two directions, over the wire's own query too", async () => {
  const ordered = async (sort: ListingInput["sort"]) => skus(await list({ categoryId: 71, sort }));
  await shop.pool.query("UPDATE product SET created_at = '2026-10-01' WHERE sku = 'SKI-1'");
  for (const field of ["price", "name", "created_at", "bestsellers"] as const) {
    const [up, down] = [await ordered(`${field}:asc`), await ordered(`${field}:desc`)];
    expect([up, [...up].sort()]).toEqual([[...down].reverse(), ["SKI-1", "SKI-2"]]);
    const found = await shop.port.searchProducts(
      { searchQuery: { filters: [{ attribute: "category_ids", value: { eq: 71 } }] }, size: 50, sort: `${field}:desc` },
      shop.context(),
    );
    expect(valueOf(found).items.map((item) => item.sku)).toEqual(down);
  }
  expect(await ordered("created_at:asc")).toEqual(["SKI-1", "SKI-2"]);
  const unknown = await shop.port.searchProducts({ size: 50, sort: "constructor:asc" }, shop.context());
  expect(refusalOf(unknown).errors).toEqual([{ path: "sort", message: "unknown field" }]);
});

test.each([
  [{ dateFrom: "2027-02-08" }, "incomplete"],
  [{ dateFrom: "2027-02-08", dateTo: "2027-02-07" }, "reversed"],
  [{ dateFrom: "2026-02-08", dateTo: "2026-02-09" }, "past"],
  [{ dateFrom: "2027-02-08", dateTo: "2027-08-07" }, "too_long"],
])("a period that can't be used is refused: %j", async (dates, problem) => {
  const refusal = refusalOf(
    await shop.port.listProducts({ sort: "name:asc", size: 50, start: 0, ...dates }, shop.context()),
  );
  expect(refusal).toMatchObject({ code: "invalid_period", details: { problem } });
});

test("synonyms help a word that the shop seldom uses, and stay away from one that it often does", async () => {
  const thing = (sku: string, name: string) => ({
    sku,
    name,
    type_id: "simple",
    slug: sku.toLowerCase(),
    short_description: name,
    description: name,
    category_ids: [72],
    store_codes: ["main"],
    price_list: [{ days_from: 1, days_to: null, price_per_day: 100 }],
    deposit: 0,
    created_at: "2026-11-01",
    stock: { praha: 1 },
  });
  const boards = Array.from({ length: 8 }, (_, index) => thing(`BOARD-${index}`, `Snowboardy ${index}`));
  await shop.bringIn({
    synonyms: [{ words: ["snowboard", "prkno", "deska"] }],
    products: [...boards.slice(0, 7), thing("TABLE", "Kempový stůl Deska")],
  });
  expect((await list({ search: "snowboard" })).total).toBe(8);
  await shop.bringIn({ products: boards });
  for (const text of ["snowboard", "Snowboardy", "snowbord"])
    expect(skus(await list({ search: text }))).toEqual(boards.map((board) => board.sku));
  expect((await list({ search: "prkno" })).total).toBe(9);
  // Beside another word they bring in nothing else.
  expect(skus(await list({ search: "kempový snowboard" }))).toEqual(["TABLE"]);
  // Often used, but what is meant is far more often called something else.
  const mats = Array.from({ length: 8 }, (_, index) => thing(`MAT-${index}`, `Karimatka Prkno ${index}`));
  const more = Array.from({ length: 81 }, (_, index) => thing(`MORE-${index}`, `Snowboard ${index}`));
  await shop.bringIn({ products: [...mats, ...more] });
  expect((await list({ search: "prkno" })).total).toBe(8 + 81 + 9);
});

test("words are looked up in the index", async () => {
  const client = await shop.pool.connect();
  try {
    await client.query("BEGIN");
    await client.query("SET LOCAL enable_seqscan = off");
    const { rows } = await client.query("EXPLAIN SELECT id FROM product p WHERE p.search @@ $1::tsquery", [
      "'cs:snowboard'",
    ]);
    expect(rows.map((row: Record<string, string>) => row["QUERY PLAN"]).join()).toContain("product_search_words");
    await client.query("ROLLBACK");
  } finally {
    client.release();
  }
});

test("without days and filters the same is found and counted as by a filter that all pass", async () => {
  const [boots] = smallShop.products?.filter(({ sku }) => sku === "BOOTS") ?? [];
  await shop.bringIn({ products: [{ ...boots, sku: "SOLD-OUT", slug: "sold-out", stock: {} }] });
  const asked: Partial<ListingInput>[] = [{ categoryId: 70 }, { categoryId: 71 }, { categoryId: 72 }];
  asked.push(...["lyze", "boty", "snowboard", "sada helma"].map((search) => ({ search, sort: undefined })));
  for (const input of asked.flatMap((each) => ["praha", "brno", "anywhere"].map((place) => ({ ...each, place })))) {
    const { relaxed: _none, ...plain } = await list(input);
    const { relaxed: _filters, ...judged } = await list({ ...input, price: PRICE_BUCKETS.map(({ id }) => id) });
    expect({ input, ...judged }).toEqual({ input, ...plain });
  }
});

test("what has no unit anywhere is listed where the owner says so", async () => {
  const [boots] = smallShop.products?.filter(({ sku }) => sku === "BOOTS") ?? [];
  await shop.bringIn({ products: [{ ...boots, sku: "SOLD-OUT", slug: "sold-out", stock: {} }] });
  const owner = jest.replaceProperty(catalogue, "listOutOfStock", true);
  expect(skus(await list({ categoryId: 72 }))).toContain("SOLD-OUT");
  owner.restore();
  expect(skus(await list({ categoryId: 72 }))).not.toContain("SOLD-OUT");
});

describe("the place", () => {
  const period = { dateFrom: "2027-03-01", dateTo: "2027-03-03" };
  const at = async (sku: string, place?: string) =>
    (await list({ ...period, place })).items.find((card) => card.sku === sku)?.free_at;

  test("anywhere: each branch says what it has, and two are never added up", async () => {
    expect(await at("SKI-1")).toEqual([
      { source: "praha", free: 4 },
      { source: "brno", free: 1 },
    ]);
    expect((await list(period)).items.find((card) => card.sku === "SKI-1")?.free_units).toBe(4);
    expect(await list(period)).toMatchObject({ branch: null, partner_elsewhere: false });
  });

  test("a set has as many as its scarcest part allows at one branch; a voucher has no end", async () => {
    // Two skis of 170 and three helmets in Praha, one and two in Brno.
    expect(await at("SET")).toEqual([
      { source: "praha", free: 2 },
      { source: "brno", free: 1 },
    ]);
    expect(await at("GROUP")).toEqual([{ source: "praha", free: 1 }]);
    expect(await at("VOUCHER")).toBeNull();
  });

  test("cards, total and facets are those of the place; what is kept nowhere can be had anywhere", async () => {
    const brno = await list({ ...period, categoryId: 70, place: "brno" });
    expect(skus(brno).sort()).toEqual(["HELMET", "SET", "SKI-1", "VOUCHER"]);
    expect(brno).toMatchObject({ branch: "brno", total: 4 });
    expect(brno.items.find((card) => card.sku === "SKI-1")).toMatchObject({
      variant_count: 1,
      free_at: [{ source: "brno", free: 1 }],
    });
    expect(facet(brno, "ski_length")).toEqual({ 170: 1 });
    expect(skus(await list({ categoryId: 70, place: "brno" })).sort()).toEqual(["HELMET", "SET", "SKI-1", "VOUCHER"]);
  });

  test("what is brought comes from one branch", async () => {
    const home = await list({ ...period, place: "psc-11000" });
    expect(home.branch).toBe("praha");
    expect(home.items.find((card) => card.sku === "SKI-1")?.free_at).toEqual([{ source: "praha", free: 4 }]);
  });

  test("what is free only at two branches together is not free", async () => {
    // Taken in Praha on the first day, in Brno on the last.
    await shop.bringIn({
      bookings: [
        { reference: "P-1", sku: "HELMET", source: "praha", from: "2027-06-01", to: "2027-06-01", qty: 3 },
        { reference: "P-2", sku: "HELMET", source: "brno", from: "2027-06-03", to: "2027-06-03", qty: 2 },
      ],
    });
    const june = { dateFrom: "2027-06-01", dateTo: "2027-06-03" };
    expect(skus(await list(june))).not.toContain("HELMET");
    expect(skus(await list({ dateFrom: "2027-06-01", dateTo: "2027-06-01", place: "praha" }))).not.toContain("HELMET");
    expect(
      (await list({ dateFrom: "2027-06-01", dateTo: "2027-06-01" })).items.find(({ sku }) => sku === "HELMET")?.free_at,
    ).toEqual([{ source: "brno", free: 2 }]);
  });

  test("a place that this shop doesn't have is dropped and told", async () => {
    const listing = await list({ ...period, place: "jinde" });
    expect(listing).toMatchObject({ branch: null, unknown_filters: [{ code: "place", value: "jinde" }] });
    expect(listing.total).toBe((await list(period)).total);
  });

  test("the place wins over a partner's link, and says so", async () => {
    expect(await list({ partner: 7, place: "praha" })).toMatchObject({ branch: "praha", partner_elsewhere: true });
    expect(await list({ partner: 7, place: "brno" })).toMatchObject({ branch: "brno", partner_elsewhere: false });
    expect(skus(await list({ partner: 7, place: "praha" }))).toContain("BOOTS");
  });

  test("a search of the catalogue answers the same", async () => {
    const found = valueOf(
      await shop.port.searchProducts(
        {
          searchQuery: { search: "lyze", period: { from: "2027-03-01", to: "2027-03-03" }, place: "brno" },
          includeFields: ["sku", "free_at"],
          size: 10,
        },
        shop.context(),
      ),
    );
    expect(found.items).toContainEqual({ sku: "SKI-1", free_at: [{ source: "brno", free: 1 }] });
    const wrong = await shop.port.searchProducts({ searchQuery: { place: "jinde" }, size: 10 }, shop.context());
    expect(refusalOf(wrong).code).toBe("invalid_input");
  });
});

test("what is on offer, or new, is asked for by one word, counted as if none was", async () => {
  const own = (sku: string) => smallShop.products?.find((product) => product.sku === sku);
  const offer = { special_price: 90, special_from_date: "2027-01-30", special_to_date: "2027-02-01" };
  // It is 1 February.
  await shop.bringIn({
    products: [
      { ...own("HELMET"), ...offer },
      { ...own("BOOTS"), sku: "FRESH", slug: "fresh", created_at: "2027-01-20" },
    ],
  });
  const asked = { categoryId: 72 };
  // What is put together of a thing on offer costs less too.
  expect(facet(await list(asked), "special")).toEqual({ offer: 2, new: 1 });
  const offers = await list({ ...asked, special: "offer" });
  expect([skus(offers), facet(offers, "special")]).toEqual([["GROUP", "HELMET"], { offer: 2, new: 1 }]);
  expect(facet(offers, "brand")).toEqual({});
  const fresh = await list({ ...asked, special: "new", dateFrom: "2027-02-08", dateTo: "2027-02-09" });
  expect([skus(fresh), facet(fresh, "brand")]).toEqual([["FRESH"], { atomic: 1 }]);
  expect((await list({ ...asked, special: "new", price: ["1000.0-1500.0"] })).total).toBe(0);
  await shop.bringIn(smallShop);
});
