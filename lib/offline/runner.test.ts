import type { ApiClient } from "@/lib/api";
import { addLine, emptyCart } from "@/lib/domain/cart";
import { backoff } from "./backoff";
import { createMemoryStorage } from "./memory-storage";
import { createOutbox } from "./outbox";
import { createPageLocks, type OnlineManager } from "./ports";
import { createRunner } from "./runner";
import { pushLine } from "./tables";

const NOW = new Date("2027-01-10T10:00:00.000Z");

test("waits double up to twenty seconds and are spread downwards by a quarter", () => {
  expect([1, 2, 3, 4, 5, 6, 50].map((failures) => backoff(failures, 1))).toEqual([
    1_000, 2_000, 4_000, 8_000, 16_000, 20_000, 20_000,
  ]);
  expect(backoff(1, 0)).toBe(750);
});

async function runnerWithOneTask(call: ApiClient["call"]) {
  let ids = 0;
  const outbox = createOutbox({ storage: createMemoryStorage(), now: () => NOW, newId: () => `id-${(ids += 1)}` });
  const { state } = addLine(
    emptyCart,
    {
      sku: "SK-170",
      name: "Lyže",
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
  );
  await outbox.commit(() => ({ cart: { ...state, token: "t" }, tasks: state.lines.map(pushLine), result: null }));
  const planned: { ms: number; run: () => void }[] = [];
  let listener: (online: boolean) => void = () => undefined;
  let isOnline = true;
  const online: OnlineManager = { isOnline: () => isOnline, subscribe: (tell) => ((listener = tell), () => undefined) };
  const faults: unknown[] = [];
  const runner = createRunner({
    api: { call },
    outbox,
    online,
    locks: createPageLocks(),
    random: () => 1,
    emit: () => undefined,
    onFault: (error) => void faults.push(error),
    clock: { now: () => NOW, later: (ms, run) => (planned.push({ ms, run }), () => undefined) },
  });
  return { runner, outbox, planned, faults, goOnline: (value: boolean) => ((isOnline = value), listener(value)) };
}

const unreachable = (async () => ({
  ok: false,
  error: { code: "unavailable", message: "no", transport: true },
})) as unknown as ApiClient["call"];

test("what got no answer is planned again, later each time", async () => {
  const { runner, planned } = await runnerWithOneTask(unreachable);
  for (let round = 0; round < 4; round += 1) await runner.kick();
  expect(planned.map(({ ms }) => ms)).toEqual([1_000, 2_000, 4_000, 8_000]);
});

test("a return of the network starts the waits anew", async () => {
  const { runner, planned, goOnline } = await runnerWithOneTask(unreachable);
  await runner.kick();
  await runner.kick();
  goOnline(false);
  goOnline(true);
  await runner.kick();
  expect(planned.at(-1)!.ms).toBeLessThanOrEqual(2_000);
});

test("offline nothing is sent and nothing is planned", async () => {
  const call = jest.fn();
  const { runner, planned, goOnline } = await runnerWithOneTask(call);
  goOnline(false);
  await runner.kick();
  expect(call).not.toHaveBeenCalled();
  expect(planned).toEqual([]);
});

test("a return of the network in whatever moment of a run is not missed", async () => {
  for (let moment = 0; moment < 40; moment += 1) {
    let tell: () => void = () => undefined;
    const sent = new Promise<void>((resolve) => (tell = resolve));
    const { runner, goOnline } = await runnerWithOneTask(
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
  const { runner } = await runnerWithOneTask(call);
  runner.stop();
  await runner.kick();
  expect(call).not.toHaveBeenCalled();
});
