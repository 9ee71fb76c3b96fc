import fc from "fast-check";
import {
  addLine,
  cartBlock,
  cartCount,
  type CartLine,
  conflictsIn,
  type CartState,
  changePeriod,
  clearLines,
  depositTotal,
  dropPastCart,
  emptyCart,
  expireHolds,
  isBought,
  linesTotal,
  mostOf,
  periodOfAll,
  removeLine,
  setQty,
  soonestHold,
} from "./cart";
import { lineKey } from "./cart-line";
import { addDays } from "./days";
import { newLine } from "./test-support";

const now = new Date("2027-02-01T12:00:00Z");
const with1: CartState = addLine(emptyCart, newLine(), now).state;
const key1 = lineKey(newLine());

test("the first line brings its price and names the cart's source", () => {
  const { state, outcome } = addLine(emptyCart, newLine(), now);
  expect(outcome).toBe("added");
  expect(state.source).toEqual({ id: "praha", name: "Praha" });
  expect(state.lines).toEqual([
    expect.objectContaining({
      key: key1,
      qty: 1,
      prevQty: 0,
      unitPrice: 126_000,
      status: "pending",
      itemId: null,
      addedAt: now.toISOString(),
    }),
  ]);
});

test("the same thing for the same days raises the quantity, for other days it is another line", () => {
  const twice = addLine(with1, newLine({ qty: "2" }), now);
  expect(twice.outcome).toBe("quantity_raised");
  expect(twice.state.lines).toEqual([expect.objectContaining({ qty: 3 })]);
  const otherDays = addLine(with1, newLine({ to: "2027-02-16" }), now);
  expect(otherDays.outcome).toBe("added");
  expect(otherDays.state.lines.map((line) => line.unitPrice)).toEqual([126_000, 120_000]);
});

test.each([
  ["other_source", newLine({ source: "brno" })],
  ["price_unknown", newLine({ priceList: [] })],
  ["price_unknown", newLine({ priceList: [], unitPrice: 0 })],
  ["out_of_stock", newLine({ status: "out_of_stock" })],
  ["quantity_limit", newLine({ qty: 99 })],
  ["quantity_limit", newLine({ to: "2027-02-16", qty: 500 })],
] as const)("%s leaves the cart as it was", (outcome, line) =>
  expect(addLine(with1, line, now)).toEqual({ state: with1, outcome }),
);

test("offline a line is added as volatile", () =>
  expect(addLine(emptyCart, newLine({ status: "volatile" }), now).state.lines[0]?.status).toBe("volatile"));

test.each([
  [undefined, 1],
  ["3", 3],
  ["3.9", 3],
  ["x", 1],
  [0, 1],
  [-5, 1],
  [Infinity, 1],
])("quantity %p is read as %d", (qty, read) =>
  expect(addLine(emptyCart, newLine({ qty }), now).state.lines[0]?.qty).toBe(read),
);

test.each(["abc", "", " ", Number.NaN])("a quantity that can't be read (%p) changes nothing", (qty) =>
  expect(setQty(setQty(with1, key1, 5), key1, qty)).toEqual(setQty(with1, key1, 5)),
);

test("two lines that are more together than one may be stay apart", () => {
  const period = { from: "2027-02-20", to: "2027-02-21" };
  const both = addLine(setQty(with1, key1, 60), newLine({ ...period, qty: 60 }), now).state;
  expect(changePeriod(both, key1, period)).toEqual(both);
});

test("zero removes a line, and an empty cart has no source", () => {
  expect(setQty(with1, key1, "4").lines[0]).toMatchObject({ qty: 4, status: "pending" });
  expect(setQty(with1, key1, 0)).toEqual(emptyCart);
  expect(removeLine(with1, key1)).toEqual(emptyCart);
  expect(removeLine(with1, "unknown")).toEqual(with1);
});

test("other days mean another key and price, and nothing confirmed yet", () => {
  const confirmed: CartState = {
    ...with1,
    lines: with1.lines.map((line) => ({
      ...line,
      itemId: "i1",
      prevQty: 1,
      holdExpiresAt: now.toISOString(),
      status: "ok",
    })),
  };
  const period = { from: "2027-02-20", to: "2027-02-23" };
  const moved = changePeriod(confirmed, key1, period);
  expect(moved.lines).toEqual([
    expect.objectContaining({
      ...period,
      key: lineKey(newLine(period)),
      unitPrice: 120_000,
      itemId: "i1",
      prevQty: 0,
      holdExpiresAt: null,
      status: "pending",
    }),
  ]);
  expect(changePeriod(confirmed, key1, { from: "2027-02-13", to: "2027-02-15" })).toBe(confirmed);
});

test("a length without a price is marked, not hidden", () => {
  const short = addLine(
    emptyCart,
    newLine({ priceList: [{ days_from: 1, days_to: 3, price_per_day: 100 }] }),
    now,
  ).state;
  expect(changePeriod(short, key1, { from: "2027-02-13", to: "2027-02-20" }).lines[0]).toMatchObject({
    unitPrice: 0,
    problem: { code: "price_unknown" },
  });
});

test("moving onto an equal line makes one with both quantities and one server copy", () => {
  const period = { from: "2027-02-20", to: "2027-02-21" };
  const two = addLine(setQty(with1, key1, 2), newLine({ ...period, qty: 3 }), now).state;
  const withCopy: CartState = {
    ...two,
    lines: two.lines.map((line) => (line.key === key1 ? { ...line, itemId: "i1" } : line)),
  };
  const merged = changePeriod(withCopy, key1, period);
  expect(merged.lines).toEqual([expect.objectContaining({ ...period, qty: 5, itemId: "i1", status: "pending" })]);
});

test("one line in the past empties the whole cart and keeps the token", () => {
  const two = { ...addLine(with1, newLine({ from: "2027-02-20", to: "2027-02-21" }), now).state, token: "t" };
  expect(dropPastCart(two, "2027-02-13")).toEqual({ state: two, dropped: false });
  expect(dropPastCart(two, "2027-02-14")).toEqual({ state: { ...emptyCart, token: "t" }, dropped: true });
  expect(clearLines(two)).toEqual({ ...emptyCart, token: "t" });
});

test("a hold that ran out marks its line and keeps it", () => {
  const held: CartState = {
    ...with1,
    lines: with1.lines.map((line) => ({ ...line, status: "ok", holdExpiresAt: "2027-02-01T12:30:00Z" })),
  };
  expect(expireHolds(held, new Date("2027-02-01T12:29:59Z"))).toEqual(held);
  expect(expireHolds(held, new Date("2027-02-01T12:30:00Z")).lines).toEqual([
    expect.objectContaining({ status: "expired", holdExpiresAt: null }),
  ]);
});

test("counts and sums", () => {
  const state = addLine(
    setQty(with1, key1, 2),
    newLine({ sku: "BOOT", priceList: [{ days_from: 1, days_to: null, price_per_day: 10_000 }], deposit: 100_000 }),
    now,
  ).state;
  expect([cartCount(state), cartCount(state, "quantity")]).toEqual([2, 3]);
  expect(linesTotal(state)).toBe(2 * 126_000 + 30_000);
  expect(depositTotal(state)).toBe(700_000);
});

test("no order of operations loses or doubles a line", () => {
  const period = fc
    .tuple(fc.nat(3), fc.nat(2))
    .map(([start, length]) => ({ from: addDays("2027-02-13", start), to: addDays("2027-02-13", start + length) }));
  const sku = fc.constantFrom("A", "B");
  const operation = fc.oneof(
    fc.record({ kind: fc.constant("add" as const), sku, period, qty: fc.integer({ min: 1, max: 3 }) }),
    fc.record({ kind: fc.constant("qty" as const), index: fc.nat(5), qty: fc.integer({ min: 0, max: 4 }) }),
    fc.record({ kind: fc.constant("move" as const), index: fc.nat(5), period }),
    fc.record({ kind: fc.constant("remove" as const), index: fc.nat(5) }),
  );
  fc.assert(
    fc.property(fc.array(operation, { maxLength: 25 }), (operations) => {
      let state = emptyCart;
      /** Wanted units by identity, counted on its own. */
      const wanted = new Map<string, number>();
      const raise = (key: string, by: number) => wanted.set(key, Math.min((wanted.get(key) ?? 0) + by, 99));
      for (const step of operations) {
        if (step.kind === "add") {
          const line = newLine({ sku: step.sku, ...step.period, qty: step.qty });
          state = addLine(state, line, now).state;
          raise(lineKey(line), step.qty);
          continue;
        }
        const line = state.lines[step.index];
        if (!line) continue;
        const units = wanted.get(line.key) ?? 0;
        wanted.delete(line.key);
        if (step.kind === "remove") state = removeLine(state, line.key);
        else if (step.kind === "qty") {
          state = setQty(state, line.key, step.qty);
          if (step.qty > 0) wanted.set(line.key, step.qty);
        } else {
          state = changePeriod(state, line.key, step.period);
          raise(lineKey({ ...line, ...step.period }), units);
        }
      }
      expect(new Map(state.lines.map((line) => [line.key, line.qty]))).toEqual(wanted);
      expect(state.lines).toHaveLength(wanted.size);
      for (const line of state.lines) expect(lineKey(line)).toBe(line.key);
      expect(state.source === null).toBe(state.lines.length === 0);
    }),
    { numRuns: 500 },
  );
});

test("a moved line remembers the days that were confirmed, until it is back on them", () => {
  const confirmed = { ...with1, lines: with1.lines.map((line) => ({ ...line, itemId: "i1", prevQty: 1 })) };
  const old = { from: "2027-02-13", to: "2027-02-15" };
  const moved = changePeriod(confirmed, key1, { from: "2027-02-20", to: "2027-02-21" });
  expect(moved.lines[0]?.before).toEqual(old);
  const again = changePeriod(moved, moved.lines[0]?.key ?? "", { from: "2027-02-22", to: "2027-02-23" });
  expect(again.lines[0]?.before).toEqual(old);
  expect(changePeriod(again, again.lines[0]?.key ?? "", old).lines[0]?.before).toBeUndefined();
  expect(changePeriod(with1, key1, { from: "2027-02-20", to: "2027-02-21" }).lines[0]?.before).toBeUndefined();
});

test("what blocks a cart is named for what it is; a line that was only refused a change blocks nothing", () => {
  const taken = { status: "out_of_stock", problem: { code: "out_of_stock" } } as const;
  const closed = { status: "out_of_stock", problem: { code: "closed_day" } } as const;
  expect(cartBlock([{ status: "ok" }, { status: "ok", problem: { code: "out_of_stock" } }])).toBeNull();
  expect(cartBlock([{ status: "ok" }, taken, { status: "out_of_stock" }])).toBe("out_of_stock");
  expect(cartBlock([taken, closed])).toBe("other");
});

test("of a line that was refused more there are as many as it has, or as were free", () =>
  expect([mostOf({ qty: 2 }, { free: 3 }), mostOf({ qty: 2 }, { free: 0 }), mostOf({ qty: 2 }, undefined)]).toEqual([
    3, 2, 2,
  ]));

test("the hold that ends first counts, but not one of what can't be ordered", () => {
  const [line] = with1.lines;
  const held = (at: string, status: "ok" | "out_of_stock" = "ok") => ({ ...line!, status, holdExpiresAt: at });
  const [early, late] = ["2027-02-01T12:10:00Z", "2027-02-01T12:20:00Z"];
  expect(soonestHold([held(late), held(early)])).toBe(early);
  expect(soonestHold([held(late), held(early, "out_of_stock")])).toBe(late);
  expect(soonestHold([held(early, "out_of_stock")])).toBeNull();
  expect(soonestHold(with1.lines)).toBeNull();
});

test.each<[CartLine["status"][], number | null]>([
  [[], 0],
  [["ok", "expired"], 0],
  [["ok", "out_of_stock"], 1],
  [["ok", "pending"], null],
  [["out_of_stock", "volatile"], null],
])("of lines that are %j it is known that %s can't be had", (states, count) =>
  expect(conflictsIn(states.map((status) => ({ status })))).toBe(count),
);

test("a line that was refused waits for the shopper, not for the shop", () =>
  expect(conflictsIn([{ status: "pending", problem: { code: "closed_day" } }, { status: "ok" }])).toBe(1));

test("what is bought has no days to speak of, and alone makes a cart that nobody hands over", () => {
  const voucher = newLine({ sku: "VOUCHER", withoutDays: true, from: "2027-02-01", to: "2027-02-01" });
  const alone = addLine(emptyCart, voucher, now).state;
  const mixed = addLine(with1, voucher, now).state;
  expect([emptyCart, alone, with1, mixed].map(({ lines }) => isBought(lines))).toEqual([false, true, false, false]);
  const days = { from: newLine().from, to: newLine().to };
  expect([alone, with1, mixed].map(periodOfAll)).toEqual([null, days, days]);
});
