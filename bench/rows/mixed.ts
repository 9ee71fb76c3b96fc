import type { Row } from "../lib/bench";
import { cpuText, format, quantile } from "../lib/figure";
import { compareRates, type Target } from "../lib/load";
import { findPages } from "../lib/pages";

const WORST_SHARE = 0.95;

/** Of ten requests seven ask for what is kept, two for days that nobody has asked for, one the API. */
const mixOf =
  (origin: string, { kept, days, api }: { kept: string[]; days: (request: number) => string; api: string }): Target =>
  (request) => {
    const turn = request % 10;
    if (turn === 9) return `${origin}${api}`;
    return `${origin}${turn < 7 ? (kept[request % kept.length] ?? "/") : days(request)}`;
  };

export const mixed: Row = {
  name: "mixed",
  title: "a visit: 70 % kept pages, 20 % listings with days at first sight, 10 % API",
  async run(bench) {
    const [shop, floor] = [await bench.shop(), await bench.floor()];
    const { home, category, product, filtered } = await findPages(shop);
    const { search } = new URL(filtered, shop.origin);
    const times: Record<"shop" | "floor", number[]> = { shop: [], floor: [] };
    const rates = await compareRates(
      {
        shop: {
          app: shop,
          target: mixOf(shop.origin, {
            kept: [home, category, product],
            days: (request) => `${filtered}&utm_id=mixed-${request}`,
            api: `/api/catalog/listing?size=24&${search.slice(1)}`,
          }),
        },
        floor: {
          app: floor,
          target: mixOf(floor.origin, { kept: ["/via/static"], days: () => "/dynamic", api: "/api/products" }),
        },
      },
      bench.options,
      (name, milliseconds) => times[name].push(milliseconds),
    );
    const text = (name: "shop" | "floor"): string =>
      [
        `p95 ${format(quantile(times[name], WORST_SHARE), "ms")}`,
        `${format(rates[name].perSecond, "/s")}${cpuText(rates[name])}`,
      ].join(", ");
    const what = "floor: static list, dynamic list, list as JSON";
    return [{ row: "mixed", what, shop: text("shop"), floor: text("floor"), target: "", isMet: null }];
  },
};
