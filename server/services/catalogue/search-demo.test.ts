import { demoCatalogue } from "@/demo/catalogue";
import { getStoreView } from "@/lib/store-views";
import { openTestShop, type TestShop, valueOf } from "@/server/testing/shop";

/* What a renter types in the demo shop, and where the first things that come belong. */

let shop: TestShop;
/** SKU → ids of the categories that it lies in. */
let placesOf: Map<string, readonly unknown[]>;
beforeAll(async () => {
  const { bookings: _bookings, reviews: _reviews, ...records } = demoCatalogue("2027-02-01").records;
  const products = records.products.map(({ downloads = [], ...product }) => ({
    ...product,
    images: [],
    downloads: downloads.slice(0, 1).map(() => "guide.txt"),
  }));
  shop = await openTestShop({ ...records, products, "guide.txt": "Z Bedřichova na Jizerku" });
  placesOf = new Map(products.map(({ sku, category_ids }) => [sku, category_ids]));
});
afterAll(() => shop.close());

const search = async (text: string, storeCode = "main"): Promise<string[]> =>
  valueOf(
    await shop.port.listProducts(
      { search: text, size: 50, start: 0 },
      shop.context({ storeView: getStoreView(storeCode) }),
    ),
  ).items.map((card) => card.sku);

const ALPINE = [102, 103, 104, 105, 107];
const BIKES = [142, 143, 147, 148, 149];
const E_BIKES = [145, 146];
const BOOTS = [110, 108, 122, 134];

test.each([
  ["lyže", ALPINE],
  ["lyze", ALPINE],
  ["LYŽÍ", ALPINE],
  ["lize", ALPINE],
  ["lzye", ALPINE],
  ["sjezdovky", [...ALPINE, 191]],
  ["kolo", BIKES],
  ["kola", BIKES],
  ["bicykl", BIKES],
  ["horské kolo", [142, 143]],
  ["horske kollo", [142, 143]],
  ["gravel", [148]],
  ["elektrokolo", E_BIKES],
  ["e-kolo", E_BIKES],
  ["ebike", E_BIKES],
  ["elekrokolo", E_BIKES],
  ["boty 42", BOOTS],
  ["boty", [...BOOTS, 191]],
  ["lyzarske boty", [110, 191]],
  ["lyžáky", [110, 191]],
  ["přeskáče", [110, 191]],
  ["boty na běžky", [134]],
  ["boty na lyže", [110, 191]],
  ["dámské boty", BOOTS],
  ["dětské lyže", [191]],
  ["dětské kolo", [193]],
  ["paddleboard", [161]],
  ["padleboard", [161]],
  ["sup", [161]],
  ["snowboard", [121, 122]],
  ["snowbord", [121, 122]],
  ["prkno", [121, 122]],
  ["běžky", [131, 132, 133]],
  ["hůlky", [111, 135]],
  ["helma", [113]],
  ["přilba na kolo", [151]],
  ["vozík", [194]],
  ["vozík za kolo", [194]],
  ["nosič kol", [202]],
  ["nosič lyží", [203]],
  ["autobox", [201]],
  ["rakev", [201]],
  ["stan", [172, 173]],
  ["stany pro čtyři", [173]],
  ["spacák", [174]],
  ["spací pytel", [174]],
  ["karimatka", [175]],
  ["kanoe", [163]],
  ["loď", [163]],
  ["kajaky", [162]],
  ["raft", [164]],
  ["neopren", [165]],
  ["sněžnice", [184]],
  ["sneznici", [184]],
  ["mačky", [185]],
  ["ferraty", [181]],
  ["batoh", [183]],
  ["krosna", [183, 195]],
  ["sáňky", [192]],
  ["brusle", [211, 212]],
  ["koloběžka", [213]],
  ["poukaz", [223]],
])("%s", async (text, places) => {
  const found = await search(text);
  expect(found.length).toBeGreaterThan(0);
  for (const sku of found.slice(0, Math.min(3, found.length)))
    expect([sku, places.some((place) => placesOf.get(sku)?.includes(place))]).toEqual([sku, true]);
});

test.each([
  ["en", "skis", ALPINE],
  ["en", "ski boots", [110]],
  ["en", "bike", [...BIKES, ...E_BIKES]],
  ["en", "e-bike", E_BIKES],
  ["en", "sleeping bag", [174]],
  ["en", "roof box", [201]],
  ["en", "běžky", [131, 132, 133]],
  // Its section alone says so: the things themselves are classic skis and hardtails.
  ["en", "cross-country skis", [131, 132, 133]],
  ["en", "mountain bike", [142, 143, 145, 193]],
  ["en", "mountan bikes", [142, 143, 145, 193]],
  ["en", "mtb", [142, 143, 145, 193]],
  ["de", "Skischuhe", [110]],
  ["de", "Fahrrad", [...BIKES, 193, 145, 146]],
  // A slip in a word that the shop calls something else.
  ["de", "Fahrad", [...BIKES, 193, 145, 146]],
  ["it", "bicicleta", [...BIKES, ...E_BIKES, 193]],
  ["de", "Zelt", [172, 173]],
  ["de", "Schlafsäcke", [174]],
  ["de", "Schneeschuh", [184]],
  ["it", "sci", [...ALPINE, 131]],
  ["it", "scarponi", [...BOOTS, 191]],
  ["it", "bici", [...BIKES, ...E_BIKES, 193]],
  ["it", "tenda", [172, 173]],
  ["it", "sacchi a pelo", [174]],
])("in %s: %s", async (storeCode, text, places) => {
  const found = await search(text, storeCode);
  expect(found.length).toBeGreaterThan(0);
  for (const sku of found.slice(0, Math.min(3, found.length)))
    expect([sku, places.some((place) => placesOf.get(sku)?.includes(place))]).toEqual([sku, true]);
});

/** A rental shop is asked to rent. */
test.each([
  ["main", "půjčit lyže", "lyže"],
  ["main", "půjčovna lyží", "lyží"],
  ["main", "zapůjčení stanu", "stan"],
  ["main", "boty velikost 42", "boty 42"],
  ["en", "ski rental", "ski"],
  ["de", "Skiverleih", "Ski"],
  ["it", "noleggio sci", "sci"],
])("in %s %p finds what %p finds", async (storeCode, text, thing) => {
  const found = await search(text, storeCode);
  expect(found.length).toBeGreaterThan(0);
  expect(found).toEqual(await search(thing, storeCode));
});

test("a word that nothing is called is told, and what the others ask for is found without it", async () => {
  const listed = async (text: string) =>
    valueOf(await shop.port.listProducts({ search: text, size: 50, start: 0 }, shop.context()));
  const skis = await listed("lyže");
  expect(skis.unknown_words).toEqual([]);
  const found = await listed("lyže ponorka");
  expect(found.unknown_words).toEqual(["ponorka"]);
  expect(found.items.map(({ sku }) => sku)).toEqual(skis.items.map(({ sku }) => sku));
  // A number alone asks for nothing, and without a word that is known nothing is found.
  for (const text of ["Ponorka 42", "ponorka Žlabina"])
    expect(await listed(text)).toMatchObject({ total: 0, unknown_words: [] });
  // An answer that has no place to tell it finds nothing.
  const input = { query: "lyže ponorka", entityType: "product" as const, size: 10 };
  expect(valueOf(await shop.port.searchProducts(input, shop.context())).total).toBe(0);
});

test("where nothing has all that is asked for, what matters least is left out and told", async () => {
  const listed = async (text: string) =>
    valueOf(await shop.port.listProducts({ search: text, size: 50, start: 0 }, shop.context()));
  for (const [text, left, unknown] of [
    ["paddleboard 42", "paddleboard", ["42"]],
    ["ferrata kolo", "kolo", ["ferrata"]],
    ["stan na kolo", "stan", ["kolo"]],
  ] as const) {
    const found = await listed(text);
    expect([text, found.unknown_words]).toEqual([text, unknown]);
    expect(found.items.map(({ sku }) => sku)).toEqual((await listed(left)).items.map(({ sku }) => sku));
    expect(found.total).toBeGreaterThan(0);
  }
});

test("a bag for skis and children's skis come after skis, trailers and racks after bikes", async () => {
  const skis = await search("lyže");
  const places = skis.map((sku) => placesOf.get(sku)?.[0]);
  const others = places.findIndex((place) => !ALPINE.includes(place as number));
  expect(others).toBeGreaterThanOrEqual(10);
  expect(skis.indexOf("AVA-105")).toBeGreaterThan(skis.indexOf("KSK-103"));
  const bikes = await search("kolo");
  expect(bikes.indexOf("KB-101")).toBeGreaterThan(10);
  expect(bikes.indexOf("TRL-101")).toBeGreaterThan(bikes.indexOf("KB-103"));
});

test("a size is one that a child has, and a sku finds its product alone", async () => {
  const of42 = await search("boty 42");
  expect(of42).not.toContain("KSK-104");
  expect(await search("lyže 170")).toContain("AM-102");
  expect(await search("sb-101")).toEqual(["SB-101"]);
  expect(await search("komfort 80")).toEqual(["SB-101"]);
});

test.each(["ponorka", "%%%", "a", "pro"])("nothing is called %p", async (text) => {
  expect(await search(text)).toEqual([]);
});
