import type { Attribute } from "@/lib/contract";
import { nearValues } from "./near-values";

const attribute = (code: string, values: string[], is_variant = true) =>
  ({
    attribute_code: code,
    default_frontend_label: `of ${code}`,
    is_variant,
    options: values.map((value) => ({ value, label: `${value} cm` })),
  }) as Attribute;
const length = attribute("ski_length", ["150", "155", "160", "165", "170", "175", "180"]);
const found = (...counts: [string, number][]) => ({
  buckets: counts.map(([key, doc_count]) => ({ key, label: `${key} cm`, doc_count })),
});

test("the sizes next to the chosen ones, in their order, no more than three", () => {
  const aggregations = { ski_length: found(["150", 9], ["160", 2], ["165", 1], ["175", 4], ["180", 8]) };
  expect(nearValues({ ski_length: ["170"] }, [length], aggregations)).toEqual([
    {
      ...{ code: "ski_length", label: "of ski_length" },
      values: [
        { key: "160", label: "160 cm", count: 2 },
        { key: "165", label: "165 cm", count: 1 },
        { key: "175", label: "175 cm", count: 4 },
      ],
    },
  ]);
});

test("nothing is near that leaves nothing, is chosen already, or is no size", () => {
  const brand = attribute("brand", ["a", "b"], false);
  const aggregations = { ski_length: found(["165", 0], ["170", 3]), brand: found(["b", 5]) };
  expect(nearValues({ ski_length: ["170"], brand: ["a"] }, [length, brand], aggregations)).toEqual([]);
  expect(nearValues({}, [length], { ski_length: found(["165", 1]) })).toEqual([]);
});
