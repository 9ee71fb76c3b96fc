import { canBeRentedAgain, rentAgain } from "./rent-again";
import { bands, child, product } from "./test-support";

const line = { sku: "SKI-177", name: "Lyže", qty: 2, source: "praha", sourceName: "Praha" };
const days = { from: "2027-02-08", to: "2027-02-10" };

test("the same size comes in other days, at today's price", () => {
  const long = child("177", { price_list: [bands[0]!], deposit: 400_000 });
  const ski = product({ configurable_children: [long, child("163")] });
  expect(rentAgain(ski, line, days)).toMatchObject({
    ...{ sku: "SKI-177", parentSku: "SKI", qty: 2, from: days.from, to: days.to },
    ...{ source: "praha", sourceName: "Praha", priceList: [bands[0]], deposit: 400_000 },
  });
});

test("a thing without sizes comes as it is", () => {
  const sledge = product({ sku: "SLEDGE", type_id: "simple", configurable_options: [], configurable_children: [] });
  expect(rentAgain(sledge, { ...line, sku: "SLEDGE" }, days)).toMatchObject({ sku: "SLEDGE", options: [] });
});

test("what is gone, and what has to be put together or written anew, does not", () => {
  const ski = product({ configurable_children: [child("163")] });
  expect(rentAgain(ski, line, days)).toBeNull();
  expect(rentAgain(product({ sku: line.sku, type_id: "bundle" }), line, days)).toBeNull();
  expect([undefined, "lesson", "piece", "download"].map((kind) => canBeRentedAgain({ kind: kind as never }))).toEqual([
    ...[true, false, false, false],
  ]);
});
