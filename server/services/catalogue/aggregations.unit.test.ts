import { AGGREGATION_SIZE, SHORT_AGGREGATIONS } from "@/lib/contract/limits";
import { getStoreView } from "@/lib/store-views";
import { makeCall } from "@/server/call";
import { toAggregations } from "./listing";
import type { ReferenceData } from "./reference-data";

const call = { ...makeCall({ storeView: getStoreView("main"), now: new Date(), client: "test" }), pool: null as never };

/** Counts an attribute of so many values, each found once more often than the one before it. */
function counted(code: string, size: number): string[] {
  const options = Array.from({ length: size }, (_, id) => ({ id, value: `v${id}`, label: { cs: `${id}` } }));
  const data = { attributes: [{ code, options, is_filterable: true }] } as unknown as ReferenceData;
  const facets = options.map(({ id }): [number, number] => [id, id + 1]);
  return toAggregations(data, facets, [], call)[code]?.buckets.map(({ key }) => key) ?? [];
}

test.each([
  ["brand", AGGREGATION_SIZE],
  ["size", SHORT_AGGREGATIONS.size],
  ["color", SHORT_AGGREGATIONS.size],
])("of %s as many values are counted as there may be, the most frequent ones, in their own order", (code, most) => {
  expect(counted(code, most)).toHaveLength(most);
  expect(counted(code, most + 1)).toEqual(Array.from({ length: most }, (_, index) => `v${index + 1}`));
});
