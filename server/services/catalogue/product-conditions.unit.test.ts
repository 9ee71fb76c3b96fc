import type { SearchQuery } from "@/lib/contract";
import { productConditions } from "./product-conditions";
import type { ReferenceData } from "./reference-data";

type Filter = NonNullable<SearchQuery["filters"]>[number];
const data = { attributeByCode: new Map() } as unknown as ReferenceData;
const read = (attribute: string, value: Filter["value"]) => productConditions([{ attribute, value }], data);
const values = (attribute: string, value: Filter["value"]) => {
  const result = read(attribute, value);
  return result.ok ? result.value.conditions.map((condition) => condition.value) : result.error.code;
};

test.each(["constructor", "toString", "valueOf", "hasOwnProperty", "__proto__", "__defineGetter__", "nonsense"])(
  "no field is called %s",
  (attribute) => expect(values(attribute, { eq: "x" })).toBe("invalid_input"),
);

test.each(["price", "final_price"])("%s is compared in crowns", (attribute) => {
  expect(values(attribute, { gte: 290, lt: "500.5" })).toEqual([29_000, 50_050]);
  expect(values(attribute, { lte: 1.005 })).toEqual([101]);
  for (const wrong of ["", " ", "abc", 1e12]) expect(values(attribute, { gt: wrong })).toBe("invalid_input");
});

test.each([
  ["2027-02-01", new Date("2027-02-01")],
  ["0001-01-01T00:00:00Z", new Date("0001-01-01T00:00:00Z")],
  ["9999-12-31T23:59:59Z", new Date("9999-12-31T23:59:59Z")],
  ["0000-12-31T23:59:59Z", null],
  ["+010000-01-01T00:00:00Z", null],
  ["-200000-01-01T00:00:00Z", null],
  ["yesterday", null],
])("created_at since %s", (text, instant) => {
  expect(values("created_at", { gte: text })).toEqual(instant ? [instant] : "invalid_input");
});

test("signs of a pattern mean themselves", () => {
  expect(values("sku", { like: "%A_1\\%" })).toEqual(["%A\\_1\\\\%"]);
  expect(values("price", { like: "1" })).toBe("invalid_input");
});
