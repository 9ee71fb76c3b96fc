import fc from "fast-check";
import { addDays } from "./days";
import { MAX_CODE, MAX_FILTERS } from "@/lib/contract/limits";
import { LISTING_SORTS } from "@/lib/contract/listing-sorts";
import { LISTING_SPECIALS } from "@/lib/contract/listing-specials";
import {
  clearFilters,
  filterCount,
  isFilterKey,
  isPlainListing,
  type KnownFilters,
  listingQueryString,
  type ListingState,
  parseListingQuery,
  type QueryRecord,
  toggleFilter,
} from "./filters";
import { ANYWHERE, type Place } from "./place";
import { PRICE_BUCKETS } from "./price-buckets";

const today = "2027-02-10";
const known = ["ski_length", "skill_level", "brand"];
const optionValues = ["160", "170", "175", "x", "y", "a+b", "a&b=c", "10%", "č"];
const knownOf = (codes: readonly string[]): KnownFilters => ({
  attributes: codes.map((attribute_code) => ({
    attribute_code,
    options: optionValues.map((value) => ({ value, label: value })),
  })),
  partners: [4, 7],
  branches: [{ id: "praha" }, { id: "brno" }],
});
const shop = knownOf(known);
const parse = (query: string): ListingState => parseListingQuery(new URLSearchParams(query), today, shop);
const plain = parse("");

test("a full query is read", () => {
  expect(
    parse(
      "dateFrom=2027-02-13&dateTo=2027-02-15&place=brno&partner=4&special=offer&price=290.0-500.0,1500.0-*" +
        "&ski_length=170,175&brand=x&sort=price:asc&page=2&utm_source=mail",
    ),
  ).toEqual({
    period: { from: "2027-02-13", to: "2027-02-15" },
    periodProblem: null,
    place: { kind: "branch", source: "brno" },
    partner: 4,
    special: "offer",
    price: ["290.0-500.0", "1500.0-*"],
    attributes: { ski_length: ["170", "175"], brand: ["x"] },
    sort: "price:asc",
    fit: null,
    page: 2,
    unknown: [],
  });
});

test("a framework's record reads like URLSearchParams, repeated keys like commas", () => {
  const record = parseListingQuery(
    { ski_length: ["170", "175,170"], brand: undefined, sort: "price:desc" },
    today,
    shop,
  );
  expect(record).toEqual(parse("ski_length=170&ski_length=175,170&sort=price:desc"));
  expect(record.attributes).toEqual({ ski_length: ["170", "175"] });
});

test("what is unknown is left out and named alike: codes, values, price ranges, partners and orders", () => {
  expect(
    parse(
      "colour=red,blue&ski_length=170,999&brand=z&price=1-2&sort=evil&page=-3&partner=5&place=nowhere&special=free" +
        "&size=,,",
    ),
  ).toEqual({
    ...plain,
    attributes: { ski_length: ["170"] },
    unknown: [
      { code: "colour", value: null },
      { code: "ski_length", value: "999" },
      { code: "brand", value: "z" },
      { code: "price", value: "1-2" },
      { code: "place", value: "nowhere" },
      { code: "partner", value: "5" },
      { code: "special", value: "free" },
      { code: "sort", value: "evil" },
    ],
  });
  for (const partner of ["x", "-4", "4.0", "1e9"])
    expect(parse(`partner=${partner}`)).toEqual({ ...plain, unknown: [{ code: "partner", value: partner }] });
});

test("a campaign's keys and those of other parts of the page are no filters", () => {
  const others = ["q", "category", "source", "utm_source", "gad_source", "gclid", "srsltid", "_rsc", "childSku", "ref"];
  expect(parse(others.map((key) => `${key}=x`).join("&"))).toEqual(plain);
  expect([...others, "price", "page", "__proto__", "Brand", "brand2"].filter(isFilterKey)).toEqual([]);
  expect(["brand", "constructor", "a".repeat(MAX_CODE)].filter(isFilterKey)).toHaveLength(3);
  expect(isFilterKey("a".repeat(MAX_CODE + 1))).toBe(false);
});

test("a value that nobody could read is named short", () => {
  const [long, broken] = parseListingQuery({ brand: ["z".repeat(500), "a\uD800"] }, today, shop).unknown;
  expect(long?.value).toBe(`${"z".repeat(MAX_CODE - 1)}…`);
  expect(broken?.value).toBe("a\uFFFD");
});

test("as many filters as the contract takes are read, and those over it are named", () => {
  const codes = Array.from({ length: MAX_FILTERS + 1 }, (_, index) =>
    `f${"abcdefghijklmnopqrstuvwxyz"[index % 26]}`.repeat(1 + Math.floor(index / 26)),
  );
  const read = (count: number) =>
    parseListingQuery(Object.fromEntries(codes.slice(0, count).map((code) => [code, "x"])), today, knownOf(codes));
  expect([Object.keys(read(MAX_FILTERS).attributes).length, read(MAX_FILTERS).unknown]).toEqual([MAX_FILTERS, []]);
  expect([Object.keys(read(MAX_FILTERS + 1).attributes).length, read(MAX_FILTERS + 1).unknown]).toEqual([
    MAX_FILTERS,
    [{ code: codes.at(-1), value: null }],
  ]);
});

test("a bad period says why", () => {
  expect(parse("dateFrom=2027-02-13")).toEqual({ ...plain, periodProblem: "incomplete" });
});

const stateArbitrary = fc.record({
  period: fc.option(
    fc
      .tuple(fc.nat(300), fc.nat(89))
      .map(([start, length]) => ({ from: addDays(today, start), to: addDays(today, start + length) })),
  ),
  periodProblem: fc.constant(null),
  place: fc.constantFrom<Place>(ANYWHERE, { kind: "branch", source: "brno" }, { kind: "delivery", postcode: "11000" }),
  partner: fc.option(fc.constantFrom(...shop.partners)),
  special: fc.option(fc.constantFrom(...LISTING_SPECIALS)),
  price: fc.uniqueArray(fc.constantFrom(...PRICE_BUCKETS.map((bucket) => bucket.id))),
  attributes: fc
    .dictionary(
      fc.constantFrom(...known),
      fc.uniqueArray(fc.constantFrom(...optionValues), { minLength: 1, maxLength: 5 }),
    )
    .map((attributes) => ({ ...attributes })),
  sort: fc.option(fc.constantFrom(...LISTING_SORTS)),
  fit: fc.option(fc.boolean()),
  page: fc.integer({ min: 1, max: 999 }),
  unknown: fc.constant<ListingState["unknown"]>([]),
});

test("what is written is read back, and plain means that nothing is written", () => {
  fc.assert(
    fc.property(stateArbitrary, (state) => {
      const text = listingQueryString(state);
      expect(parse(text)).toEqual(state);
      expect(isPlainListing(new URLSearchParams(text))).toBe(text === "" || text === "sort=updated_at:desc");
    }),
    { numRuns: 500 },
  );
});

test("own sizes are wanted, not wanted or not spoken of; cleared, they don't come back by themselves", () => {
  expect([parse("fit=on").fit, parse("fit=off").fit, parse("").fit]).toEqual([true, false, null]);
  expect(parse("fit=maybe").unknown).toEqual([{ code: "fit", value: "maybe" }]);
  expect(listingQueryString(clearFilters(parse("brand=x&fit=on")))).toBe("fit=off");
  expect(listingQueryString(clearFilters(parse("brand=x")))).toBe("");
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

test("a special filter holds one value: another takes its place, the same again lets it go", () => {
  const offers = toggleFilter({ ...plain, page: 5 }, "special", "offer");
  expect(listingQueryString(offers)).toBe("special=offer");
  expect(toggleFilter(offers, "special", "new")).toEqual(parse("special=new"));
  expect(toggleFilter(offers, "special", "offer")).toEqual(plain);
  expect(clearFilters(offers)).toEqual(plain);
  expect([parse("special=new,offer").special, isPlainListing({ special: "new" })]).toEqual([null, false]);
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
  // Two brands are one condition.
  expect([filterCount(state), filterCount(parse("special=new&fit=on&ski_length=160,170,175"))]).toEqual([2, 2]);
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
  "place=anywhere",
  "place=",
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
  "place=brno",
  "place=psc-11000",
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
  const hostile = knownOf([...known, "__proto__", "constructor", "toString"]);
  fc.assert(
    fc.property(fc.array(fc.tuple(key, value)), record, (pairs, object) => {
      for (const query of [new URLSearchParams(pairs), object]) {
        const state = parseListingQuery(query, today, hostile);
        for (const { value } of state.unknown) expect(value?.length ?? 0).toBeLessThanOrEqual(MAX_CODE);
        expect(Object.getPrototypeOf(state.attributes)).toBe(Object.prototype);
        expect(parseListingQuery(new URLSearchParams(listingQueryString(state)), today, hostile)).toEqual({
          ...state,
          periodProblem: null,
          unknown: [],
        });
        expect(typeof isPlainListing(query)).toBe("boolean");
      }
    }),
    { numRuns: 1_000 },
  );
});

test("what the framework makes of a name that every object has is read as the text that was written", () => {
  const queries = [{ constructor: [Object, "1"] }, { constructor: [null, "1"] }, { constructor: Object }];
  for (const query of queries as unknown as QueryRecord[])
    expect(parseListingQuery(query, today, knownOf(["constructor"])).period).toBeNull();
});
