import { removeLine, setQty, type CartState } from "@/lib/domain/cart";
import { createDexieStorage } from "./dexie-storage";
import { cartLineHandler } from "./handlers/cart-line";
import { createMemoryStorage } from "./memory-storage";
import type { Outbox } from "./outbox";
import type { OfflineStorage, Transaction } from "./storage";
import { dropLine, isKind, pushLine, type AnyTask } from "./tasks";
import { adding, guarded, linesOf, outboxOver } from "./testing/things";

let names = 0;
/** A storage that breaks at the n-th write of the transaction. */
function breakingAt(inner: OfflineStorage, write: number, error: () => Error): OfflineStorage {
  return {
    durable: inner.durable,
    transact: (body) => {
      let writes = 0;
      const storage = guarded(inner, () => {
        writes += 1;
        if (writes === write) throw error();
      });
      return storage.transact(body);
    },
  };
}
const claim = (outbox: Outbox) => outbox.claim((transaction, task) => leave(transaction, task));
const leave = async (transaction: Transaction, task: AnyTask): Promise<AnyTask> =>
  isKind(task, "cart-line") ? cartLineHandler.leave!(transaction, task) : task;

describe.each([
  ["IndexedDB", () => createDexieStorage(() => "main", `outbox-${(names += 1)}`)],
  ["memory", () => createMemoryStorage()],
])("%s", (_, make) => {
  test.each([1, 2, 3])("cart and task are written together or not at all (write %i breaks)", async (write) => {
    const storage = make();
    await outboxOver(storage).commit(adding("SK-1"));
    const broken = outboxOver(breakingAt(storage, write, () => new Error("crash")));
    await expect(broken.commit(adding("SK-2"))).rejects.toThrow("crash");
    const { cart, tasks } = await outboxOver(storage).read();
    expect(cart.lines.map(({ sku }) => sku)).toEqual(["SK-1"]);
    expect(linesOf(tasks).map(({ payload }) => payload.item.sku)).toEqual(["SK-1"]);
  });

  test("two tabs that add at once both keep their line", async () => {
    const storage = make();
    await Promise.all([
      outboxOver(storage).commit(adding("SK-1"), "a"),
      outboxOver(storage, "other").commit(adding("SK-2"), "b"),
    ]);
    const { cart, tasks } = await outboxOver(storage).read();
    expect(cart.lines.map(({ sku }) => sku).sort()).toEqual(["SK-1", "SK-2"]);
    expect(tasks).toHaveLength(2);
  });

  test("a command is committed once", async () => {
    const outbox = outboxOver(make());
    await outbox.commit(adding("SK-1"), "once");
    expect(await outbox.commit(adding("SK-1"), "once")).toBeNull();
    expect((await outbox.read()).cart.lines).toMatchObject([{ qty: 1 }]);
  });

  test("tasks leave in the order of their making; a newer one of a line replaces the older", async () => {
    const outbox = outboxOver(make());
    for (const sku of ["SK-1", "SK-2", "SK-3"]) await outbox.commit(adding(sku));
    await outbox.commit(adding("SK-1", 4));
    const { tasks } = await outbox.read();
    expect(linesOf(tasks).map(({ payload: { item } }) => [item.sku, item.qty])).toEqual([
      ["SK-2", 1],
      ["SK-3", 1],
      ["SK-1", 5],
    ]);
  });

  test("a line that the server can't know is removed without a word to it", async () => {
    const outbox = outboxOver(make());
    await outbox.commit(adding("SK-1"));
    await outbox.commit((cart) => ({
      cart: removeLine(cart, cart.lines[0]!.key),
      tasks: [dropLine(cart.lines[0]!)],
      result: null,
    }));
    expect((await outbox.read()).tasks).toEqual([]);
  });

  test("a line that was sent, answered or not, is removed at the server too", async () => {
    const outbox = outboxOver(make());
    await outbox.commit(adding("SK-1"));
    await claim(outbox);
    await outbox.commit((cart) => ({
      cart: setQty(cart, cart.lines[0]!.key, 2),
      tasks: [pushLine({ ...cart.lines[0]!, qty: 2 })],
      result: null,
    }));
    await outbox.commit((cart) => ({
      cart: removeLine(cart, cart.lines[0]!.key),
      tasks: [dropLine(cart.lines[0]!)],
      result: null,
    }));
    expect((await outbox.read()).tasks).toMatchObject([{ payload: { endpoint: "deleteCartItem", mayBeKnown: true } }]);
  });

  test("the end of a superseded task leaves the newer one alone", async () => {
    const outbox = outboxOver(make());
    await outbox.commit(adding("SK-1"));
    const task = (await claim(outbox))!;
    await outbox.commit(adding("SK-1", 2));
    await outbox.settle(task, async () => ({ change: null, result: null }));
    expect((await outbox.read()).tasks).toMatchObject([{ payload: { item: { qty: 3 } } }]);
  });

  test("an unanswered request leaves a doubt that a moved line shares through its id", async () => {
    const outbox = outboxOver(make());
    const move = (to: string) => (cart: CartState) => {
      const lines = cart.lines.map((line) => ({ ...line, itemId: "item-1", key: to }));
      return {
        cart: { ...cart, lines },
        tasks: lines.map(pushLine),
        cancelled: cart.lines.map(({ key }) => key),
        result: null,
      };
    };
    await outbox.commit(adding("SK-1"));
    await outbox.commit(move("first"));
    await claim(outbox);
    expect((await outbox.read()).doubts.keys).toEqual([]);
    await outbox.commit(move("second"));
    expect((await outbox.read()).doubts).toEqual({ keys: ["first"], items: ["item-1"] });
    await claim(outbox);
    expect((await outbox.read()).doubts.keys).toEqual(["first", "second"]);
    await outbox.keepToken("t");
    await outbox.reconcile("t", (cart, pending, doubts) => {
      expect([...pending, ...doubts.keys]).toEqual(["second", "first", "second"]);
      return { cart, tasks: [] };
    });
    expect((await outbox.read()).doubts.keys).toEqual([]);
  });

  test("the first token stays", async () => {
    const outbox = outboxOver(make());
    await outbox.keepToken("one");
    expect((await outbox.keepToken("two")).token).toBe("one");
  });
});
