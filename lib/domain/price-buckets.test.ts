import fc from "fast-check";
import { inBucket, PRICE_BUCKETS, type PriceBucket } from "./price-buckets";

function bucket(id: string): PriceBucket {
  const found = PRICE_BUCKETS.find((candidate) => candidate.id === id);
  if (!found) throw new Error(`no range ${id}`);
  return found;
}

test("price buckets are half-open and carry the ids of the aggregations", () => {
  expect(PRICE_BUCKETS.map((bucket) => bucket.id)).toEqual([
    "0.0-290.0",
    "290.0-500.0",
    "500.0-1000.0",
    "1000.0-1500.0",
    "1500.0-*",
  ]);
  expect([28_999, 29_000].map((price) => inBucket(price, bucket("0.0-290.0")))).toEqual([true, false]);
  expect([28_999, 29_000, 49_999, 50_000].map((price) => inBucket(price, bucket("290.0-500.0")))).toEqual([
    false,
    true,
    true,
    false,
  ]);
  expect(inBucket(150_000, bucket("1500.0-*"))).toBe(true);
});

test("every price lies in exactly one bucket", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1_000_000 }), (price) =>
      expect(PRICE_BUCKETS.filter((bucket) => inBucket(price, bucket))).toHaveLength(1),
    ),
  );
});
