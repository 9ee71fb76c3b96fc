import type { OrderBody } from "@/lib/contract";
import { queue } from "@/shop.config";
import { backoff } from "./backoff";
import { connectServerCart, type ConnectOutcome } from "./connect";
import type { PlaceOrderOutcome } from "./events";
import { createOrderDesk } from "./place-order";
import type { Clock, Locks, OnlineManager } from "./ports";
import { pullServerCart, type PullOutcome, type WholeCartCall } from "./pull";
import { createDirectDesk, type SentNow, type Waited } from "./send-now";
import { createSender, type SenderDeps } from "./sender";
import { refusalOf } from "./refusals";
import { isWaiting, type NewTask } from "./tasks";

/** Whoever holds it may send; two senders would still lose nothing, but ask everything twice. */
const LOCK = "sezona-outbox";

export interface RunnerDeps extends Omit<SenderDeps, "now"> {
  clock: Clock;
  online: OnlineManager;
  locks: Locks;
  /** Orders made offline are sent by themselves (spec §9); otherwise the shopper is asked. */
  sendsByItself: boolean;
}

/** Whether the shop could be asked. What it put off waits for its own time. */
type Drained = "reached" | "unreachable";

const unreachable = refusalOf("unavailable", "The shop can't be reached now", true);

export function createRunner({ clock, online, locks, sendsByItself, ...deps }: RunnerDeps) {
  const { api, outbox, emit, onFault } = deps;
  const now = () => clock.now();
  const sender = createSender({ ...deps, now });
  const desk = createOrderDesk({ outbox, sender, emit, now, sendsByItself });
  const sendDirectly = createDirectDesk({ outbox, sender, online, now });
  let failures = 0;
  let cancelRetry: (() => void) | null = null;
  let draining: Promise<void> | null = null;
  let again = false;
  let stopped = false;

  /** Sends whatever may go now, each on its own: what fails is put off and holds up nothing else. */
  async function sendReady(): Promise<Drained> {
    for (let requeued = 0; requeued <= queue.maxCartBypassAttempts;) {
      if (stopped || !online.isOnline()) return "unreachable";
      const attempt = await sender.sendNext();
      if (!attempt) return "reached";
      if (attempt.end === "unreachable") return "unreachable";
      if (attempt.end === "requeued") requeued += 1;
      else failures = 0;
    }
    return "unreachable";
  }

  const pull = (how: WholeCartCall): Promise<PullOutcome> => pullServerCart({ api, outbox, emit, now }, how);

  /** After lost answers the server's cart is read once more, and what differs is sent again. */
  async function drain(): Promise<Drained> {
    if (stopped || !online.isOnline()) return "unreachable";
    emit({ kind: "syncing", syncing: true });
    try {
      const drained = await sendReady();
      if (drained === "unreachable" || (await outbox.read()).doubts.keys.length === 0) return drained;
      return (await pull("pullCart")).ok ? await sendReady() : "unreachable";
    } finally {
      emit({ kind: "syncing", syncing: false });
    }
  }

  /** Wakes when the first of what was put off may go, or after a while when nobody could be reached. */
  async function planRetry(drained: Drained): Promise<void> {
    cancelRetry?.();
    if (stopped || !online.isOnline()) return;
    const { tasks, doubts } = await outbox.read();
    const times = tasks.filter(isWaiting).map((task) => Date.parse(task.next_at ?? ""));
    const putOff = times.filter((time) => Number.isFinite(time)).map((time) => time - now().getTime());
    const waits = drained === "unreachable" && (times.length > 0 || doubts.keys.length > 0);
    if (waits) failures += 1;
    const wait = waits ? backoff(failures, deps.random()) : Math.min(...putOff);
    // Another run may have planned meanwhile.
    cancelRetry?.();
    if (Number.isFinite(wait)) cancelRetry = clock.later(Math.max(wait, 0), kickInBackground);
  }

  async function drainUntilQuiet(): Promise<void> {
    try {
      do {
        again = false;
        await planRetry(await locks.request(LOCK, drain));
      } while (again && !stopped);
    } finally {
      // In the same breath as the last look at `again`: a kick in between would wake nobody.
      draining = null;
    }
  }

  /** Sends what waits; settles when the queue is empty or has to wait. Any number of calls make one run. */
  function kick(): Promise<void> {
    if (stopped) return Promise.resolve();
    if (draining) {
      again = true;
      return draining;
    }
    cancelRetry?.();
    draining = drainUntilQuiet();
    return draining;
  }

  const kickInBackground = () => void kick().catch(onFault);

  const unsubscribe = online.subscribe((isOnline) => {
    failures = 0;
    if (isOnline) outbox.wake().then(kick).catch(onFault);
    else cancelRetry?.();
  });

  return {
    kick,

    /** Sends what waits, then takes the server's word on everything else. */
    refresh: (how: WholeCartCall = "pullCart"): Promise<PullOutcome> =>
      locks.request(LOCK, async () => {
        const drained = await drain();
        const outcome = drained === "reached" ? await pull(how) : unreachable;
        await planRetry(outcome.ok ? await sendReady() : drained);
        return outcome;
      }),

    /** Somebody has logged in: what waits goes out first, so that it is merged too. */
    connect: (storeCode: string, copied: boolean): Promise<ConnectOutcome> =>
      locks.request(LOCK, async () => {
        const drained = await drain();
        const outcome =
          drained === "reached" ? await connectServerCart({ api, outbox, emit }, storeCode, copied) : unreachable;
        if (outcome.ok) await pull("pullCart");
        await planRetry(outcome.ok ? await sendReady() : drained);
        return outcome;
      }),

    /** `canQueue`: the order needs no gateway, so it may wait for the network. */
    async placeOrder(body: OrderBody, canQueue: boolean): Promise<PlaceOrderOutcome> {
      const outcome = await locks.request(LOCK, async (): Promise<PlaceOrderOutcome> => {
        if (online.isOnline()) await drain();
        return online.isOnline() ? desk.place(body, canQueue) : desk.keep(body, canQueue);
      });
      if (outcome.kind === "queued") await planRetry("unreachable");
      return outcome;
    },

    /** For what somebody waits at a form: sent now, or when the connection returns. */
    async sendNow<K extends Waited>(task: NewTask<K>): Promise<SentNow<K>> {
      const outcome = await locks.request(LOCK, () => sendDirectly(task));
      if (outcome.kind === "queued") await planRetry("unreachable");
      return outcome;
    },

    stop(): void {
      stopped = true;
      cancelRetry?.();
      unsubscribe();
    },
  };
}
