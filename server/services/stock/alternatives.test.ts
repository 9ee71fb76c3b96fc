import { addDays } from "@/lib/domain/days";
import { rentalDays } from "@/lib/domain/rental-period";
import { openTestShop, type TestShop, valueOf } from "@/server/testing/shop";
import { openShopper } from "@/server/testing/shopper";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

/** What is offered instead of a wish, each tried out: a promise that can't be kept is none. */
async function offered(wish: { sku: string; source: string; from: string; to: string }, qty = 1) {
  const alternatives = valueOf(await shop.port.getAlternatives({ ...wish, qty }, shop.context()));
  const tried = [
    ...alternatives.sizes.map(({ sku }) => ({ ...wish, qty, sku })),
    ...alternatives.periods.map((period) => ({ ...wish, qty, ...period })),
    ...alternatives.later.map(({ source, from, to }) => ({ ...wish, qty, source, from, to })),
    ...alternatives.sources.map(({ id }) => ({ ...wish, qty, source: id })),
  ];
  for (const line of tried) {
    const shopper = await openShopper(shop);
    valueOf(await shopper.put(line));
    valueOf(await shopper.put({ ...line, qty: 0 }));
  }
  return alternatives;
}

const taken = async (line: { sku: string; source: string; from: string; to: string }, qty: number) => {
  const somebody = await openShopper(shop);
  valueOf(await somebody.put({ ...line, qty }));
};

test("other days as long as wished come first, and a day less beside them", async () => {
  const boots = { sku: "BOOTS", source: "praha" };
  await taken({ ...boots, from: "2027-03-24", to: "2027-03-24" }, 1);
  const { periods } = await offered({ ...boots, from: "2027-03-10", to: "2027-03-24" });
  expect(periods[0]).toEqual({ from: "2027-03-09", to: "2027-03-23" });
  expect(periods.at(-1)).toEqual({ from: "2027-03-10", to: "2027-03-23" });
});

test("what is taken is free as long from a later day on, here and at a branch that lacks it too", async () => {
  const ski = { sku: "SKI-1-170", from: "2027-04-06", to: "2027-04-08" };
  await taken({ ...ski, source: "praha" }, 2);
  await taken({ ...ski, source: "brno" }, 1);
  const { later, sources } = await offered({ ...ski, source: "praha" });
  expect(sources).toEqual([]);
  expect(later.map(({ source, from }) => [source, from])).toEqual([
    ["praha", "2027-04-09"],
    // Closed on Sundays.
    ["brno", "2027-04-10"],
  ]);
});

test("the turnaround after a return counts, and does not make a long rent shorter than it may be", async () => {
  const helmet = { sku: "HELMET", source: "praha" };
  await taken({ ...helmet, from: "2027-06-11", to: "2027-06-11" }, 3);
  const wish = { ...helmet, from: "2027-03-13", to: addDays("2027-03-13", 89) };
  const { periods } = await offered(wish);
  // 10 June would be back on the 11th only, so the last day is 9 June.
  expect(periods).toContainEqual({ from: "2027-03-13", to: "2027-06-09" });
  expect(periods.every(({ to }) => to <= "2027-06-09" || to > "2027-06-11")).toBe(true);
  expect(periods.some((period) => rentalDays(period) === 90)).toBe(true);
});

test("nothing is offered beyond the horizon, on closed days or at a closed shop", async () => {
  const last = addDays("2027-02-01", 730);
  await taken({ sku: "BOOTS", source: "praha", from: last, to: last }, 1);
  const { periods } = await offered({ sku: "BOOTS", source: "praha", from: last, to: last });
  expect(periods.map(({ from }) => from <= last)).toEqual(periods.map(() => true));
  // Brno is closed on Sundays: 14 February 2027.
  const ski = { sku: "SKI-1-170", source: "praha", from: "2027-02-14", to: "2027-02-15" };
  await taken(ski, 2);
  expect((await offered(ski)).sources).toEqual([]);
  expect((await offered({ ...ski, from: "2027-02-15" })).sources.map(({ id }) => id)).toEqual(["brno"]);
});
