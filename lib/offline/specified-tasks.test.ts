import { type ApiClient, createApiClient } from "@/lib/api";
import { emptyCart } from "@/lib/domain/cart";
import type { SyncEvent } from "./events";
import { createMemoryStorage } from "./memory-storage";
import { createPageLocks } from "./ports";
import { createRunner } from "./runner";
import { newTask, pushLine } from "./tasks";
import { NOW, outboxOver, withLine } from "./testing/things";

/* The sync tasks of the specification (§3, §4, §6, §7, §8), sentence by sentence, on the wire. */

interface Sent {
  method: string;
  url: string;
  headers: Headers;
  body: Record<string, unknown>;
}
type Answer = { code: number; result: unknown };
type Shop = (sent: Sent) => Answer | Promise<Answer>;

const refusal = (code: number, error_code: string): Answer => ({ code, result: { errorMessage: "no", error_code } });
const lineOf = ({ sku }: { sku: string }) => ({
  ...{
    sku,
    item_id: sku,
    quote_id: "q",
    parent_sku: sku,
    qty: 1,
    name: sku,
    slug: "lyze",
    url_path: null,
    image: null,
  },
  ...{ options: [], from: "2027-02-13", to: "2027-02-15", source: "praha", price_per_day: 100, price_incl_tax: 300 },
  ...{ deposit: 0, hold_expires_at: "2027-01-10T10:30:00.000Z", problem: null, product_type: "simple" },
});
/** A shop that takes all; what it says otherwise is `special`. */
const taking =
  (special: Shop = () => ({ code: 0, result: null })): Shop =>
  async (sent) => {
    const own = await special(sent);
    if (own.code !== 0) return own;
    if (sent.url.includes("cart/create")) return { code: 200, result: "cart-new" };
    if (sent.url.includes("cart/delete")) return { code: 200, result: true };
    if (sent.url.includes("newsletter")) return { code: 200, result: "confirmation_sent" };
    return { code: 200, result: lineOf((sent.body as { cartItem: { sku: string } }).cartItem) };
  };

async function device(shop: Shop, tokenPlace: "header" | "query" = "header") {
  const sent: Sent[] = [];
  const fetched: typeof fetch = async (input, init) => {
    const body = JSON.parse((init?.body as string | undefined) ?? "{}") as Record<string, unknown>;
    const call: Sent = { method: init?.method ?? "", url: String(input), headers: new Headers(init?.headers), body };
    sent.push(call);
    const answer = await shop(call);
    return Response.json(answer, { status: answer.code });
  };
  const api: ApiClient = createApiClient({
    ...{ baseUrl: "/api/main", fetch: fetched, partnerCode: "u-potoka", tokenPlace },
  });
  const outbox = outboxOver({ ...createMemoryStorage(), durable: () => true });
  const events: SyncEvent[] = [];
  let isOnline = true;
  const runner = createRunner({
    ...{ api: () => api, outbox, sendsByItself: true, locks: createPageLocks(), random: () => 1 },
    online: { isOnline: () => isOnline, subscribe: () => () => undefined },
    emit: (event) => void events.push(event),
    onFault: (error) => {
      throw error;
    },
    clock: { now: () => NOW, later: () => () => undefined },
  });
  const fill = (token: string | null, sku = "SK-170") => {
    const cart = withLine({ ...emptyCart, token }, sku);
    return outbox.commit(() => ({ cart, tasks: cart.lines.map(pushLine), result: null }));
  };
  const tasks = async () => (await outbox.read()).tasks;
  return { sent, outbox, runner, events, fill, tasks, goOffline: (off: boolean) => void (isOnline = !off) };
}
const newsletter = (silent: boolean) => ({
  ...{ task_id: "n-1", kind: "newsletter" as const, keys: ["newsletter"], store_code: "main", silent },
  payload: { email: "jana@example.com" },
});
const told = (events: readonly SyncEvent[]) =>
  events.map(({ kind }) => kind).filter((kind) => /line_|order_/u.test(kind));

test("§3: a task has an id, a payload, times, an outcome, and whether it is silent and was seen", () => {
  expect(newTask(newsletter(true), NOW)).toEqual({
    ...{ task_id: "n-1", kind: "newsletter", keys: ["newsletter"], store_code: "main", silent: true },
    ...{ payload: { email: "jana@example.com" }, state: "waiting", transmited_at: null, acknowledged: false },
    ...{ result: null, error: null, attempts: 0, failures: 0, breakdowns: 0, next_at: null },
    ...{ created_at: NOW.toISOString(), updated_at: NOW.toISOString() },
  });
});

test("§3: the cart's token is put in when the task goes out, and no task holds one", async () => {
  const { sent, outbox, runner, fill, tasks, goOffline } = await device(taking());
  goOffline(true);
  await fill("cart-old");
  expect(JSON.stringify(await tasks())).not.toContain("cart-old");
  // The shop has given another one since, through another tab.
  await outbox.forgetServerCart("cart-old");
  await outbox.keepToken("cart-late");
  goOffline(false);
  await runner.kick();
  expect(sent.map(({ url, headers }) => [url, headers.get("x-cart-token")])).toEqual([
    ["/api/main/cart/update", "cart-late"],
  ]);
});

test("§3, §6: a backend that wants tokens in the address has them put in there, in no other place", async () => {
  const { sent, runner, fill } = await device(taking(), "query");
  await fill("cart-1");
  await runner.kick();
  expect(sent.map(({ url, headers }) => [url, headers.get("x-cart-token")])).toEqual([
    ["/api/main/cart/update?cartId=cart-1", null],
  ]);
});

test("§3: the partner's code goes with every call", async () => {
  const { sent, runner, fill } = await device(taking());
  await fill(null);
  await runner.kick();
  expect(sent.map(({ headers }) => headers.get("x-partner-code"))).toEqual(["u-potoka", "u-potoka"]);
});

test("§8: a task that needs a cart and has none has one made, and nothing is sent without its token", async () => {
  const { sent, runner, fill } = await device(taking());
  await fill(null);
  await runner.kick();
  expect(sent.map(({ method, url, headers }) => [method, url, headers.get("x-cart-token")])).toEqual([
    ["POST", "/api/main/cart/create", null],
    ["POST", "/api/main/cart/update", "cart-new"],
  ]);
});

test("§8: where none can be made, nothing is sent and the task waits", async () => {
  const shop = taking(({ url }) => (url.includes("create") ? refusal(503, "unavailable") : { code: 0, result: null }));
  const { sent, runner, fill, tasks } = await device(shop);
  await fill(null);
  await runner.kick();
  expect(sent.map(({ url }) => url)).toEqual(["/api/main/cart/create"]);
  expect((await tasks()).map(({ state }) => state)).toEqual(["waiting"]);
});

test("§4: executed, a task answers whoever waits; queued, it is kept until there is a network", async () => {
  const { sent, runner, tasks, goOffline } = await device(taking());
  expect(await runner.sendNow(newsletter(true))).toEqual({ kind: "sent", answer: "confirmation_sent" });
  expect(await tasks()).toEqual([]);
  goOffline(true);
  expect(await runner.sendNow({ ...newsletter(true), task_id: "n-2" })).toEqual({ kind: "queued" });
  await runner.kick();
  expect([sent.length, (await tasks()).map(({ task_id }) => task_id)]).toEqual([1, ["n-2"]]);
  goOffline(false);
  await runner.kick();
  expect([sent.length, await tasks()]).toEqual([2, []]);
});

test("§4: one at a time: a task leaves when the one before it has its answer, whoever wakes the queue", async () => {
  let open = 0;
  const most: number[] = [];
  const shop = taking(async () => {
    most.push((open += 1));
    for (let step = 0; step < 20; step += 1) await Promise.resolve();
    open -= 1;
    return { code: 0, result: null };
  });
  const { sent, outbox, runner, fill } = await device(shop);
  await fill("cart-1");
  await outbox.commit(({ ...cart }) => {
    const next = withLine(cart, "SK-180");
    return { cart: next, tasks: next.lines.filter(({ sku }) => sku === "SK-180").map(pushLine), result: null };
  });
  await Promise.all([runner.kick(), runner.kick(), runner.sendNow(newsletter(true))]);
  await runner.kick();
  expect([sent.length, Math.max(...most)]).toEqual([3, 1]);
});

test("§3, §8: what a refusal calls back is told once it is stored; the shop's word goes with it", async () => {
  const { runner, outbox, events, fill } = await device(taking(() => refusal(409, "price_unknown")));
  await fill("cart-1");
  await runner.kick();
  expect(events.filter(({ kind }) => kind === "line_refused")).toMatchObject([{ error: { code: "price_unknown" } }]);
  const before = events.findIndex(({ kind }) => kind === "line_refused");
  // The cart with the mark is written, and told of, before the event.
  expect(events.slice(0, before).findLast(({ kind }) => kind === "cart")).toMatchObject({
    cart: { lines: [{ problem: { code: "price_unknown" } }] },
  });
  expect((await outbox.read()).cart.lines[0]?.problem?.code).toBe("price_unknown");
});

test("§8: a silent task tells nothing of its refusal", async () => {
  const { runner, outbox, events, fill } = await device(taking(() => refusal(409, "price_unknown")));
  await fill("cart-1");
  const [task] = (await outbox.read()).tasks;
  await outbox.change(task!.task_id, () => ({ silent: true }));
  await runner.kick();
  expect(told(events)).toEqual([]);
  expect((await outbox.read()).cart.lines[0]?.problem?.code).toBe("price_unknown");
});

test.each([
  [401, "login_required"],
  [403, "forbidden"],
  [404, "not_found"],
  [409, "customer_exists"],
  [413, "payload_too_large"],
  [429, "too_many_requests"],
  [501, "internal"],
  [503, "unavailable"],
  [504, "unavailable"],
  [500, "internal"],
])("§8: a bare %i has a name: %s", async (status, code) => {
  const bare: typeof fetch = async () => Response.json({ code: status, result: "no" }, { status });
  const api = createApiClient({ baseUrl: "/api/main", fetch: bare });
  const customer = { email: "jana@example.com", firstname: "Jana", lastname: "Nová" };
  const answer = await api.call("createCustomer", { customer, password: "sjezd po sedmé" });
  expect(answer).toMatchObject({ ok: false, error: { code, message: "no" } });
});
