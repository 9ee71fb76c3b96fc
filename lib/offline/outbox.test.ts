import { addLine, emptyCart, removeLine, setQty, type CartState } from "@/lib/domain/cart";
import { createDexieStorage } from "./dexie-storage";
import { createMemoryStorage } from "./memory-storage";
import { createOutbox } from "./outbox";
import { createResilientStorage } from "./resilient-storage";
import type { OfflineStorage, Transaction } from "./storage";
import { dropLine, pushLine } from "./tables";

const NOW = new Date("2027-01-10T10:00:00.000Z");
const withLine = (cart: CartState, sku: string, qty = 1): CartState =>
  addLine(
    cart,
    {
      sku,
      qty,
      name: sku,
      slug: "lyze",
      from: "2027-02-13",
      to: "2027-02-15",
      source: "praha",
      deposit: 0,
      priceList: [{ days_from: 1, days_to: null, price_per_day: 100 }],
      product_option: {
        extension_attributes: { custom_options: [], configurable_item_options: [], bundle_options: [] },
      },
    },
    NOW,
  ).state;

let names = 0;
const outboxOver = (storage: OfflineStorage) => {
  let ids = 0;
  return createOutbox({ storage, now: () => NOW, newId: () => `task-${(ids += 1)}` });
};
const adding =
  (sku: string, qty = 1) =>
  (cart: CartState) => {
    const next = withLine(cart, sku, qty);
    return { cart: next, tasks: next.lines.filter((line) => line.sku === sku).map(pushLine), result: null };
  };

/** A storage that breaks at the n-th write of the transaction. */
function breakingAt(inner: OfflineStorage, write: number, error: () => Error): OfflineStorage {
  return {
    transact: (body) =>
      inner.transact((transaction) => {
        let writes = 0;
        const guarded = new Proxy(transaction, {
          get(target, name: keyof Transaction) {
            if (!/^(put|delete)/u.test(name)) return target[name];
            return async (...args: never[]) => {
              writes += 1;
              if (writes === write) throw error();
              return (target[name] as (...values: never[]) => Promise<unknown>)(...args);
            };
          },
        });
        return body(guarded);
      }),
  };
}

describe.each([
  ["IndexedDB", () => createDexieStorage(`outbox-${(names += 1)}`)],
  ["memory", () => createMemoryStorage()],
])("%s", (_, make) => {
  test.each([1, 2, 3])("cart and task are written together or not at all (write %i breaks)", async (write) => {
    const storage = make();
    await outboxOver(storage).commit(adding("SK-1"));
    const broken = outboxOver(breakingAt(storage, write, () => new Error("crash")));
    await expect(broken.commit(adding("SK-2"))).rejects.toThrow("crash");
    const { cart, tasks } = await outboxOver(storage).read();
    expect(cart.lines.map(({ sku }) => sku)).toEqual(["SK-1"]);
    expect(tasks.map(({ item }) => item.sku)).toEqual(["SK-1"]);
  });

  test("two tabs that add at once both keep their line", async () => {
    const storage = make();
    await Promise.all([
      outboxOver(storage).commit(adding("SK-1"), "a"),
      createOutbox({ storage, now: () => NOW, newId: () => "other" }).commit(adding("SK-2"), "b"),
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
    expect(tasks.map(({ item }) => [item.sku, item.qty])).toEqual([
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
    await outbox.claim();
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
    expect((await outbox.read()).tasks).toMatchObject([{ endpoint: "deleteCartItem", mayBeKnown: true }]);
  });

  test("the answer to a superseded task leaves the newer one alone", async () => {
    const outbox = outboxOver(make());
    await outbox.commit(adding("SK-1"));
    const task = (await outbox.claim())!;
    await outbox.commit(adding("SK-1", 2));
    let told: boolean | null = null;
    await outbox.settle(task, (cart, superseded) => ((told = superseded), cart));
    expect(told).toBe(true);
    expect((await outbox.read()).tasks).toMatchObject([{ item: { qty: 3 } }]);
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
    await outbox.claim();
    expect((await outbox.read()).doubts.keys).toEqual([]);
    await outbox.commit(move("second"));
    expect((await outbox.read()).doubts).toEqual({ keys: ["first"], items: ["item-1"] });
    await outbox.claim();
    expect((await outbox.read()).doubts.keys).toEqual(["first", "second"]);
    await outbox.reconcile((cart, pending, doubtful) => {
      expect([...pending, ...doubtful]).toEqual(["second", "first", "second"]);
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

describe("a database that refuses", () => {
  const quota = () => Object.assign(new Error("full"), { name: "QuotaExceededError" });

  test("the visit goes on in memory with what was there, and says so once", async () => {
    const primary = createDexieStorage(`quota-${(names += 1)}`);
    await outboxOver(primary).commit(adding("SK-1"));
    const problems: string[] = [];
    const storage = createResilientStorage(breakingAt(primary, 1, quota), (problem) => problems.push(problem));
    const outbox = outboxOver(storage);
    await outbox.commit(adding("SK-2"));
    await outbox.commit(adding("SK-3"));
    const { cart, tasks } = await outbox.read();
    expect(cart.lines.map(({ sku }) => sku)).toEqual(["SK-1", "SK-2", "SK-3"]);
    expect(tasks.map(({ item }) => item.sku)).toEqual(["SK-1", "SK-2", "SK-3"]);
    expect(problems).toEqual(["quota"]);
    expect(storage.durable()).toBe(false);
  });

  test("a browser without a database starts empty", async () => {
    const forbidden: OfflineStorage = {
      transact: () => Promise.reject(Object.assign(new Error("no"), { name: "MissingAPIError" })),
    };
    const problems: string[] = [];
    const outbox = outboxOver(createResilientStorage(forbidden, (problem) => problems.push(problem)));
    expect((await outbox.read()).cart).toEqual(emptyCart);
    await outbox.commit(adding("SK-1"));
    expect((await outbox.read()).cart.lines).toHaveLength(1);
    expect(problems).toEqual(["unavailable"]);
  });

  test("our own mistakes are not taken for a broken database", async () => {
    const problems: string[] = [];
    const outbox = outboxOver(createResilientStorage(createMemoryStorage(), (problem) => problems.push(problem)));
    await expect(
      outbox.commit(() => {
        throw new TypeError("mistake");
      }),
    ).rejects.toThrow("mistake");
    expect(problems).toEqual([]);
  });
});
