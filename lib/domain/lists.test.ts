import { LIST_LIMITS, type Lists, listsOf, seenFirst, seenOf, seeWishes, toggleIn, VIEWED_LIMIT } from "./lists";

const none: Lists = { wishlist: [], compare: [] };

test("a thing is put on a list once, first, and taken off by the same press", () => {
  const one = toggleIn(none, "wishlist", "SKI-1");
  const two = toggleIn(one.lists, "wishlist", "SKI-2");
  expect(two).toEqual({ lists: { wishlist: ["SKI-2", "SKI-1"], compare: [] }, outcome: "added" });
  expect(toggleIn(two.lists, "wishlist", "SKI-1")).toEqual({
    lists: { wishlist: ["SKI-2"], compare: [] },
    outcome: "removed",
  });
});

test("a fifth thing to compare is refused; none of the four falls out", () => {
  const full = { ...none, compare: ["A", "B", "C", "D"] };
  expect(toggleIn(full, "compare", "E")).toEqual({ lists: full, outcome: "full" });
  expect(toggleIn(full, "compare", "B").outcome).toBe("removed");
});

test("whatever stands in the storage, lists are names within bounds", () => {
  expect(listsOf(null)).toEqual(none);
  expect(listsOf("x")).toEqual(none);
  expect(listsOf({ wishlist: { length: 3 }, compare: ["A", "A", 7, null, "", "x".repeat(65), "B"] })).toEqual({
    wishlist: [],
    compare: ["A", "B"],
  });
  const many = Array.from({ length: 500 }, (_, index) => `SKU-${index}`);
  expect(listsOf({ wishlist: many }).wishlist).toHaveLength(LIST_LIMITS.wishlist);
  expect(seenOf([null, 3, { wish: 4 }, { wish: "w", taken: "A", freed: ["B"] }])).toEqual([
    { wish: "w", taken: [], freed: ["B"] },
  ]);
  expect(seenOf({})).toEqual([]);
});

const ask = (before: Parameters<typeof seeWishes>[0], wish: string, free: Record<string, number | null>) =>
  seeWishes(
    before,
    wish,
    Object.entries(free).map(([sku, free_units]) => ({ sku, free_units })),
  );

test("what was taken in these days and is free now is news once, and stays marked while it is free", () => {
  const first = ask([], "february", { A: 0, B: 2, VOUCHER: null });
  expect(first.news).toEqual([]);
  const again = ask(first.seen, "february", { A: 1, B: 0, VOUCHER: null });
  expect(again).toMatchObject({ news: ["A"], freed: ["A"] });
  const later = ask(again.seen, "february", { A: 1, B: 0, VOUCHER: null });
  expect(later).toMatchObject({ news: [], freed: ["A"] });
  expect(ask(later.seen, "february", { A: 0, B: 1, VOUCHER: null })).toMatchObject({ news: ["B"], freed: ["B"] });
});

test("other days are another question; the first ones are remembered meanwhile", () => {
  const february = ask([], "february", { A: 0 });
  const march = ask(february.seen, "march", { A: 3 });
  expect(march.news).toEqual([]);
  expect(ask(march.seen, "february", { A: 1 }).news).toEqual(["A"]);
  const wavering = Array.from({ length: 20 }, (_, index) => `w${index}`).reduce(
    (seen, wish) => ask(seen, wish, { A: 0 }).seen,
    march.seen,
  );
  expect(wavering.length).toBeLessThan(10);
});

test("what is looked at stands first, once, and only so many are remembered", () => {
  expect(seenFirst(["B", "A"], "A")).toEqual(["A", "B"]);
  const many = Array.from({ length: 40 }, (_, index) => `SKU-${index}`);
  const seen = many.reduce<string[]>(seenFirst, []);
  expect(seen).toHaveLength(VIEWED_LIMIT);
  expect(seen[0]).toBe("SKU-39");
});
