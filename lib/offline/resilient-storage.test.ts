import { emptyCart } from "@/lib/domain/cart";
import { createDexieStorage } from "./dexie-storage";
import { createMemoryStorage } from "./memory-storage";
import { createResilientStorage } from "./resilient-storage";
import type { OfflineStorage } from "./storage";
import { adding, guarded, linesOf, outboxOver, quotaError } from "./testing/things";

let names = 0;
const database = () => createDexieStorage(() => "main", `quota-${(names += 1)}`);

/** A full database, until so many caches have been dropped. */
function full(inner: OfflineStorage, needed: number) {
  const dropped: string[] = [];
  const problems: string[] = [];
  const drop = (name: string) => async () => void dropped.push(name);
  const storage = createResilientStorage(
    guarded(inner, () => {
      if (dropped.length < needed) throw quotaError();
    }),
    { makeRoom: [drop("pictures"), drop("pages")], onProblem: (problem) => problems.push(problem) },
  );
  return { storage, dropped, problems };
}

test("a full storage drops caches, one after another, before it drops a task", async () => {
  const primary = database();
  const { storage, dropped, problems } = full(primary, 2);
  await outboxOver(storage).commit(adding("SK-1"));
  expect(dropped).toEqual(["pictures", "pages"]);
  expect(problems).toEqual([]);
  expect(storage.durable()).toBe(true);
  // A reload finds it.
  expect(linesOf((await outboxOver(primary).read()).tasks)).toHaveLength(1);
});

test("a cache that can't be dropped does not keep the next one", async () => {
  const inner = createMemoryStorage();
  let room = false;
  const storage = createResilientStorage(
    guarded(inner, () => {
      if (!room) throw quotaError();
    }),
    {
      makeRoom: [() => Promise.reject(new Error("forbidden")), async () => void (room = true)],
      onProblem: () => undefined,
    },
  );
  await outboxOver(storage).commit(adding("SK-1"));
  expect((await outboxOver(inner).read()).cart.lines).toHaveLength(1);
});

test("when no room can be made the visit goes on in memory with what was there, and says so once", async () => {
  const primary = database();
  await outboxOver(primary, "before").commit(adding("SK-1"));
  const { storage, problems } = full(primary, Number.POSITIVE_INFINITY);
  const outbox = outboxOver(storage);
  await outbox.commit(adding("SK-2"));
  await outbox.commit(adding("SK-3"));
  const { cart, tasks } = await outbox.read();
  expect(cart.lines.map(({ sku }) => sku)).toEqual(["SK-1", "SK-2", "SK-3"]);
  expect(linesOf(tasks).map(({ payload }) => payload.item.sku)).toEqual(["SK-1", "SK-2", "SK-3"]);
  expect(problems).toEqual(["quota"]);
  expect(storage.durable()).toBe(false);
});

test("a browser without a database starts empty", async () => {
  const forbidden: OfflineStorage = {
    durable: () => true,
    transact: () => Promise.reject(Object.assign(new Error("no"), { name: "MissingAPIError" })),
  };
  const problems: string[] = [];
  const storage = createResilientStorage(forbidden, { makeRoom: [], onProblem: (problem) => problems.push(problem) });
  const outbox = outboxOver(storage);
  expect((await outbox.read()).cart).toEqual(emptyCart);
  await outbox.commit(adding("SK-1"));
  expect((await outbox.read()).cart.lines).toHaveLength(1);
  expect(problems).toEqual(["unavailable"]);
});

test("our own mistakes are not taken for a broken database", async () => {
  const problems: string[] = [];
  const outbox = outboxOver(
    createResilientStorage(createMemoryStorage(), { makeRoom: [], onProblem: (problem) => problems.push(problem) }),
  );
  await expect(
    outbox.commit(() => {
      throw new TypeError("mistake");
    }),
  ).rejects.toThrow("mistake");
  expect(problems).toEqual([]);
});
