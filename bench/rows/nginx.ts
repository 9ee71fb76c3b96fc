import type { Row } from "../lib/bench";
import { ratioFigure, skipped } from "../lib/figure";
import { compareRates } from "../lib/load";
import { findNginx, startNginx } from "../lib/nginx";
import { findPages } from "../lib/pages";

export const nginx: Row = {
  name: "nginx",
  title: "requests per second, cached pages behind the shared cache of docs/nginx.conf",
  async run(bench) {
    const binary = findNginx();
    if (!binary) return [skipped("nginx", this.title, "no nginx on the PATH")];
    const shop = await bench.shop();
    const pages = await findPages(shop);
    const page = await (await fetch(`${shop.origin}${pages.category}`)).text();
    const cache = await startNginx({ nginx: binary, root: bench.root, scratch: bench.workspace.scratch, upstream: `127.0.0.1:${shop.port}`, page });
    try {
      const urls = { floor: cache.files, category: `${cache.origin}${pages.category}`, product: `${cache.origin}${pages.product}` };
      for (const name of ["category", "product"] as const) await mustBeShared(urls[name]);
      const rates = await compareRates(urls, bench.options);
      return (["category", "product"] as const).map((name) =>
        ratioFigure("nginx", `${name} behind nginx; floor: nginx serving the category's HTML as a file`, { shop: rates[name], floor: rates.floor, unit: "/s" }, { atLeast: 0.8 }),
      );
    } finally {
      await cache.stop();
    }
  },
};

/** @throws when the page's headers do not let a shared cache keep it. */
async function mustBeShared(url: string): Promise<void> {
  await (await fetch(url)).arrayBuffer();
  const response = await fetch(url);
  await response.arrayBuffer();
  const word = response.headers.get("x-shared-cache");
  if (word !== "HIT") throw new Error(`${url} is not kept by the shared cache: ${word}, ${response.headers.get("cache-control")}`);
}
