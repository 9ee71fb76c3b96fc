import type { Row } from "../lib/bench";
import { rateFigure, skipped } from "../lib/figure";
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
    // The files carry the shop's headers too: reading those is the load generator's work, and no slowness of a server.
    const { headers } = await fetch(`${shop.origin}${pages.category}`);
    const text = async (path: string): Promise<string> => (await fetch(`${shop.origin}${path}`)).text();
    const cache = await startNginx({
      nginx: binary,
      root: bench.root,
      scratch: bench.workspace.scratch,
      upstream: `127.0.0.1:${shop.port}`,
      pages: {
        home: await text(pages.home),
        category: await text(pages.category),
        product: await text(pages.product),
      },
      headers,
    });
    try {
      const figures = [];
      for (const name of ["home", "category", "product"] as const) {
        await mustBeShared(`${cache.origin}${pages[name]}`);
        const rates = await compareRates(
          {
            floor: { app: cache, target: `${cache.files}/${name}.html` },
            shop: { app: cache, target: `${cache.origin}${pages[name]}` },
          },
          bench.options,
        );
        figures.push(
          rateFigure("nginx", `${name} behind nginx; floor: nginx serving the same HTML as a file`, rates, {
            atLeast: 0.8,
          }),
        );
      }
      return figures;
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
  if (word !== "HIT")
    throw new Error(`${url} is not kept by the shared cache: ${word}, ${response.headers.get("cache-control")}`);
}
