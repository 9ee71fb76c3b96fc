import type { Pool } from "pg";
import { addDays, shopDay } from "@/lib/domain/days";
import { getStoreView } from "@/lib/store-views";
import { createPool } from "@/server/db/client";
import { createCart, updateCartItem } from "@/server/services/cart/cart";
import { makeCall } from "@/server/call";
import type { Call } from "@/server/services/call";
import type { Bench, Row } from "../lib/bench";
import { ask } from "../lib/databases";
import { type Figure, ratioFigure } from "../lib/figure";
import { createLocklessPool, DROP_CHECK, MISCOUNTED, OVERBOOKED } from "../lib/lockless";
import { scarceThings, type Thing } from "../lib/scarce";

const CLIENTS = 32;
/** Few things and few days for many people. */
const THINGS = 4;
const DAYS = 12;
const LONGEST = 4;

interface Outcome {
  perSecond: number;
  /** Worst of what was seen while it ran. */
  overbooked: number;
  /** PostgreSQL's own error 40P01. */
  deadlocks: number;
}

/** One shopper after the other takes and gives back: the cart service as it is, on the given pool. */
async function shop(pool: Pool, url: string, seconds: number, things: Thing[]): Promise<Outcome> {
  const endAt = performance.now() + seconds * 1000;
  const firstDay = addDays(shopDay(new Date()), 200);
  const outcome = { answers: 0, overbooked: 0, deadlocks: 0 };
  const any = (below: number): number => Math.floor(Math.random() * below);

  const shopper = async (): Promise<void> => {
    const callNow = (cartToken?: string): Call => ({
      ...makeCall({ storeView: getStoreView("main"), now: new Date(), session: { cartToken }, client: "bench" }),
      pool,
    });
    const created = await createCart(callNow());
    if (!created.ok) throw new Error(created.error.message);
    while (performance.now() < endAt) {
      const thing = things[any(things.length)];
      if (!thing) throw new Error("there is nothing scarce in this shop");
      const from = addDays(firstDay, any(DAYS));
      const wish = { ...thing, from, to: addDays(from, any(LONGEST)) };
      for (const qty of [1, 0]) {
        const result = await updateCartItem(callNow(created.value), { ...wish, qty }).catch((error: unknown) => {
          if ((error as { code?: string }).code !== "40P01") throw error;
          outcome.deadlocks += 1;
          return null;
        });
        outcome.answers += 1;
        if (result && !result.ok && result.error.code === "out_of_stock") break;
        if (result && !result.ok && result.error.code !== "other_source")
          throw new Error(`refused: ${result.error.code} ${result.error.message}`);
      }
    }
  };
  const inspector = async (): Promise<void> => {
    while (performance.now() < endAt) {
      const [row] = await ask<{ overbooked: number }>(url, OVERBOOKED);
      outcome.overbooked = Math.max(outcome.overbooked, row?.overbooked ?? 0);
      await new Promise((resolve) => setTimeout(resolve, 250));
    }
  };
  await Promise.all([...Array.from({ length: CLIENTS }, shopper), inspector()]);
  return { perSecond: outcome.answers / seconds, overbooked: outcome.overbooked, deadlocks: outcome.deadlocks };
}

export const holds: Row = {
  name: "holds",
  title: `contended reservations, ${CLIENTS} clients, against the same load without any lock`,
  run: async (bench: Bench): Promise<Figure[]> => {
    await bench.demoDatabase();
    const databases = await bench.databases();
    const [lockedUrl, freeUrl] = [await databases.copy("bench_holds"), await databases.copy("bench_holds_control")];
    await ask(freeUrl, DROP_CHECK);
    const pools = {
      locked: createPool(lockedUrl, { max: CLIENTS }),
      free: createLocklessPool(freeUrl, { max: CLIENTS }),
    };
    try {
      const things = await scarceThings(lockedUrl, { count: THINGS, units: 1 });
      const { seconds, turns } = bench.options;
      const best = { locked: 0, free: 0 };
      const worst = { overbooked: 0, controlOverbooked: 0, deadlocks: 0 };
      for (let turn = 0; turn < turns; turn += 1) {
        const free = await shop(pools.free, freeUrl, seconds, things);
        const locked = await shop(pools.locked, lockedUrl, seconds, things);
        best.free = Math.max(best.free, free.perSecond);
        best.locked = Math.max(best.locked, locked.perSecond);
        worst.overbooked = Math.max(worst.overbooked, locked.overbooked);
        worst.controlOverbooked = Math.max(worst.controlOverbooked, free.overbooked);
        worst.deadlocks += locked.deadlocks;
      }
      const [count] = await ask<{ miscounted: number }>(lockedUrl, MISCOUNTED);
      return [
        ratioFigure(
          "holds",
          "answers; floor: no locks, no check",
          { shop: best.locked, floor: best.free, unit: "/s" },
          { atLeast: 0.5 },
        ),
        {
          row: "holds",
          what: "overbooked unit-days",
          shop: String(worst.overbooked),
          floor: `${worst.controlOverbooked} (control)`,
          target: "0, control > 0",
          isMet: worst.overbooked === 0 && worst.controlOverbooked > 0,
        },
        {
          row: "holds",
          what: "deadlocks / counters that differ from holds and reservations",
          shop: `${worst.deadlocks} / ${count?.miscounted ?? "?"}`,
          floor: "–",
          target: "0 / 0",
          isMet: worst.deadlocks === 0 && count?.miscounted === 0,
        },
      ];
    } finally {
      await Promise.all([pools.locked.end(), pools.free.end()]);
      await databases.drop("bench_holds");
      await databases.drop("bench_holds_control");
    }
  },
};
