import type { ApiClient } from "@/lib/api";
import type { OrderBody } from "@/lib/contract";
import { backoff } from "./backoff";
import type { PlaceOrderOutcome, SyncEvent } from "./events";
import type { Outbox } from "./outbox";
import type { Clock, Locks, OnlineManager } from "./ports";
import { pullServerCart, type PullOutcome } from "./pull";
import { createLineSender } from "./send-line";
import { createOrderSender } from "./send-order";

/** Whoever holds it may send; two senders would still lose nothing, but ask everything twice. */
const LOCK = "sezona-outbox";
/** A server that forgets each new cart at once is broken; then the queue waits instead of spinning. */
const MAX_NEW_CARTS = 2;

export interface RunnerDeps {
  api: ApiClient;
  outbox: Outbox;
  clock: Clock;
  online: OnlineManager;
  locks: Locks;
  random(): number;
  emit(event: SyncEvent): void;
  /** Sending that nobody waits for broke: a defect of ours, not of the network. */
  onFault(error: unknown): void;
}

type Drained = "empty" | "waiting";

const unreachable: PullOutcome = {
  ok: false,
  error: { code: "unavailable", message: "The shop can't be reached now", transport: true },
};

export function createRunner({ api, outbox, clock, online, locks, random, emit, onFault }: RunnerDeps) {
  const lines = createLineSender(api, outbox, emit);
  const orders = createOrderSender({ api, outbox, emit, now: () => clock.now() });
  let failures = 0;
  let cancelRetry: (() => void) | null = null;
  let draining: Promise<void> | null = null;
  let again = false;
  let stopped = false;

  async function openCart(): Promise<string | null> {
    const answer = await api.call("createCart", {});
    if (!answer.ok) return null;
    const cart = await outbox.keepToken(answer.value);
    emit({ kind: "cart", cart });
    return cart.token;
  }

  async function drainLines(): Promise<Drained> {
    for (let newCarts = 0; newCarts <= MAX_NEW_CARTS;) {
      if (stopped || !online.isOnline()) return "waiting";
      const { cart, tasks } = await outbox.read();
      if (tasks.length === 0) return "empty";
      const token = cart.token ?? (await openCart());
      if (!token) return "waiting";
      const task = await outbox.claim();
      if (!task) return "empty";
      const sent = await lines.send(task, token);
      if (sent === "stop") return "waiting";
      if (sent === "lost") {
        newCarts += 1;
        emit({ kind: "cart", cart: await outbox.forgetServerCart(token) });
      } else {
        failures = 0;
      }
    }
    return "waiting";
  }

  const pull = (how: "pullCart" | "extendHolds"): Promise<PullOutcome> =>
    pullServerCart({ api, outbox, emit, now: () => clock.now() }, how);

  /** After lost answers the server's cart is read once more, and what differs is sent again. */
  async function drainAndVerify(): Promise<Drained> {
    const drained = await drainLines();
    if (drained === "waiting" || (await outbox.read()).doubts.keys.length === 0) return drained;
    return (await pull("pullCart")).ok ? drainLines() : "waiting";
  }

  /** Orders go first: whatever waits beside a queued order belongs to the next cart. */
  async function drain(): Promise<Drained> {
    if (stopped || !online.isOnline()) return "waiting";
    emit({ kind: "syncing", syncing: true });
    try {
      if (!(await orders.sendWaiting())) return "waiting";
      return await drainAndVerify();
    } finally {
      emit({ kind: "syncing", syncing: false });
    }
  }

  function planRetry(): void {
    cancelRetry?.();
    if (stopped || !online.isOnline()) return;
    failures += 1;
    cancelRetry = clock.later(backoff(failures, random()), () => kickInBackground());
  }

  async function drainUntilQuiet(): Promise<void> {
    try {
      do {
        again = false;
        const drained = await locks.request(LOCK, drain);
        if (drained === "waiting") planRetry();
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
    if (isOnline) kickInBackground();
    else cancelRetry?.();
  });

  return {
    kick,

    /** Sends what waits, then takes the server's word on everything else. */
    refresh: (how: "pullCart" | "extendHolds" = "pullCart"): Promise<PullOutcome> =>
      locks.request(LOCK, async () => {
        const drained = await drain();
        const outcome = drained === "empty" ? await pull(how) : unreachable;
        if (drained === "waiting" || (await drainLines()) === "waiting") planRetry();
        return outcome;
      }),

    /** `canQueue`: the order needs no gateway, so it may wait for the network. */
    async placeOrder(body: OrderBody, canQueue: boolean): Promise<PlaceOrderOutcome> {
      const outcome = await locks.request(LOCK, async (): Promise<PlaceOrderOutcome> => {
        if (online.isOnline()) await drain();
        if (online.isOnline()) return orders.place(body, canQueue);
        if (canQueue) return orders.enqueue(body);
        return {
          kind: "refused",
          error: { code: "unavailable", message: "Paying by a gateway needs the network", transport: true },
        };
      });
      if (outcome.kind === "queued") planRetry();
      return outcome;
    },

    stop(): void {
      stopped = true;
      cancelRetry?.();
      unsubscribe();
    },
  };
}

export type Runner = ReturnType<typeof createRunner>;
