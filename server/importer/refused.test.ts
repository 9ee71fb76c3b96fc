import { MAX_DOWNLOAD_BYTES } from "@/lib/limits";
import { smallShop } from "@/server/testing/records";
import { openTestShop, type TestShop } from "@/server/testing/shop";
import type { ImportError } from "./problems";

/* What an import must not take, and the words in which it says so. */

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

async function problemsOf(files: Record<string, unknown>): Promise<string[]> {
  const error: ImportError = await shop.bringIn(files).then(
    () => Promise.reject(new Error("the import was taken")),
    (reason: ImportError) => reason,
  );
  expect([error.name, error.message]).toEqual(["ImportError", expect.stringContaining("nothing was imported")]);
  return error.message.split("\n").slice(1);
}

const helmet = smallShop.products?.find(({ sku }) => sku === "HELMET");
const productProblems = async (more: Record<string, unknown>): Promise<string[]> =>
  (await problemsOf({ products: [{ ...helmet, ...more }] })).map((line) =>
    line.replace("products.json, record 1 (sku HELMET), ", ""),
  );
const band = (days_from: unknown, days_to: unknown, price_per_day: unknown = 100) => ({
  days_from,
  days_to,
  price_per_day,
});

test.each([
  ["deposit", null],
  ["deposit", true],
  ["deposit", ""],
  ["deposit", []],
  ["deposit", "0x10"],
  ["deposit", "1e3"],
  ["turnaround_days", false],
  ["popularity", null],
])("%s: %p is no number", async (field, value) => {
  expect(await productProblems({ [field]: value })).toEqual([`${field}: expected a number`]);
});

test.each([
  [[band(1, null, true)], "price_list.0.price_per_day: expected a number"],
  [[band(1, 2), band(4, null)], "price_list: days 3 to 3 have no price"],
  [[band(4, null), band(1, 2)], "price_list: days 3 to 3 have no price"],
  [[band(2, null)], "price_list: days 1 to 1 have no price"],
  [[band(1, 3), band(3, null)], "price_list: bands from 1 and 3 overlap"],
  [[band(1, null), band(3, null)], "price_list: bands from 1 and 3 overlap"],
  [[band(3, 2)], "price_list: band from 3 ends before it starts"],
  [[band(1, 2 ** 31)], expect.stringMatching(/^price_list\.0\.days_to: Too big/u)],
  [[band(1, null, 200_001)], expect.stringMatching(/^price_list\.0\.price_per_day: Too big/u)],
])("price list %#: %s", async (price_list, problem) => {
  expect(await productProblems({ price_list })).toEqual([problem]);
});

test.each<[type_id: string, downloads: string[], problem: string]>([
  ["simple", ["trasa.gpx"], "downloads: a downloadable product is sold as files, and no other is"],
  ["downloadable", [], "downloads: a downloadable product is sold as files, and no other is"],
  ["downloadable", ["../trasa.gpx"], "downloads.0: lies outside of the import's folder"],
  ["downloadable", ["/etc/passwd.txt"], "downloads.0: lies outside of the import's folder"],
  ["downloadable", ["trasa.exe"], "downloads.0: only files ending in epub, gpx, kml, pdf, txt, zip are sold"],
  ["downloadable", ["a/trasa.gpx", "b/trasa.gpx"], "downloads: a name stands there twice"],
  ["downloadable", ["empty.txt"], "downloads.0: is empty"],
  ["downloadable", ["nowhere.gpx"], "downloads.0: no such file nowhere.gpx"],
])("a %s product with the files %j", async (type_id, downloads, problem) => {
  const files = { "trasa.gpx": "<gpx/>", "empty.txt": "" };
  const said = await problemsOf({ products: [{ ...helmet, type_id, downloads }], ...files });
  expect(said.map((line) => line.replace("products.json, record 1 (sku HELMET), ", ""))).toEqual([problem]);
});

test("a file larger than what is handed out is not taken", async () => {
  const files = { "mapa.pdf": Buffer.alloc(MAX_DOWNLOAD_BYTES + 1) };
  const [problem] = await problemsOf({
    products: [{ ...helmet, type_id: "downloadable", downloads: ["mapa.pdf"] }],
    ...files,
  });
  expect(problem).toContain(`has ${MAX_DOWNLOAD_BYTES + 1} bytes, at most ${MAX_DOWNLOAD_BYTES} are handed out`);
});

test("prices may be texts with a Czech comma, and end with the longest rent that the shop wants", async () => {
  const summary = await shop.bringIn({
    products: [{ ...helmet, price_list: [band(1, "3", "120,5"), band("4", 10, 99.5)], deposit: "500" }],
  });
  expect(summary.counts.products).toMatchObject({ updated: 1 });
  await shop.bringIn(smallShop);
});

test.each(["cart", "cart/helmy", "api", "c/lyze", "en", "skibike/lyze", "offline"])(
  "no category and no product is called %s: the address belongs to the shop",
  async (url_path) => {
    const category = { id: 90, parent_id: 69, name: "Nová", slug: "nova", url_path };
    const [first] = url_path.split("/");
    expect(await problemsOf({ categories: [category] })).toEqual([
      `categories.json, record 1 (id 90), url_path: ${url_path} begins with ${first}, which is the shop's own`,
    ]);
    expect(await productProblems({ url_path })).toEqual([
      `url_path: ${url_path} begins with ${first}, which is the shop's own`,
    ]);
  },
);

test("an address that is made of slugs is judged, too, and one that only begins alike is taken", async () => {
  expect(await problemsOf({ categories: [{ id: 90, parent_id: 69, name: "Košík", slug: "cart" }] })).toEqual([
    "categories.json, record 1 (id 90), url_path: cart begins with cart, which is the shop's own",
  ]);
  await shop.bringIn({ categories: [{ id: 90, parent_id: 69, name: "Kartáče", slug: "cartace" }] });
});

test.each(["/lyze", "lyze/", "ly že", "a//b", "../x", "lyze?x=1", "a/./b", "x".repeat(201)])(
  "%p is no address",
  async (url_path) => {
    expect(await productProblems({ url_path })).toEqual([expect.stringMatching(/^url_path: /u)]);
  },
);

test.each([
  "page",
  "price",
  "sort",
  "partner",
  "source",
  "q",
  "sku",
  "status",
  "constructor",
  "__proto__",
  "utm_source",
  "Brand",
])("no attribute has the code %s", async (code) => {
  const lines = await problemsOf({ attributes: [{ code, label: "Něco", options: [{ value: "a", label: "A" }] }] });
  expect(lines).toEqual([expect.stringMatching(/^attributes\.json, record 1 \(code .+\), code: /u)]);
});

test("texts that the database can't hold are named by file, record and field", async () => {
  expect(await productProblems({ name: { cs: "Helma\u0000", en: "Helmet\uD800" } })).toEqual([
    "name.cs: holds a character that can't be stored (U+0000)",
    "name.en: holds a character that can't be stored (U+D800)",
  ]);
  expect(await productProblems({ attributes: { "bra\u0000nd": "atomic" } })).toEqual([
    expect.stringMatching(/^attributes\.bra.nd: holds a character that can't be stored/u),
  ]);
  expect(await problemsOf({ "stock.csv": "sku,source,units\nHEL\u0000MET,praha,1\n" })).toEqual([
    expect.stringMatching(/^stock\.csv, line 2 \(sku HEL.MET\), sku: holds a character/u),
  ]);
});

test.each([
  ["products", { ...helmet, popularity: 2 ** 31 }, "popularity"],
  ["products", { ...helmet, created_at: "0000-01-01" }, "created_at"],
  ["products", { ...helmet, visibility: 9 }, "visibility"],
  ["products", { ...helmet, slug: "a".repeat(201) }, "slug"],
  [
    "reviews",
    { sku: "HELMET", nickname: "J", title: "T", detail: "D", rating: 5, created_at: "0000-05-05" },
    "created_at",
  ],
  ["partners", { id: 3_000_000_000, name: "P", description: "D" }, "id"],
  ["bookings", { reference: "X", sku: "HELMET", source: "praha", from: "+99999", to: "+99999", qty: 1 }, "from"],
  ["stock", { sku: "HELMET", source: "praha", units: 2 ** 31 }, "units"],
])("%s with a value out of reach: %#", async (file, record, field) => {
  const lines = await problemsOf({ [file]: [record] });
  expect(lines[0]).toMatch(new RegExp(`^${file}\\.json, record 1 \\(.+\\), ${field}: `, "u"));
});

test("what is written twice is named, not left to the database", async () => {
  const source = smallShop.sources?.[0];
  expect(await problemsOf({ sources: [source, source] })).toEqual([
    "sources.json, record 2 (id praha): stands in sources.json, record 1 already",
  ]);
  const option = { value: "a", label: "A" };
  expect(await problemsOf({ attributes: [{ code: "kind", label: "Druh", options: [option, option] }] })).toEqual([
    "attributes.json, record 1 (code kind), options.1.value: a stands there twice",
  ]);
  expect(await problemsOf({ sources: [{ ...source, store_codes: ["nowhere"] }] })).toEqual([
    "sources.json, record 1 (id praha), store_codes.0: no store view nowhere",
  ]);
});

test("a list in a CSV is numbered from 0 without gaps", async () => {
  const header =
    "sku,type_id,name,slug,short_description,description,category_ids,store_codes,price_list.99999999.days_from";
  expect(await problemsOf({ "products.csv": `${header}\nX-1,simple,X,x,x,x,72,main,1\n` })).toEqual([
    "products.csv, line 2 (sku X-1), price_list.99999999.days_from: " +
      "entries of a list are numbered from 0, the next is 0",
  ]);
  expect(await problemsOf({ "products.csv": "sku,name,name.en\nX-1,Helma,Helmet\n" })).toContainEqual(
    "products.csv, line 2 (sku X-1), name.en: name is a value already, so it has no parts",
  );
  expect(await problemsOf({ "products.csv": "sku,__proto__.x\nX-1,Helma\n" })).toContainEqual(
    "products.csv, line 2 (sku X-1), __proto__.x: no such field",
  );
});

test("a spreadsheet in another encoding is told by its name", async () => {
  const text = "sku,source,units\nHELMA-Š,praha,1\n";
  const windows1250 = Buffer.from(text.replace("Š", "\u008a"), "latin1");
  expect(await problemsOf({ "stock.csv": windows1250 })).toEqual([
    "stock.csv, line 2: is not UTF-8, rather Windows-1250 or ISO 8859-2; " +
      "save it as UTF-8 (“CSV UTF-8” in a spreadsheet)",
  ]);
  expect(await problemsOf({ "stock.csv": Buffer.from(text, "utf16le") })).toEqual([
    "stock.csv, file: is UTF-16; save it as UTF-8 (“CSV UTF-8” in a spreadsheet)",
  ]);
  expect(await problemsOf({ "stock.json": Buffer.from(`\uFEFF[]`, "utf16le") })).toEqual([
    "stock.json, file: is UTF-16; save it as UTF-8 (“CSV UTF-8” in a spreadsheet)",
  ]);
  await shop.bringIn({ "stock.csv": Buffer.from("\uFEFFsku;source;units\nHELMET;praha;3\n", "utf8") });
});

test.each([
  [
    [{ day: "2027-12-31", hours: { opens: "12:00", closes: "08:00" } }],
    "special_hours.0.hours: opens before it closes",
  ],
  [
    [{ day: "2027-12-31", hours: { opens: "08.00", closes: "12:00" } }],
    "special_hours.0.hours.opens: a time such as 12:00",
  ],
  [[{ day: "2027-12-31" }, { day: "2027-12-31" }], "special_hours.1.day: 2027-12-31 stands there twice"],
])("hours of single days %#: %s", async (special_hours, problem) => {
  const [praha] = smallShop.sources ?? [];
  expect(await problemsOf({ sources: [{ ...praha, special_hours }] })).toEqual([
    `sources.json, record 1 (id praha), ${problem}`,
  ]);
});

test("a service stands once at a product, and so does a kind of it at the service", async () => {
  const kind = { code: "a", name: "A", price: 1 };
  expect(await problemsOf({ services: [{ code: "ins", name: "Pojištění", options: [kind, kind] }] })).toEqual([
    "services.json, record 1 (code ins), options: a code stands there twice",
  ]);
  expect(await productProblems({ services: ["waxing", "waxing"] })).toEqual(["services: a service stands there twice"]);
});
