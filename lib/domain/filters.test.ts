import fc from "fast-check";
import { addDays } from "./days";
import {
  clearFilters,
  filterCount,
  inBucket,
  isPlainListing,
  listingQueryString,
  type ListingState,
  parseListingQuery,
  PRICE_BUCKETS,
  SORTS,
  toggleFilter,
} from "./filters";

const today = "2027-02-10";
const known = ["ski_length", "skill_level", "brand"];
const parse = (query: string): ListingState => parseListingQuery(new URLSearchParams(query), today, known);
const plain = parse("");

test("price buckets are half-open and carry the ids of the aggregations", () => {
  expect(PRICE_BUCKETS.map((bucket) => bucket.id)).toEqual([
    "0.0-290.0",
    "290.0-500.0",
    "500.0-1000.0",
    "1000.0-1500.0",
    "1500.0-*",
  ]);
  expect([28_999, 29_000].map((price) => inBucket(price, "0.0-290.0"))).toEqual([true, false]);
  expect([28_999, 29_000, 49_999, 50_000].map((price) => inBucket(price, "290.0-500.0"))).toEqual([
    false,
    true,
    true,
    false,
  ]);
  expect(inBucket(150_000, "1500.0-*")).toBe(true);
  expect(inBucket(100, "nonsense")).toBe(false);
});

test("every price lies in exactly one bucket", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1_000_000 }), (price) =>
      expect(PRICE_BUCKETS.filter((bucket) => inBucket(price, bucket.id))).toHaveLength(1),
    ),
  );
});

test("a full query is read", () => {
  expect(
    parse(
      "dateFrom=2027-02-13&dateTo=2027-02-15&partner=4&price=290.0-500.0,1500.0-*&ski_length=170,175&brand=x&sort=price:asc&page=2&utm_source=mail",
    ),
  ).toEqual({
    period: { from: "2027-02-13", to: "2027-02-15" },
    periodProblem: null,
    partner: 4,
    price: ["290.0-500.0", "1500.0-*"],
    attributes: { ski_length: ["170", "175"], brand: ["x"] },
    sort: "price:asc",
    page: 2,
  });
});

test("a framework's record reads like URLSearchParams, repeated keys like commas", () => {
  const record = parseListingQuery(
    { ski_length: ["170", "175,170"], brand: undefined, sort: "price:desc" },
    today,
    known,
  );
  expect(record).toEqual(parse("ski_length=170&ski_length=175,170&sort=price:desc"));
  expect(record.attributes).toEqual({ ski_length: ["170", "175"] });
});

test("unknown keys and values are dropped, and a bad period says why", () => {
  expect(parse("colour=red&price=1-2&sort=evil&page=-3&partner=x&ski_length=,,")).toEqual(plain);
  expect(parse("dateFrom=2027-02-13")).toEqual({ ...plain, periodProblem: "incomplete" });
});

const stateArbitrary = fc.record({
  period: fc.option(
    fc
      .tuple(fc.nat(300), fc.nat(89))
      .map(([start, length]) => ({ from: addDays(today, start), to: addDays(today, start + length) })),
  ),
  periodProblem: fc.constant(null),
  partner: fc.option(fc.nat(9999)),
  price: fc.uniqueArray(fc.constantFrom(...PRICE_BUCKETS.map((bucket) => bucket.id))),
  attributes: fc
    .dictionary(
      fc.constantFrom(...known),
      fc.uniqueArray(fc.stringMatching(/^[\w.+&=%-]{1,12}$/u), { minLength: 1, maxLength: 5 }),
    )
    .map((attributes) => ({ ...attributes })),
  sort: fc.constantFrom(...SORTS),
  page: fc.integer({ min: 1, max: 999 }),
});

test("what is written is read back, and plain means that nothing is written", () => {
  fc.assert(
    fc.property(stateArbitrary, (state) => {
      const text = listingQueryString(state);
      expect(parse(text)).toEqual(state);
      expect(isPlainListing(new URLSearchParams(text))).toBe(text === "");
    }),
    { numRuns: 500 },
  );
});

test("the same state gives the same text, whatever the order of clicks", () => {
  const one = toggleFilter(toggleFilter(plain, "brand", "x"), "ski_length", "170");
  const other = toggleFilter(toggleFilter(plain, "ski_length", "170"), "brand", "x");
  expect(listingQueryString(one)).toBe(listingQueryString(other));
  expect(listingQueryString(one)).toBe("brand=x&ski_length=170");
});

test("clicking a filter twice changes nothing but the page", () => {
  fc.assert(
    fc.property(stateArbitrary, fc.constantFrom(...known), fc.stringMatching(/^\w{1,5}$/u), (state, code, value) => {
      const twice = toggleFilter(toggleFilter(state, code, value), code, value);
      const sorted = (attributes: Record<string, string[]>) =>
        Object.fromEntries(Object.entries(attributes).map(([key, values]) => [key, [...values].sort()]));
      expect({ ...twice, attributes: sorted(twice.attributes) }).toEqual({
        ...state,
        page: 1,
        attributes: sorted(state.attributes),
      });
    }),
  );
});

test("partner and sort hold one value and let go of it", () => {
  const chosen = toggleFilter(toggleFilter({ ...plain, page: 5 }, "partner", "4"), "sort", "price:asc");
  expect(chosen).toMatchObject({ partner: 4, sort: "price:asc", page: 1 });
  expect(toggleFilter(chosen, "partner", "7").partner).toBe(7);
  expect(toggleFilter(toggleFilter(chosen, "partner", "4"), "sort", "price:asc")).toEqual(plain);
  expect(toggleFilter(plain, "price", "290.0-500.0").price).toEqual(["290.0-500.0"]);
});

test("clearing keeps period, partner and sort", () => {
  const state = parse(
    "dateFrom=2027-02-13&dateTo=2027-02-15&partner=4&brand=x,y&price=0.0-290.0&sort=price:asc&page=3",
  );
  expect(filterCount(state)).toBe(3);
  expect(clearFilters(state)).toEqual(parse("dateFrom=2027-02-13&dateTo=2027-02-15&partner=4&sort=price:asc"));
});

test.each([
  "",
  "utm_source=mail&utm_campaign=zima",
  "gclid=1&fbclid=2",
  "_rsc=abc",
  "childSku=X-170",
  "page=1",
  "sort=updated_at:desc",
  "price=",
  "dateFrom=&dateTo=",
  "q=&ski_length=,",
])("%p changes no listing", (query) => expect(isPlainListing(new URLSearchParams(query))).toBe(true));
test.each([
  "dateFrom=2027-02-13",
  "dateTo=x",
  "partner=4",
  "price=0.0-290.0",
  "sort=price:asc",
  "page=2",
  "ski_length=170",
  "utm_source=a&brand=x",
])("%p changes a listing", (query) => expect(isPlainListing(new URLSearchParams(query))).toBe(false));

test("no query throws or smuggles anything in", () => {
  const key = fc.oneof(
    fc.string(),
    fc.constantFrom(
      "dateFrom",
      "dateTo",
      "price",
      "sort",
      "page",
      "partner",
      "__proto__",
      "constructor",
      "getAll",
      "toString",
      ...known,
    ),
  );
  const value = fc.oneof(
    fc.string({ unit: fc.integer({ min: 0, max: 0xffff }).map((unit) => String.fromCharCode(unit)) }),
    fc.constantFrom(
      "2027-02-30",
      "9999-12-31",
      "0000-00-00",
      "%",
      "1e9",
      "__proto__",
      "x".repeat(5_000),
      ",".repeat(5_000),
    ),
  );
  const record = fc
    .array(fc.tuple(key, fc.oneof(value, fc.array(value, { maxLength: 3 }))))
    .map((entries) => Object.fromEntries(entries) as Record<string, string | string[]>);
  const hostileCodes = [...known, "__proto__", "constructor", "toString"];
  fc.assert(
    fc.property(fc.array(fc.tuple(key, value)), record, (pairs, object) => {
      for (const query of [new URLSearchParams(pairs), object]) {
        const state = parseListingQuery(query, today, hostileCodes);
        for (const values of Object.values(state.attributes)) expect(values.length).toBeLessThanOrEqual(100);
        expect(Object.getPrototypeOf(state.attributes)).toBe(Object.prototype);
        expect(parseListingQuery(new URLSearchParams(listingQueryString(state)), today, hostileCodes)).toEqual({
          ...state,
          periodProblem: null,
        });
        expect(typeof isPlainListing(query)).toBe("boolean");
      }
    }),
    { numRuns: 1_000 },
  );
});
