import { openTestShop, type TestShop, valueOf } from "@/server/testing/shop";
import { smallShop } from "@/server/testing/records";
import { counterErrors, openShopper } from "@/server/testing/shopper";
import type { ImportError } from "./problems";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const rowCounts = async (): Promise<unknown> =>
  (
    await shop.pool.query(
      `SELECT (SELECT count(*) FROM product) AS products, (SELECT count(*) FROM claim) AS claims, (SELECT sum(booked)
        FROM stock_day) AS booked, (SELECT version FROM catalogue_version) AS version`,
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
    "sku;type_id;name.cs;name.en;slug;short_description;description;category_ids;store_codes;" +
      "price_list.0.days_from;price_list.0.days_to;price_list.0.price_per_day;" +
      "deposit;attributes.brand;stock.praha;turnaround_days",
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
  const [first] = smallShop.products ?? [];
  await shop.bringIn({ products: [{ ...first, description: "Jen <b>tučně</b>" }] });
  const { description } = valueOf(await shop.port.getProduct({ sku: "SKI-1" }, shop.context()));
  expect(description).toBe("<p>Jen &lt;b&gt;tučně&lt;/b&gt;</p>");
  await shop.bringIn({ products: [first] });
});

test("a child that its product no longer names is switched off, not lost", async () => {
  const [first] = smallShop.products ?? [];
  await shop.bringIn({ products: [{ ...first, children: first?.children?.slice(0, 2) }] });
  const children = valueOf(await shop.port.getProduct({ sku: "SKI-1" }, shop.context())).configurable_children;
  expect(children.map((child) => child.sku)).toEqual(["SKI-1-160", "SKI-1-170"]);
  await shop.bringIn({ products: [first] });
});

test("a booking has an end that the shop can count", async () => {
  const booked = (from: string, to: string) => ({
    "bookings.csv": `reference,sku,source,from,to,qty\nL-1,HELMET,praha,${from},${to},1\n`,
  });
  expect(await problemsOf(booked("+0", "9999-06-30"))).toEqual([
    "bookings.csv, line 2 (reference L-1), to: a booking takes 366 days at most; longer ones are several",
    "bookings.csv, line 2 (reference L-1), to: 9999-06-30 is more than 1098 days ahead",
  ]);
  expect(await problemsOf(booked("+0", "+366"))).toHaveLength(1);
  expect((await shop.bringIn(booked("+0", "+365"))).counts.bookings?.created).toBe(1);
});

describe("while an import is under way", () => {
  /** Waits until a statement in the shop's database waits for somebody's lock. */
  async function untilBlocked(): Promise<void> {
    for (;;) {
      const { rows } = await shop.pool.query(
        "SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'",
      );
      if (rows.length > 0) return;
    }
  }
  const changed = () => ({
    products: [{ ...smallShop.products?.[0], popularity: Math.ceil(performance.now()) }],
    "stock.csv": "sku,source,units\nHELMET,praha,4\n",
    "bookings.csv": "reference,sku,source,from,to,qty\nW-1,HELMET,praha,2027-06-01,2027-06-03,1\n",
    reviews: [{ ...smallShop.reviews?.[0], detail: "Jinak" }],
  });

  test("shoppers go on renting until it counts units, also what it is about to change", async () => {
    const holder = await shop.pool.connect();
    await holder.query("BEGIN");
    await holder.query("SELECT 1 FROM review FOR UPDATE");
    const imported = shop.bringIn(changed());
    await untilBlocked();
    const jana = await openShopper(shop);
    const helmet = { sku: "HELMET", qty: 1, from: "2027-06-02", to: "2027-06-02", source: "praha" };
    valueOf(await jana.put(helmet));
    valueOf(await jana.order([helmet]));
    await holder.query("ROLLBACK");
    holder.release();
    expect((await imported).counts).toMatchObject({ stock: { updated: 1 }, bookings: { created: 1 } });
    expect(await counterErrors(shop)).toEqual([]);
  });

  test("neither waits for the other in a circle", async () => {
    const shoppers = await Promise.all(Array.from({ length: 8 }, () => openShopper(shop)));
    const skus = ["HELMET", "SET", "GROUP", "BOOTS", "SKI-1-170"];
    const rent = async (index: number): Promise<void> => {
      for (let round = 0; round < 6; round += 1) {
        const sku = skus[(index + round) % skus.length] ?? "";
        const day = `2027-07-${String(10 + ((index * 3 + round) % 5)).padStart(2, "0")}`;
        const answer = await shoppers[index]?.put({ sku, qty: 1, from: day, to: "2027-07-16", source: "praha" });
        if (answer && !answer.ok) expect(answer.error.code).toBe("out_of_stock");
      }
    };
    const bring = async (): Promise<void> => {
      for (let round = 0; round < 4; round += 1) {
        const units = ["SKI-1-170", "HELMET", "BOOTS"].map((sku, at) => `${sku},praha,${30 + ((round + at) % 3)}`);
        const bookings = ["SKI-1-170", "BOOTS", "HELMET"].map(
          (sku, at) => `C-${at},${sku},praha,2027-07-1${round + 1},2027-07-15,1`,
        );
        await shop.bringIn({
          "stock.csv": `sku,source,units\n${units.join("\n")}\n`,
          "bookings.csv": `reference,sku,source,from,to,qty\n${bookings.join("\n")}\n`,
        });
      }
    };
    await Promise.all([...shoppers.map((_, index) => rent(index)), bring(), bring()]);
    expect(await counterErrors(shop)).toEqual([]);
  });
});
