import { gzipSync } from "node:zlib";
import type { Browser } from "@playwright/test";
import type { Row } from "../lib/bench";
import { ratioFigure, skipped } from "../lib/figure";
import { findPages } from "../lib/pages";
import { visit } from "../lib/visit";

/** Kilobytes of all scripts that a first visit loads until the network is quiet, as gzip sends them. */
async function scriptsOf(browser: Browser, url: string): Promise<number> {
  // What the service worker fetches for later is not the page's.
  const context = await browser.newContext({ serviceWorkers: "block" });
  try {
    const page = await context.newPage();
    const scripts = new Map<string, Promise<number>>();
    page.on("response", (response) => {
      if (response.request().resourceType() !== "script" || !response.ok()) return;
      scripts.set(
        response.url(),
        response.body().then((body) => gzipSync(body).length),
      );
    });
    await visit(page, url);
    const sizes = await Promise.all(scripts.values());
    return sizes.reduce((sum, size) => sum + size, 0) / 1024;
  } finally {
    await context.close();
  }
}

export const js: Row = {
  name: "js",
  title: "client JavaScript of a first visit, gzip",
  async run(bench) {
    const browser = await bench.browser();
    if (!browser) return [skipped("js", this.title, "no Chromium")];
    const [shop, floor] = [await bench.shop(), await bench.floor()];
    const pages = await findPages(shop);
    const empty = await scriptsOf(browser, `${floor.origin}/empty`);
    const figures = [];
    for (const name of ["home", "category", "product"] as const) {
      const size = await scriptsOf(browser, `${shop.origin}${pages[name]}`);
      figures.push(ratioFigure("js", name, { shop: size, floor: empty, unit: "KB" }, { atMost: 1.12 }));
    }
    return figures;
  },
};
