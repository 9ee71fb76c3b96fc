import { setTimeout as pause } from "node:timers/promises";
import type { Bench, Row } from "../lib/bench";
import { type Figure, rateFigure } from "../lib/figure";
import { copyMarkup } from "../lib/floor-data";
import { compareRates, type Load, type Target } from "../lib/load";
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
    const names = ["home", "category", "product", "article", "text"] as const;
    const called = {
      home: "home without dates",
      category: "category without dates",
      product: "product without dates",
      article: "article of the blog",
      text: "page of the owner's",
    };
    const load = (app: typeof shop, path: string): Load => ({ app, target: `${app.origin}${path}` });
    const loads = {
      floor: load(floor, "/via/static"),
      home: load(shop, pages.home),
      category: load(shop, pages.category),
      product: load(shop, pages.product),
      article: load(shop, pages.article),
      text: load(shop, pages.text),
    };
    for (const { target } of Object.values(loads)) await mustBeCached(target as string);
    const rates = await compareRates(loads, bench.options);
    return names.map((name) =>
      rateFigure(
        "cached",
        `${called[name]}; floor: static list behind a middleware`,
        { shop: rates[name], floor: rates.floor },
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
      {
        floor: { app: floor, target: `${floor.origin}/dynamic` },
        shop: { app: shop, target: `${shop.origin}${pages.filtered}` },
      },
      bench.options,
    );
    const what = `${pages.filteredCount} products, repeated; floor: dynamic list of 50 from memory`;
    return [rateFigure("repeated", what, rates, { atLeast: 10 })];
  },
};

export const rendered: Row = {
  name: "rendered",
  title: "requests per second, category with days, filters and a sort, each asked for the first time",
  run: async (bench: Bench): Promise<Figure[]> => {
    const [shop, floor] = [await bench.shop(), await bench.floor()];
    const pages = await findPages(shop);
    const elements = await copyMarkup(bench, `${shop.origin}${pages.filtered}`);
    const { list, markup, ...rates } = await compareRates(
      {
        list: { app: floor, target: `${floor.origin}/dynamic` },
        markup: { app: floor, target: `${floor.origin}/markup` },
        shop: { app: shop, target: neverSeen(`${shop.origin}${pages.filtered}`) },
      },
      bench.options,
    );
    const what = `${pages.filteredCount} products, first sight; floor:`;
    return [
      rateFigure("rendered", `${what} dynamic list of 50 from memory`, { ...rates, floor: list }, { atLeast: 0.3 }),
      rateFigure(
        "rendered",
        `${what} the same ${elements} elements and no data`,
        { ...rates, floor: markup },
        { atLeast: 0.75 },
      ),
    ];
  },
};
