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

describe("a set, as it was put together", () => {
  const wish = { source: "praha", from: "2027-05-12", to: "2027-05-14" };
  const chosen = ["SKI-2-170:1", "HELMET:1"].map((part) => {
    const [sku = "", units] = part.split(":");
    return { sku, units: Number(units) };
  });

  test("its days are those of what was chosen, not of what it is at first", async () => {
    await taken({ sku: "SKI-2-170", ...wish, from: "2027-05-13", to: "2027-05-13" }, 1);
    const freeOf = async (input: { sku: string; parts?: { sku: string; units: number }[] }) => {
      const { days } = valueOf(await shop.port.getCalendar({ ...wish, ...input }, shop.context()));
      return days.map(({ free }) => free);
    };
    expect(await freeOf({ sku: "SET" })).toEqual([2, 2, 2]);
    expect(await freeOf({ sku: "SET", parts: chosen })).toEqual([1, 0, 1]);
    expect(await freeOf({ sku: "SET", parts: [{ sku: "HELMET", units: 2 }] })).toEqual([1, 1, 1]);
    // A group counts what is left of it.
    expect(await freeOf({ sku: "GROUP", parts: [{ sku: "HELMET", units: 1 }] })).toEqual([3, 3, 3]);
  });

  test("days are offered in which all of it is free, and each can be had", async () => {
    const { periods, later, sources } = valueOf(
      await shop.port.getAlternatives({ sku: "SET", ...wish, qty: 1, parts: chosen }, shop.context()),
    );
    expect(sources).toEqual([]);
    expect(later.map(({ source, from }) => [source, from])).toEqual([["praha", "2027-05-14"]]);
    expect(periods[0]).toEqual({ from: "2027-05-14", to: "2027-05-16" });
    const extension_attributes = {
      ...{ custom_options: [], configurable_item_options: [] },
      bundle_options: [
        { option_id: "ski", option_qty: 1, option_selections: ["SKI-2-170"] },
        { option_id: "helmet", option_qty: 1, option_selections: ["HELMET"] },
      ],
    };
    for (const period of periods) {
      const shopper = await openShopper(shop);
      valueOf(await shopper.put({ sku: "SET", ...wish, ...period, qty: 1, product_option: { extension_attributes } }));
      valueOf(await shopper.put({ sku: "SET", ...wish, ...period, qty: 0, product_option: { extension_attributes } }));
    }
  });

  test("what it does not offer is refused", async () => {
    const answer = await shop.port.getCalendar(
      { sku: "SET", ...wish, parts: [{ sku: "BOOTS", units: 1 }] },
      shop.context(),
    );
    expect(answer).toMatchObject({ ok: false, error: { code: "invalid_option" } });
  });
});
