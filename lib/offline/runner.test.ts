import type { ApiClient } from "@/lib/api";
import { emptyCart } from "@/lib/domain/cart";
import { backoff } from "./backoff";
import { createMemoryStorage } from "./memory-storage";
import { createPageLocks, type OnlineManager } from "./ports";
import { createRunner } from "./runner";
import { allHandlers, type Handlers } from "./handlers";
import { newTask, nextTask, pushLine, type AnyTask } from "./tasks";
import { NOW, outboxOver, withLine } from "./testing/things";

test("waits double up to twenty seconds and are spread downwards by a quarter", () => {
  expect([1, 2, 3, 4, 5, 6, 50].map((failures) => backoff(failures, 1))).toEqual([
    1_000, 2_000, 4_000, 8_000, 16_000, 20_000, 20_000,
  ]);
  expect(backoff(1, 0)).toBe(750);
});

async function runnerWith(call: ApiClient["call"], skus = ["SK-170"], handlers: Handlers = allHandlers) {
  let time = NOW;
  const outbox = outboxOver(createMemoryStorage(), "id", () => time);
  const cart = skus.reduce((before, sku) => withLine(before, sku), emptyCart);
  await outbox.commit(() => ({ cart: { ...cart, token: "t" }, tasks: cart.lines.map(pushLine), result: null }));
  const planned: { ms: number; run: () => void }[] = [];
  let listener: (online: boolean) => void = () => undefined;
  let isOnline = true;
  const online: OnlineManager = { isOnline: () => isOnline, subscribe: (tell) => ((listener = tell), () => undefined) };
  const faults: unknown[] = [];
  const runner = createRunner({
    api: () => ({ call }),
    outbox,
    handlers,
    sendsByItself: true,
    online,
    locks: createPageLocks(),
    random: () => 1,
    emit: () => undefined,
    onFault: (error) => void faults.push(error),
    clock: { now: () => time, later: (ms, run) => (planned.push({ ms, run }), () => undefined) },
  });
  return {
    runner,
    outbox,
    planned,
    faults,
    goOnline: (value: boolean) => ((isOnline = value), listener(value)),
    pass: (ms: number) => void (time = new Date(time.getTime() + ms)),
  };
}

const unreachable = (async () => ({
  ok: false,
  error: { code: "unavailable", message: "no", transport: true },
})) as unknown as ApiClient["call"];

test("what got no answer is planned again, later each time", async () => {
  const { runner, planned } = await runnerWith(unreachable);
  for (let round = 0; round < 4; round += 1) await runner.kick();
  expect(planned.map(({ ms }) => ms)).toEqual([1_000, 2_000, 4_000, 8_000]);
});

test("a return of the network starts the waits anew", async () => {
  const { runner, planned, goOnline } = await runnerWith(unreachable);
  await runner.kick();
  await runner.kick();
  goOnline(false);
  goOnline(true);
  await runner.kick();
  expect(planned.at(-1)!.ms).toBeLessThanOrEqual(2_000);
});

test("offline nothing is sent and nothing is planned", async () => {
  const call = jest.fn();
  const { runner, planned, goOnline } = await runnerWith(call);
  goOnline(false);
  await runner.kick();
  expect(call).not.toHaveBeenCalled();
  expect(planned).toEqual([]);
});

test("a return of the network in whatever moment of a run is not missed", async () => {
  for (let moment = 0; moment < 40; moment += 1) {
    let tell: () => void = () => undefined;
    const sent = new Promise<void>((resolve) => (tell = resolve));
    const { runner, goOnline } = await runnerWith(
      (async () => (
        tell(),
        { ok: false, error: { code: "price_unknown", message: "no", transport: false } }
      )) as unknown as ApiClient["call"],
    );
    goOnline(false);
    void runner.kick();
    for (let step = 0; step < moment; step += 1) await Promise.resolve();
    goOnline(true);
    await sent;
  }
});

test("a stopped runner sends no more", async () => {
  const call = jest.fn();
  const { runner } = await runnerWith(call);
  runner.stop();
  await runner.kick();
  expect(call).not.toHaveBeenCalled();
});

/** A shop that takes every line but the ones it has an answer of its own for. */
function refusing(answers: Record<string, string>) {
  const taken = new Set<string>();
  return jest.fn(async (name: string, { cartItem }: { cartItem?: { sku: string } }) => {
    if (name === "pullCart") return { ok: true, value: { items: [...taken].map(cartItemOf), source: null } };
    const sku = cartItem?.sku ?? "";
    const code = answers[sku];
    if (code) return { ok: false, error: { code, message: code, transport: false } };
    taken.add(sku);
    return { ok: true, value: cartItemOf(sku) };
  });
}
const cartItemOf = (sku: string) => ({
  ...{ sku, item_id: sku, parent_sku: sku, qty: 1, name: sku, slug: "lyze", url_path: null, image: null, options: [] },
  ...{ product_option: undefined, from: "2027-02-13", to: "2027-02-15", source: "praha", price_per_day: 100 },
  ...{ price_incl_tax: 300, deposit: 0, hold_expires_at: "2027-01-10T10:30:00.000Z", problem: null },
});
const asCall = (mock: unknown) => mock as ApiClient["call"];
const sentSkus = (call: jest.Mock) =>
  call.mock.calls.flatMap(([, input]) => (input as { cartItem?: { sku: string } }).cartItem?.sku ?? []);

test("a task that the shop breaks on is put off, ends refused in sight, and holds up no other", async () => {
  const call = refusing({ "SK-1": "internal" });
  const { runner, outbox, pass } = await runnerWith(asCall(call), ["SK-1", "SK-2", "SK-3"]);
  await runner.kick();
  expect(sentSkus(call)).toEqual(["SK-1", "SK-2", "SK-3"]);
  for (let round = 0; round < 5; round += 1) {
    pass(20_000);
    await runner.kick();
  }
  expect(sentSkus(call).filter((sku) => sku === "SK-1")).toHaveLength(3);
  const { cart, tasks } = await outbox.read();
  expect(tasks).toEqual([]);
  expect(cart.lines.map(({ sku, status, problem }) => [sku, status, problem?.code])).toEqual([
    ["SK-1", "pending", "internal"],
    ["SK-2", "ok", undefined],
    ["SK-3", "ok", undefined],
  ]);
});

test("what was put off is not asked again before its time, and then by itself", async () => {
  const call = refusing({ "SK-1": "too_many_requests" });
  const { runner, planned, pass } = await runnerWith(asCall(call), ["SK-1"]);
  await runner.kick();
  await runner.kick();
  expect(sentSkus(call)).toHaveLength(1);
  expect(planned.at(-1)?.ms).toBe(1_000);
  pass(1_000);
  await runner.kick();
  expect(sentSkus(call)).toHaveLength(2);
  expect(planned.at(-1)?.ms).toBe(2_000);
});

test("a handler that throws is told as a fault, ends by its patience, and holds up no other", async () => {
  const call = refusing({});
  const line = allHandlers["cart-line"];
  const throwing: Handlers = {
    ...allHandlers,
    "cart-line": {
      ...line,
      send: (task, desk) => {
        if (task.payload.item.sku === "SK-1") throw new TypeError("a mistake of ours");
        return line.send(task, desk);
      },
    },
  };
  const { runner, outbox, faults, pass } = await runnerWith(asCall(call), ["SK-1", "SK-2"], throwing);
  for (let round = 0; round < 5; round += 1) {
    await runner.kick();
    pass(20_000);
  }
  expect(faults.map(String)).toEqual(Array.from({ length: 3 }, () => "TypeError: a mistake of ours"));
  expect((await outbox.read()).tasks).toEqual([]);
  expect((await outbox.read()).cart.lines.map(({ sku, problem }) => [sku, problem?.code])).toEqual([
    ["SK-1", "internal"],
    ["SK-2", undefined],
  ]);
});

test("even a handler that can't take a refusal in ends its task, and it stays in sight", async () => {
  const broken: Handlers = {
    ...allHandlers,
    "cart-line": {
      ...allHandlers["cart-line"],
      refuse: () => {
        throw new TypeError("a second mistake");
      },
    },
  };
  const call = refusing({ "SK-1": "price_unknown" });
  const { runner, outbox } = await runnerWith(asCall(call), ["SK-1", "SK-2"], broken);
  await runner.kick();
  expect((await outbox.read()).tasks).toMatchObject([{ state: "refused", error: { code: "price_unknown" } }]);
  expect(call).toHaveBeenCalledTimes(2);
});

describe("whose turn it is", () => {
  const task = (task_id: string, more: Partial<AnyTask> = {}): AnyTask =>
    ({
      ...newTask({ task_id, kind: "order", keys: [task_id], store_code: "main", payload: {} as never }, NOW),
      ...more,
    }) as AnyTask;
  const later = new Date(NOW.getTime() + 1).toISOString();

  test.each<[string, AnyTask[], string | null]>([
    ["nobody's", [], null],
    ["the oldest's", [task("a"), task("b")], "a"],
    ["one's that has failed comes after those that have not", [task("a", { failures: 1 }), task("b")], "b"],
    ["one's that was put off comes when its time has come", [task("a", { next_at: later }), task("b")], "b"],
    [
      "what shares a key with an older one waits for it",
      [task("a", { next_at: later }), task("b", { keys: ["b", "a"] })],
      null,
    ],
    [
      "what only the shopper lets go is never",
      [task("a", { state: "asking" }), task("b", { state: "undecided" })],
      null,
    ],
    ["what has ended holds up nothing", [task("a", { state: "refused" }), task("b", { keys: ["a"] })], "b"],
  ])("%s", (_, tasks, expected) => expect(nextTask(tasks, NOW)?.task_id ?? null).toBe(expected));
});
