import fc from "fast-check";
import { refuse } from "@/lib/contract/errors";
import type { Cart, CartItem, ErrorCode, ShopError } from "@/lib/contract";
import { addLine, isBlocking, type CartLine, type CartState, changePeriod, emptyCart } from "./cart";
import { lineKey } from "./cart-line";
import { confirmLine, reconcile, refuseLine } from "./cart-reconcile";
import { addDays } from "./days";
import { cartItem, newLine } from "./test-support";

const now = new Date("2027-02-01T12:00:00Z");
const key = lineKey(newLine());
const local = addLine(emptyCart, newLine(), now).state;
const edit = (state: CartState, more: Partial<CartLine>): CartState => ({
  ...state,
  lines: state.lines.map((line) => ({ ...line, ...more })),
});
const confirmed = edit(local, { itemId: "i1", prevQty: 1, status: "ok", holdExpiresAt: "2027-02-01T12:30:00Z" });
const server = (...items: CartItem[]): Cart => ({
  items,
  source: items.length > 0 ? { id: "praha", name: "Praha 1" } : null,
});
const none = new Set<string>();

describe("reconcile", () => {
  test("a name that is only there in another language keeps saying which", () => {
    const named = { other_languages: { name: "cs" } };
    expect(addLine(emptyCart, newLine(named), now).state.lines).toMatchObject([named]);
    expect(reconcile(local, server(cartItem(named)), none).state.lines).toMatchObject([named]);
  });

  test("equal carts stay and learn the server's ids, price and hold", () => {
    const { state, diff } = reconcile(local, server(cartItem({ price_incl_tax: 111_000 })), none);
    expect(diff).toEqual([{ party: "client", status: "no-changes", key }]);
    expect(state.lines).toEqual([
      expect.objectContaining({
        itemId: "i1",
        prevQty: 1,
        unitPrice: 111_000,
        status: "ok",
        holdExpiresAt: "2027-02-01T12:30:00Z",
        priceList: newLine().priceList,
      }),
    ]);
    expect(state.source).toEqual({ id: "praha", name: "Praha 1" });
  });

  test("the server's quantity counts, unless a task is on its way", () => {
    const items = server(cartItem({ qty: 3 }));
    expect(reconcile(confirmed, items, none)).toMatchObject({
      state: { lines: [{ qty: 3, prevQty: 3 }] },
      diff: [{ party: "client", status: "wrong-qty" }],
    });
    expect(reconcile(confirmed, items, new Set([key]))).toMatchObject({
      state: { lines: [{ qty: 1 }] },
      diff: [{ party: "server", status: "wrong-qty" }],
    });
  });

  test("a line that the server lacks is kept and reported for sending", () => {
    const { state, diff } = reconcile(confirmed, server(), none);
    expect(diff).toEqual([{ party: "server", status: "no-item", key }]);
    expect(state.lines).toEqual([expect.objectContaining({ qty: 1, itemId: null, prevQty: 0, status: "pending" })]);
  });

  test("a line that only the server has comes in and can be moved offline at a provisional price", () => {
    const { state, diff } = reconcile(emptyCart, server(cartItem()), none, now);
    expect(diff).toEqual([{ party: "client", status: "no-item", key }]);
    expect(state.lines).toEqual([expect.objectContaining({ key, itemId: "i1", addedAt: now.toISOString() })]);
    expect(changePeriod(state, key, { from: "2027-02-13", to: "2027-02-16" }).lines[0]?.unitPrice).toBe(4 * 42_000);
  });

  test("a line deleted here stays deleted while that is on its way", () => {
    expect(reconcile(emptyCart, server(cartItem()), new Set([key]))).toEqual({
      state: { ...emptyCart, source: null },
      diff: [{ party: "server", status: "update-required", key }],
    });
  });

  test("a hold that ended at the server marks the line", () =>
    expect(reconcile(confirmed, server(cartItem({ hold_expires_at: null })), none).state.lines[0]?.status).toBe(
      "expired",
    ));

  test("days changed here and on their way stay; days changed elsewhere are taken over", () => {
    const period = { from: "2027-02-20", to: "2027-02-21" };
    const moved = changePeriod(confirmed, key, period);
    expect(reconcile(moved, server(cartItem()), new Set([lineKey(newLine(period))]))).toMatchObject({
      state: { lines: [{ ...period, itemId: "i1" }] },
      diff: [{ party: "server", status: "update-required" }],
    });
    expect(reconcile(confirmed, server(cartItem(period)), none)).toMatchObject({
      state: { lines: [{ ...period, key: lineKey(newLine(period)) }] },
      diff: [{ party: "client", status: "update-required" }],
    });
  });

  test("a line marked as taken keeps its mark and is not sent again", () => {
    const marked = edit(local, { status: "out_of_stock", problem: { code: "out_of_stock" } });
    expect(reconcile(marked, server(), none)).toMatchObject({
      state: { lines: [{ status: "out_of_stock", problem: { code: "out_of_stock" } }] },
      diff: [{ party: "client", status: "no-changes" }],
    });
  });

  test("a backend that names one line twice makes one line of it", () => {
    const { state, diff } = reconcile(
      confirmed,
      server(cartItem({ qty: 2 }), cartItem({ item_id: "i2", qty: 3 })),
      none,
    );
    expect(state.lines).toEqual([expect.objectContaining({ itemId: "i2", qty: 3 })]);
    expect(diff).toHaveLength(1);
  });

  test("a second run changes nothing more", () => {
    const items = server(cartItem({ qty: 2 }), cartItem({ item_id: "i2", sku: "BOOT" }));
    const once = reconcile(confirmed, items, none, now);
    const twice = reconcile(once.state, items, none, now);
    expect(twice.state).toEqual(once.state);
    expect(twice.diff.every((difference) => difference.status === "no-changes")).toBe(true);
  });
});

describe("the answer to one line", () => {
  const outOfStock: ShopError = {
    code: "out_of_stock",
    message: "taken",
    details: { sku: "SKI-170", source: "praha", free: 0 },
  };
  const no = (code: ErrorCode): ShopError => refuse(code, code).error;

  test("yes takes over the server's price, id and hold", () => {
    const state = confirmLine(local, key, cartItem({ qty: 2, price_incl_tax: 100_000 }));
    expect(state.lines).toEqual([
      expect.objectContaining({ itemId: "i1", qty: 2, prevQty: 2, unitPrice: 100_000, status: "ok" }),
    ]);
    expect(state.lines[0]?.problem).toBeUndefined();
  });

  test("no to a raised quantity goes back to the confirmed one and says why", () => {
    expect(refuseLine(edit(confirmed, { qty: 5, status: "pending" }), key, outOfStock).lines).toMatchObject([
      { qty: 1, status: "ok", problem: { code: "out_of_stock", details: { free: 0 } } },
    ]);
  });

  test("no to a new line keeps it in sight, whatever the reason", () => {
    expect(refuseLine(local, key, outOfStock).lines).toMatchObject([
      { qty: 1, status: "out_of_stock", problem: { code: "out_of_stock" } },
    ]);
    expect(refuseLine(local, key, no("closed_day")).lines).toMatchObject([{ status: "out_of_stock" }]);
    for (const code of ["product_not_found", "price_unknown", "internal"] as const) {
      const { lines } = refuseLine(local, key, no(code));
      expect(lines).toMatchObject([{ status: "pending", problem: { code } }]);
      expect(lines.every(isBlocking)).toBe(true);
    }
  });

  test("a refused line is not asked about again by itself", () => {
    const refused = refuseLine(local, key, no("product_not_found"));
    const { state, diff } = reconcile(refused, server(), none);
    expect(state.lines).toEqual(refused.lines);
    expect(diff).toEqual([{ party: "client", status: "no-changes", key }]);
  });

  test("no to other days keeps them in sight", () => {
    const moved = changePeriod(confirmed, key, { from: "2027-02-20", to: "2027-02-21" });
    expect(refuseLine(moved, moved.lines[0]?.key ?? "", outOfStock).lines).toMatchObject([
      { from: "2027-02-20", status: "out_of_stock" },
    ]);
  });

  test("an answer to a line that is gone changes nothing", () => {
    expect(refuseLine(emptyCart, key, outOfStock)).toEqual(emptyCart);
    expect(confirmLine(emptyCart, key, cartItem())).toEqual(emptyCart);
  });

  test("an answer that turns a line into another present one leaves one of them", () => {
    const two = addLine(local, newLine({ sku: "SKI" }), now).state;
    const state = confirmLine(two, lineKey(newLine({ sku: "SKI" })), cartItem({ qty: 2 }));
    expect(state.lines).toEqual([expect.objectContaining({ key, qty: 2, itemId: "i1" })]);
  });
});

test("whatever both sides hold, no line is lost or doubled", () => {
  const identity = fc
    .record({ sku: fc.constantFrom("A", "B", "C"), start: fc.nat(2) })
    .map(({ sku, start }) => ({ sku, from: addDays("2027-02-13", start), to: addDays("2027-02-14", start) }));
  const identities = fc.uniqueArray(identity, { selector: (value) => lineKey(newLine(value)), maxLength: 5 });
  const side = identities.chain((chosen) =>
    fc.tuple(
      fc.constant(chosen),
      fc.array(
        fc.record({
          qty: fc.integer({ min: 1, max: 5 }),
          id: fc.option(fc.constantFrom("s0", "s1", "s2", "s3", "s4")),
          mark: fc.boolean(),
        }),
        { minLength: 5, maxLength: 5 },
      ),
    ),
  );
  fc.assert(
    fc.property(side, side, fc.array(identity), ([ours, ourDetails], [theirs, theirDetails], pendingIdentities) => {
      const usedIds = new Set<string>();
      let state = emptyCart;
      ours.forEach((line, index) => {
        state = addLine(state, newLine({ ...line, qty: ourDetails[index]?.qty }), now).state;
      });
      state = {
        ...state,
        lines: state.lines.map((line, index) => {
          const id = ourDetails[index]?.id ?? null;
          const itemId = id !== null && !usedIds.has(id) ? id : null;
          if (itemId) usedIds.add(itemId);
          return { ...line, itemId, status: ourDetails[index]?.mark ? "out_of_stock" : line.status };
        }),
      };
      const items = theirs.map((line, index) =>
        cartItem({ ...line, item_id: `s${index}`, qty: theirDetails[index]?.qty ?? 1 }),
      );
      const pending = new Set(pendingIdentities.map((line) => lineKey(newLine(line))));

      const { state: settled, diff } = reconcile(state, server(...items), pending, now);
      const keys = settled.lines.map((line) => line.key);
      expect(new Set(keys).size).toBe(keys.length);
      for (const line of settled.lines) expect(lineKey(line)).toBe(line.key);
      const itemIds = settled.lines.map((line) => line.itemId).filter(Boolean);
      expect(new Set(itemIds).size).toBe(itemIds.length);
      for (const line of state.lines) {
        // Either the line itself is there, or the server's copy of it under its new identity.
        expect(keys.includes(line.key) || itemIds.includes(line.itemId)).toBe(true);
        if (pending.has(line.key)) expect(settled.lines.find((kept) => kept.key === line.key)?.qty).toBe(line.qty);
      }
      for (const item of items) {
        const there = keys.includes(lineKey(item)) || itemIds.includes(item.item_id);
        expect(there || pending.has(lineKey(item))).toBe(true);
      }
      expect(diff.length).toBeGreaterThanOrEqual(Math.max(state.lines.length, settled.lines.length));
    }),
    { numRuns: 2_000 },
  );
});
