import { openTestShop, type TestShop, valueOf } from "@/server/testing/shop";
import { smallShop } from "@/server/testing/records";
import type { ImportError } from "./problems";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const rowCounts = async (): Promise<unknown> =>
  (
    await shop.pool.query(
      "SELECT (SELECT count(*) FROM product) AS products, (SELECT count(*) FROM claim) AS claims, (SELECT sum(booked) FROM stock_day) AS booked, (SELECT version FROM catalogue_version) AS version",
    )
  ).rows[0];

const problemsOf = async (files: Record<string, unknown>): Promise<string[]> => {
  const before = await rowCounts();
  const error: ImportError = await shop.bringIn(files).then(
    () => Promise.reject(new Error("the import was taken")),
    (reason: ImportError) => reason,
  );
  expect(error.name).toBe("ImportError");
  expect(await rowCounts()).toEqual(before);
  return error.message.split("\n").slice(1);
};

test("a second import of the same changes nothing", async () => {
  const before = await rowCounts();
  const summary = await shop.bringIn(smallShop);
  expect(summary.changed).toBe(false);
  expect(Object.values(summary.counts).every((count) => count.created + count.updated === 0)).toBe(true);
  expect(await rowCounts()).toEqual(before);
});

test("a changed record changes that product and the catalogue's version only", async () => {
  const [first] = smallShop.products ?? [];
  const summary = await shop.bringIn({ products: [{ ...first, popularity: 11 }] });
  expect(summary.counts.products).toEqual({ created: 0, updated: 1, unchanged: 0 });
  expect(summary.changed).toBe(true);
  expect((await shop.bringIn(smallShop)).counts.products).toEqual({ created: 0, updated: 1, unchanged: 7 });
});

test("a closed day that is written twice is one", async () => {
  const praha = smallShop.sources?.[0];
  await shop.bringIn({ sources: [{ ...praha, closed_days: ["2027-12-24", "2027-12-25", "2027-12-24"] }] });
  const sources = valueOf(await shop.port.listSources({}, shop.context()));
  expect(sources.find(({ id }) => id === "praha")?.closed_days).toEqual(["2027-12-24", "2027-12-25"]);
});

test("problems name file, record and field, and nothing is written", async () => {
  const [first] = smallShop.products ?? [];
  expect(
    await problemsOf({
      products: [
        { ...first, sku: "NEW", children: [] },
        { ...first, attributes: { brand: "nobody" }, category_ids: [999] },
      ],
    }),
  ).toEqual([
    "products.json, record 1 (sku NEW), children: a configurable product needs children",
    "products.json, record 2 (sku SKI-1), category_ids.0: no category 999",
    "products.json, record 2 (sku SKI-1), attributes.brand: attribute brand has no option nobody",
  ]);
  expect(await problemsOf({ sources: [{ id: "x" }] })).toContainEqual(
    expect.stringMatching(/^sources\.json, record 1 \(id x\), name: /u),
  );
  expect(await problemsOf({ "stock.csv": "sku,source,units\nBOOTS,praha,1\nBOOTS,nowhere,2\n" })).toEqual([
    "stock.csv, line 3 (sku BOOTS), units: no source nowhere",
  ]);
  expect(await problemsOf({ "products.json": "{ not json" })).toContainEqual(
    expect.stringMatching(/^products\.json, file: can't be read/u),
  );
});

test("a booking that does not fit is refused by its line, and so are units below what is promised", async () => {
  const header = "reference;sku;source;from;to;qty";
  expect(
    await problemsOf({ "bookings.csv": `${header}\nB-1;BOOTS;praha;+10;+12;1\nB-2;BOOTS;praha;+12;+13;1\n` }),
  ).toEqual(["bookings.csv, line 3 (reference B-2), qty: not enough units of BOOTS at praha on 2027-02-13"]);
  expect(await problemsOf({ "stock.csv": "sku,source,units\nSKI-1-160,praha,0\n" })).toEqual([
    "stock.csv, line 2 (sku SKI-1-160), units: 0 units are fewer than the 1 promised for 2027-02-20",
  ]);
});

test("a booking moves with its reference and gives its former days back", async () => {
  const booking = (from: string, to: string) => ({
    "bookings.csv": `reference,sku,source,from,to,qty\nM-1,BOOTS,praha,${from},${to},1\n`,
  });
  const freeOn = async (day: string): Promise<number> =>
    valueOf(await shop.port.checkStock({ sku: "BOOTS", dateFrom: day, dateTo: day }, shop.context())).qty;
  await shop.bringIn(booking("2027-03-01", "2027-03-03"));
  expect(await freeOn("2027-03-02")).toBe(0);
  expect((await shop.bringIn(booking("2027-03-03", "2027-03-04"))).counts.bookings).toEqual({
    created: 0,
    updated: 1,
    unchanged: 0,
  });
  expect([await freeOn("2027-03-02"), await freeOn("2027-03-04")]).toEqual([1, 0]);
});

test("CSV says the same as JSON: dots for nesting, bars between values, Czech separators", async () => {
  const csv = [
    "sku;type_id;name.cs;name.en;slug;short_description;description;category_ids;store_codes;price_list.0.days_from;price_list.0.days_to;price_list.0.price_per_day;deposit;attributes.brand;stock.praha;turnaround_days",
    "POLES;simple;Hůlky;Poles;hulky;Lehké;Pevné;72|71;main|en;1;;49,5;200;atomic;4;0",
  ].join("\n");
  await shop.bringIn({ "products.csv": csv });
  const poles = valueOf(await shop.port.getProduct({ sku: "POLES" }, shop.context()));
  expect(poles).toMatchObject({
    name: "Hůlky",
    price: 4950,
    deposit: 20_000,
    category_ids: [72, 71],
    source_ids: ["praha"],
    url_path: "lyzovani/vybava/hulky",
  });
  expect(poles.attributes).toEqual([
    { attribute_code: "brand", label: "Značka", values: ["atomic"], value_labels: ["Atomic"] },
  ]);
});

test("raw HTML in texts is shown, not run", async () => {
  const found = valueOf(await shop.port.searchCmsPages({ size: 50 }, shop.context()));
  expect(found.items[0]?.content).toBe("<p>Vyberte si &lt;b&gt;dny&lt;/b&gt;</p>");
});

test("a child that its product no longer names is switched off, not lost", async () => {
  const [first] = smallShop.products ?? [];
  await shop.bringIn({ products: [{ ...first, children: first?.children?.slice(0, 2) }] });
  const children = valueOf(await shop.port.getProduct({ sku: "SKI-1" }, shop.context())).configurable_children;
  expect(children.map((child) => child.sku)).toEqual(["SKI-1-160", "SKI-1-170"]);
  await shop.bringIn({ products: [first] });
});
