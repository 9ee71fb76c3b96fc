import { loadFooter } from "@/server/content/footer";
import { PATIENT_MS } from "./patience";
import { openTestShop, type TestShop } from "./shop";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

/** Is anybody kept waiting by the lock? */
const WAITING = "SELECT 1 FROM pg_locks WHERE NOT granted AND relation = 'content_version'::regclass";

test("what an owner wrote reaches a test however long a busy machine takes over it", async () => {
  const holder = await shop.pool.connect();
  await holder.query("BEGIN; LOCK TABLE content_version IN ACCESS EXCLUSIVE MODE");
  jest.useFakeTimers({ doNotFake: ["nextTick", "setImmediate", "queueMicrotask", "performance", "Date"] });
  let isOver = false;
  const asked = loadFooter(shop.contentBackend, "cs").finally(() => (isOver = true));
  try {
    while (!isOver && (await holder.query(WAITING)).rowCount === 0);
    expect(isOver).toBe(false);
    jest.advanceTimersByTime(PATIENT_MS / 2);
  } finally {
    jest.useRealTimers();
    await holder.query("COMMIT");
    holder.release();
  }
  expect(await asked).not.toBeNull();
});
