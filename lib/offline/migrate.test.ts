import Dexie from "dexie";
import { createDexieStorage } from "./dexie-storage";
import { nextTask } from "./tasks";
import { NOW, outboxOver, withLine } from "./testing/things";
import { emptyCart } from "@/lib/domain/cart";

const at = "2027-01-10T09:00:00.000Z";
const cart = withLine(emptyCart, "SK-1", 2);
const [line] = cart.lines;
const { storeCode: _none, ...oldCart } = cart;

const oldTask = (task_id: string, lineKey: string, endpoint = "updateCartItem") => ({
  endpoint,
  lineKey,
  item: { sku: "SK-1", qty: 2, from: "2027-02-13", to: "2027-02-15", source: "praha" },
  task_id,
  created_at: at,
  updated_at: at,
  attempts: 1,
  transmited_at: at,
  mayBeKnown: true,
});
const body = (order_id: string, store_code = "skibike") => ({
  order_id,
  store_code,
  cart_id: "token",
  products: [],
  addressInformation: { payment_method_code: "cashondelivery" },
});
const oldOrder = (order_id: string, state: string, more: object = {}) => ({
  order_id,
  state,
  transmited: false,
  body: body(order_id),
  cart: { lines: [line], source: { id: "praha", name: "Praha" } },
  result: null,
  error: null,
  attempts: 2,
  created_at: at,
  updated_at: at,
  ...more,
});

let names = 0;
/** A device as the first version of the shop has left it. */
async function leftByFirstVersion(tasks: object[], orders: object[], state: { key: string; value: unknown }[]) {
  const name = `migrate-${(names += 1)}`;
  const database = new Dexie(name);
  database.version(1).stores({ state: "key", tasks: "++seq,&task_id", orders: "order_id" });
  await database.table("tasks").bulkAdd(tasks);
  await database.table("orders").bulkAdd(orders);
  await database.table("state").bulkAdd(state);
  database.close();
  return createDexieStorage(() => "main", name);
}

test("what waits on a device is kept and goes out: orders first, then lines in their order", async () => {
  const storage = await leftByFirstVersion(
    [oldTask("t1", "a"), oldTask("t2", "b", "deleteCartItem")],
    [oldOrder("o2", "queued", { created_at: "2027-01-10T09:30:00.000Z" }), oldOrder("o1", "sending")],
    [{ key: "cart", value: { ...oldCart, token: "token" } }],
  );
  const { tasks, cart: kept } = await outboxOver(storage).read();
  expect(
    tasks.map(({ task_id, kind, store_code, state, keys }) => ({ task_id, kind, store_code, state, keys })),
  ).toEqual([
    { task_id: "o1", kind: "order", store_code: "skibike", state: "waiting", keys: ["o1"] },
    { task_id: "o2", kind: "order", store_code: "skibike", state: "waiting", keys: ["o2"] },
    { task_id: "t1", kind: "cart-line", store_code: "main", state: "waiting", keys: ["a"] },
    { task_id: "t2", kind: "cart-line", store_code: "main", state: "waiting", keys: ["b"] },
  ]);
  expect(tasks[0]).toMatchObject({ attempts: 2, payload: { body: body("o1"), tookCart: false, canQueue: true } });
  expect(tasks[1]).toMatchObject({ payload: { tookCart: true, lines: [line] } });
  expect(tasks[2]).toMatchObject({ transmited_at: at, payload: { lineKey: "a", mayBeKnown: true } });
  expect(tasks[3]).toMatchObject({ silent: true, payload: { endpoint: "deleteCartItem" } });
  expect(kept).toEqual({ ...cart, token: "token" });
  expect(nextTask(tasks, NOW)?.task_id).toBe("o1");
  storage.close();
});

test("what is over stays over, and a half-filled form is not lost", async () => {
  const result = { order_id: "o3", increment_id: "S3", status: "confirmed", grand_total: 0, deposit: 0 };
  const draft = { orderId: "o9", form: { userNote: "v 8" }, modifiedAt: 1 };
  const storage = await leftByFirstVersion(
    [],
    [oldOrder("o3", "placed", { result, body: null, cart: null }), oldOrder("o4", "refused", { body: null })],
    [{ key: "checkout", value: draft }],
  );
  const snapshot = await outboxOver(storage).read();
  expect(snapshot.tasks).toMatchObject([{ task_id: "o3", state: "done", result, acknowledged: true }]);
  expect(snapshot.draft).toEqual(draft);
  storage.close();
});
