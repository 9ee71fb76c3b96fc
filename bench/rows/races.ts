import { randomUUID } from "node:crypto";
import { addDays, shopDay } from "@/lib/domain/days";
import type { Bench, Row } from "../lib/bench";
import { openBlankingProxy } from "../lib/blanking-proxy";
import { ask } from "../lib/databases";
import { DROP_CHECK, MISCOUNTED, OVERBOOKED } from "../lib/lockless";
import type { App } from "../lib/processes";
import { scarceThings, type Thing } from "../lib/scarce";
import { call, hold, openCart, orderBody, type Wish } from "../lib/shoppers";

const SHOPPERS = 50;
/** All periods of a trial hold its middle day, so that all want the one unit of that day. */
const SPREAD = 4;
const FIRST_DAY = 60;
/** So many trials find days of their own with one thing, before the next is taken. */
const PLACES = 40;
const CONTROL_TRIALS = 10;
const SAME_ORDERS = 100;

/** Makes the counters of a thing's days without booking anything, as a rent that was cancelled leaves them. */
const MAKE_COUNTERS = `
  INSERT INTO stock_day (variant_id, source_id, day, units)
  SELECT s.variant_id, s.source_id, $3::date + n, s.units
  FROM stock s JOIN variant v ON v.id = s.variant_id CROSS JOIN generate_series(1 - $4::int, $4::int - 1) AS n
  WHERE v.sku = $1 AND s.source_id = $2 ON CONFLICT DO NOTHING`;

const any = (below: number): number => Math.floor(Math.random() * below);

interface Outcome {
  ordered: number;
  overbooked: number;
  miscounted: number;
}

/** Two processes of the shop on one database. */
async function withTwoShops<T>(
  bench: Bench,
  url: string,
  work: (shopOf: (index: number) => App) => Promise<T>,
): Promise<T> {
  const shops = [await bench.openShop(url), await bench.openShop(url)] as const;
  try {
    return await work((index) => shops[index % 2 === 0 ? 0 : 1]);
  } finally {
    await Promise.all(shops.map((shop) => shop.stop()));
  }
}

interface Shops {
  of(index: number): App;
  /** Without locks a unit may be held by two, and the second finds it gone when ordering. */
  keepsPromises: boolean;
}

/** Fifty shoppers want one last unit at once; those who get it order it. @returns how many ordered. */
async function trial(shops: Shops, carts: string[], thing: Thing, middle: string): Promise<number> {
  const orders = await Promise.all(
    carts.map(async (token, index) => {
      const shop = shops.of(index);
      const wish: Wish = { ...thing, from: addDays(middle, -any(SPREAD)), to: addDays(middle, any(SPREAD)) };
      if (!(await hold(shop, token, wish))) return 0;
      const { status, result } = await call(shop, "order", { body: orderBody(wish, token), token });
      if (status === 409 && !shops.keepsPromises) return 0;
      if (status !== 200) throw new Error(`a held unit could not be ordered: ${status} ${JSON.stringify(result)}`);
      return 1;
    }),
  );
  return orders.reduce((sum: number, one) => sum + one, 0);
}

async function race(
  bench: Bench,
  urls: { shops: string; own: string },
  trials: number,
  keepsPromises: boolean,
): Promise<Outcome> {
  const things = await scarceThings(urls.own, { count: Math.ceil(trials / PLACES), units: 1 });
  if (things.length * PLACES < trials)
    throw new Error(`the demo shop has days and single units for ${things.length * PLACES} trials`);
  const ordered = await withTwoShops(bench, urls.shops, async (shopOf) => {
    const carts = await Promise.all(Array.from({ length: SHOPPERS }, (_, index) => openCart(shopOf(index))));
    let sum = 0;
    for (const [index, thing] of Array.from(
      { length: trials },
      (_, at) => [at, things[Math.floor(at / PLACES)]] as const,
    )) {
      if (!thing) continue;
      const middle = addDays(shopDay(new Date()), FIRST_DAY + (index % PLACES) * 2 * SPREAD);
      // Every other trial meets days that were rented before: making a counter is a lock of its own.
      if (index % 2 === 0) await ask(urls.own, MAKE_COUNTERS, [thing.sku, thing.source, middle, SPREAD]);
      sum += await trial({ of: shopOf, keepsPromises }, carts, thing, middle);
    }
    return sum;
  });
  const [over] = await ask<{ overbooked: number }>(urls.own, OVERBOOKED);
  const [count] = await ask<{ miscounted: number }>(urls.own, MISCOUNTED);
  return { ordered, overbooked: over?.overbooked ?? Number.NaN, miscounted: count?.miscounted ?? Number.NaN };
}

export const races: Row = {
  name: "races",
  title: `${SHOPPERS} shoppers, the last unit, random overlapping periods, through two processes`,
  async run(bench) {
    await bench.demoDatabase();
    const databases = await bench.databases();
    const [real, control] = [await databases.copy("bench_races"), await databases.copy("bench_races_control")];
    await ask(control, DROP_CHECK);
    const proxy = await openBlankingProxy(control);
    try {
      const { trials } = bench.options;
      const controls = Math.min(trials, CONTROL_TRIALS);
      const lockless = await race(bench, { shops: proxy.url, own: control }, controls, false);
      const locked = await race(bench, { shops: real, own: real }, trials, true);
      return [
        {
          row: "races",
          what:
            `overbooked unit-days in ${trials} trials (${locked.ordered} orders); control without locks and check: ` +
            `${controls} trials (${lockless.ordered} orders)`,
          shop: String(locked.overbooked),
          floor: `${lockless.overbooked} (control)`,
          target: "0, control > 0",
          isMet: locked.overbooked === 0 && lockless.overbooked > 0,
        },
        {
          row: "races",
          what: "counters that differ from what is claimed",
          shop: String(locked.miscounted),
          floor: "–",
          target: "0",
          isMet: locked.miscounted === 0,
        },
      ];
    } finally {
      await proxy.close();
      await databases.drop("bench_races");
      await databases.drop("bench_races_control");
    }
  },
};

export const orders: Row = {
  name: "orders",
  title: `one order sent ${SAME_ORDERS} times at once to two processes, and again to new ones`,
  async run(bench) {
    await bench.demoDatabase();
    const databases = await bench.databases();
    const url = await databases.copy("bench_orders");
    try {
      const [thing] = await scarceThings(url, { count: 1, units: 2 });
      if (!thing) throw new Error("the demo shop has nothing of which there are two");
      const day = addDays(shopDay(new Date()), FIRST_DAY);
      const wish: Wish = { ...thing, from: day, to: addDays(day, 2) };
      const numbers = new Set<string>();
      let refused = 0;
      const send = async (shopOf: (index: number) => App, body: unknown): Promise<void> => {
        await Promise.all(
          Array.from({ length: SAME_ORDERS }, async (_, index) => {
            const { status, result } = await call<{ increment_id: string }>(shopOf(index), "order", { body });
            if (status === 200) numbers.add(result.increment_id);
            else refused += 1;
          }),
        );
      };
      const body = await withTwoShops(bench, url, async (shopOf) => {
        const token = await openCart(shopOf(0));
        if (!(await hold(shopOf(0), token, wish))) throw new Error("the unit was not free");
        const sent = orderBody(wish, token, randomUUID());
        await send(shopOf, sent);
        return sent;
      });
      await withTwoShops(bench, url, (shopOf) => send(shopOf, body));
      const [row] = await ask<{ orders: number; units: number }>(
        url,
        `SELECT (SELECT count(*)::int FROM rental_order WHERE id = $1) AS orders, (SELECT coalesce(sum(units),
          0)::int FROM claim WHERE order_id = $1) AS units`,
        [body.order_id],
      );
      const isMet = numbers.size === 1 && refused === 0 && row?.orders === 1 && row.units === 1;
      return [
        {
          row: "orders",
          what: `${2 * SAME_ORDERS} sendings: orders / units / different answers / refusals`,
          shop: `${row?.orders} / ${row?.units} / ${numbers.size} / ${refused}`,
          floor: "–",
          target: "1 / 1 / 1 / 0",
          isMet,
        },
      ];
    } finally {
      await databases.drop("bench_orders");
    }
  },
};
