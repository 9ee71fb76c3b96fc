import { setTimeout as pause } from "node:timers/promises";
import type { Bench, Row } from "../lib/bench";
import { type Figure, ratioFigure } from "../lib/figure";
import { compareRates, type Target } from "../lib/load";
import { findPages } from "../lib/pages";

const ATTEMPTS = 50;

/** The shop's own cache in front, or the framework's where nothing stands in front of it. */
const isKept = (headers: Headers): boolean =>
  headers.get("cache-status") === "sezona; hit" ||
  (!headers.has("cache-status") && headers.get("x-nextjs-cache") === "HIT");

/**
 * Asks until the page comes fresh from the cache. @throws when it never does: its rate would tell of something else.
 */
async function mustBeCached(url: string): Promise<void> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const response = await fetch(url);
    await response.arrayBuffer();
    if (isKept(response.headers)) return;
    await pause(100);
  }
  throw new Error(`${url} does not come from the cache`);
}

/** The same page under an address that is new each time: nothing has kept it. */
export const neverSeen =
  (url: string): Target =>
  (request) =>
    `${url}&utm_id=${request}`;

export const cached: Row = {
  name: "cached",
  title: "requests per second, cached pages straight from one process",
  async run(bench) {
    const [shop, floor] = [await bench.shop(), await bench.floor()];
    const pages = await findPages(shop);
    const urls = {
      floor: `${floor.origin}/via/static`,
      category: `${shop.origin}${pages.category}`,
      product: `${shop.origin}${pages.product}`,
    };
    for (const url of Object.values(urls)) await mustBeCached(url);
    const rates = await compareRates(urls, bench.options);
    return (["category", "product"] as const).map((name) =>
      ratioFigure(
        "cached",
        `${name} without dates; floor: static list behind a middleware`,
        { shop: rates[name], floor: rates.floor, unit: "/s" },
        { atLeast: 3 },
      ),
    );
  },
};

export const repeated: Row = {
  name: "repeated",
  title: "requests per second, category with days asked for again within its five seconds",
  async run(bench) {
    const [shop, floor] = [await bench.shop(), await bench.floor()];
    const pages = await findPages(shop);
    const rates = await compareRates(
      { floor: `${floor.origin}/dynamic`, shop: `${shop.origin}${pages.filtered}` },
      bench.options,
    );
    return [
      ratioFigure(
        "repeated",
        `${pages.filteredCount} products; floor: dynamic list of 50 from memory`,
        { ...rates, unit: "/s" },
        { atLeast: 10 },
      ),
    ];
  },
};

export const rendered: Row = {
  name: "rendered",
  title: "requests per second, category with days, filters and a sort, each asked for the first time",
  run: async (bench: Bench): Promise<Figure[]> => {
    const [shop, floor] = [await bench.shop(), await bench.floor()];
    const pages = await findPages(shop);
    const rates = await compareRates(
      { floor: `${floor.origin}/dynamic`, shop: neverSeen(`${shop.origin}${pages.filtered}`) },
      bench.options,
    );
    return [
      ratioFigure(
        "rendered",
        `${pages.filteredCount} products; floor: dynamic list of 50 from memory`,
        { ...rates, unit: "/s" },
        { atLeast: 0.3 },
      ),
    ];
  },
};
