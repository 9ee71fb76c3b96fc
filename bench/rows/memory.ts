import type { Row } from "../lib/bench";
import { ratioFigure, skipped } from "../lib/figure";
import { compareRates } from "../lib/load";
import { findPages } from "../lib/pages";
import { memoryOf } from "../lib/processes";
import { neverSeen } from "./requests";

export const memory: Row = {
  name: "memory",
  title: "memory of one process after the load",
  async run(bench) {
    const [shop, floor] = [await bench.shop(), await bench.floor()];
    const pages = await findPages(shop);
    // The same load for both: cached and rendered pages, some seconds of each.
    const turn = { seconds: bench.options.seconds, turns: 1 };
    await compareRates(
      {
        cached: { app: shop, target: `${shop.origin}${pages.category}` },
        product: { app: shop, target: `${shop.origin}${pages.product}` },
        rendered: { app: shop, target: neverSeen(`${shop.origin}${pages.filtered}`) },
      },
      turn,
    );
    await compareRates(
      {
        cached: { app: floor, target: `${floor.origin}/via/static` },
        product: { app: floor, target: `${floor.origin}/product/1` },
        rendered: { app: floor, target: `${floor.origin}/dynamic` },
      },
      turn,
    );
    const [own, bare] = [memoryOf(shop.pid), memoryOf(floor.pid)];
    if (own === null || bare === null) return [skipped("memory", this.title, "this system does not tell")];
    return [ratioFigure("memory", "resident set", { shop: own, floor: bare, unit: "MB" }, { atMost: 1.2 })];
  },
};
