import { endpoints, searchQuerySchema } from "@/lib/contract";
import { MAX_FILTERS } from "@/lib/contract/limits";
import { MAX_PREPARED } from "@/server/repositories/sql";
import { smallShop } from "@/server/testing/records";
import { openTestShop, refusalOf, type TestShop, valueOf } from "@/server/testing/shop";

const codes = Array.from(
  { length: MAX_FILTERS },
  (_, index) => `fact_${String.fromCharCode(97 + (index % 26), 97 + Math.floor(index / 26))}`,
);
const thing = (sku: string, odd: readonly string[] = []) => ({
  sku,
  name: sku,
  type_id: "simple",
  slug: sku.toLowerCase(),
  short_description: sku,
  description: sku,
  category_ids: [69],
  store_codes: ["main"],
  price_list: [{ days_from: 1, days_to: null, price_per_day: 100 }],
  attributes: Object.fromEntries(codes.map((code) => [code, odd.includes(code) ? "no" : "yes"])),
  stock: { praha: 1 },
});
/** For every filter a thing that fails nothing but this one. */
const oddOnes = codes.map((code, index) => thing(`ODD-${index}`, [code]));

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({
    sources: smallShop.sources,
    partners: smallShop.partners,
    categories: [{ id: 69, parent_id: null, name: "Vše", slug: "vse" }],
    attributes: codes.map((code) => ({
      code,
      label: code,
      options: [
        { value: "yes", label: "ano" },
        { value: "no", label: "ne" },
      ],
    })),
    products: [thing("ALL-YES"), ...oddOnes, thing("TWO", codes.slice(0, 2))],
  });
});
afterAll(() => shop.close());

const wish = (chosen: readonly string[]) => Object.fromEntries(chosen.map((code) => [code, ["yes"]]));
const list = async (chosen: readonly string[], more = {}) =>
  valueOf(
    await shop.port.listProducts(
      { attributes: wish(chosen), size: 60, start: 0, sort: "name:asc", ...more },
      shop.context(),
    ),
  );

test("as many filters as the contract allows all count, wherever they stand, and so do their facets", async () => {
  const found = await list(codes);
  expect(found.items.map((card) => card.sku)).toEqual(["ALL-YES"]);
  // One more thing if the filter were let go: the one that fails nothing else.
  for (const code of codes)
    expect(found.aggregations[code]?.buckets.map(({ key, doc_count }) => [key, doc_count])).toEqual([
      ["yes", 1],
      ["no", 1],
    ]);
  expect(found.aggregations.price?.buckets).toHaveLength(1);
  const priced = await list(codes, { price: ["290.0-500.0"] });
  expect([priced.total, priced.aggregations.price?.buckets.map(({ doc_count }) => doc_count)]).toEqual([0, [1]]);
});

test("a search over the wire's own query takes as many, in any order", async () => {
  const search = async (filters: string[]) =>
    shop.port.searchProducts(
      { searchQuery: { filters: filters.map((attribute) => ({ attribute, value: { eq: "yes" } })) }, size: 60 },
      shop.context(),
    );
  for (const order of [codes, [...codes].reverse()])
    expect(valueOf(await search(order)).items.map((item) => item.sku)).toEqual(["ALL-YES"]);
  expect(refusalOf(await search([...codes.slice(1), "constructor"])).code).toBe("invalid_input");
});

test("PostgreSQL keeps few prepared statements, however many combinations are asked for", async () => {
  const combinations = codes.flatMap((one, index) => codes.slice(index + 1, index + 9).map((other) => [one, other]));
  expect(combinations.length).toBeGreaterThan(MAX_PREPARED);
  for (const [index, chosen] of combinations.entries())
    await list(
      [...chosen, ...codes.slice(0, index % 7)],
      index % 2 ? { search: "thing odd" } : { dateFrom: "2027-03-01", dateTo: "2027-03-02" },
    );
  const { rows } = await shop.pool.query<{ count: number }>(
    "SELECT count(*)::int AS count FROM pg_prepared_statements",
  );
  expect(rows[0]?.count).toBeLessThan(20);
});

test("one filter more than the contract allows is refused", () => {
  const filters = (count: number) => [...codes, "one_more"].slice(0, count);
  const search = (count: number) =>
    searchQuerySchema.safeParse({ filters: filters(count).map((attribute) => ({ attribute, value: { eq: "yes" } })) });
  const listing = (count: number) => endpoints.listProducts.input.safeParse({ attributes: wish(filters(count)) });
  expect([search(MAX_FILTERS).success, listing(MAX_FILTERS).success]).toEqual([true, true]);
  expect([search(MAX_FILTERS + 1).success, listing(MAX_FILTERS + 1).success]).toEqual([false, false]);
});
