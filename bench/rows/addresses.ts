import type { Row } from "../lib/bench";
import { format, skipped } from "../lib/figure";
import { findPages } from "../lib/pages";
import { memoryOf } from "../lib/processes";

/** Different addresses in all, and after how many the first look is taken: caches are full by then. */
const ADDRESSES = 100_000;
const FILLED = 20_000;
const AT_ONCE = 16;
const AT_MOST = 1.2;

/**
 * Addresses as crawlers make them up: kept pages under new queries, listings that nobody has seen, names that nothing
 * is called, former and misspelt ones. Each is new to every cache on the way.
 */
const addressesOf =
  (pages: Awaited<ReturnType<typeof findPages>>) =>
  (index: number): string => {
    const kinds = [
      `${pages.category}?utm_id=${index}`,
      `/nothing-is-called-${index}`,
      `${pages.product}?ref=${index}`,
      `/c/nothing-${index}`,
      `/p/NOTHING-${index}/nothing`,
      `/search?q=nothing${index}`,
      `${pages.filtered}&utm_id=${index}`,
      `${pages.category}/nothing-${index}`,
    ];
    return kinds[index % kinds.length] ?? "/";
  };

export const addresses: Row = {
  name: "addresses",
  title: `memory of one process over ${ADDRESSES} different addresses`,
  isOptional: true,
  async run(bench) {
    const shop = await bench.shop();
    const addressOf = addressesOf(await findPages(shop));
    const askUntil = async (from: number, to: number): Promise<number | null> => {
      let next = from;
      const visitor = async (): Promise<void> => {
        while (next < to) {
          const response = await fetch(`${shop.origin}${addressOf((next += 1))}`, { redirect: "manual" });
          await response.arrayBuffer();
          if (response.status >= 500) throw new Error(`${response.url}: ${response.status}`);
        }
      };
      await Promise.all(Array.from({ length: AT_ONCE }, visitor));
      return memoryOf(shop.pid);
    };
    const filled = await askUntil(0, FILLED);
    const after = await askUntil(FILLED, ADDRESSES);
    if (filled === null || after === null) return [skipped("addresses", this.title, "this system does not tell")];
    return [
      {
        row: "addresses",
        what: `resident set after ${ADDRESSES} addresses; floor: after ${FILLED}`,
        shop: `${format(after, "MB")} (${(after / filled).toFixed(2)} ×)`,
        floor: format(filled, "MB"),
        target: `≤ ${AT_MOST} ×`,
        isMet: after / filled <= AT_MOST,
      },
    ];
  },
};
