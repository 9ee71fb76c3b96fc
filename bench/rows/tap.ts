import type { Browser, Page } from "@playwright/test";
import type { Row } from "../lib/bench";
import { format, median, ratioFigure, skipped } from "../lib/figure";
import { copyWay } from "../lib/floor-data";
import { findPages } from "../lib/pages";
import { visit } from "../lib/visit";

const SLOW_DOWN = 4;
const TAPS = 15;
/** The page that a link leads to is fetched some seconds after nobody has done anything. */
const AHEAD_MS = 20_000;

interface Way {
  list: string;
  link: string;
  isFetchedAhead: boolean;
}

/** Milliseconds from the next tap until another main heading is on the screen. */
const timeUntilShown = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const before = document.querySelector("h1")?.textContent;
        let tappedAt = 0;
        addEventListener("click", () => (tappedAt = performance.now()), { capture: true, once: true });
        const look = (): void => {
          const heading = document.querySelector("h1");
          if (tappedAt > 0 && heading && heading.textContent !== before && heading.getClientRects().length > 0)
            resolve(performance.now() - tappedAt);
          else requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
      }),
  );

/** One tap on a phone with a slow processor. A fresh browser context each time; the list has come to rest before. */
async function tapTime(browser: Browser, { list, link, isFetchedAhead }: Way): Promise<number> {
  const context = await browser.newContext({
    serviceWorkers: "block",
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  try {
    const page = await context.newPage();
    // Whoever saves data has nothing fetched ahead.
    if (!isFetchedAhead)
      await page.addInitScript(() =>
        Object.defineProperty(navigator, "connection", { value: { saveData: true, effectiveType: "4g" } }),
      );
    const isOfLink = (url: string): boolean => new URL(url).pathname === link;
    const ahead = isFetchedAhead
      ? page.waitForEvent("requestfinished", { predicate: (request) => isOfLink(request.url()), timeout: AHEAD_MS })
      : null;
    await visit(page, list);
    const target = page.locator(`a[href="${link}"]:visible`).first();
    await target.scrollIntoViewIfNeeded();
    await ahead?.catch((cause: unknown) => {
      throw new Error(`${list} fetches ${link} not ahead`, { cause });
    });
    const session = await context.newCDPSession(page);
    await session.send("Emulation.setCPUThrottlingRate", { rate: SLOW_DOWN });
    const shown = timeUntilShown(page);
    await target.tap();
    return await shown;
  } finally {
    await context.close();
  }
}

export const tap: Row = {
  name: "tap",
  title: `tap on a product card until the product is visible, processor ${SLOW_DOWN} × slower`,
  async run(bench) {
    const browser = await bench.browser();
    if (!browser) return [skipped("tap", this.title, "no Chromium")];
    const [shop, floor] = [await bench.shop(), await bench.floor()];
    const pages = await findPages(shop);
    await copyWay(bench, new URL(pages.category, shop.origin), new URL(pages.product, shop.origin));
    const elements = `/elements/${Date.now()}`;
    const figures = [];
    for (const { isFetchedAhead, list, same, atMost } of [
      { isFetchedAhead: true, list: "/static", same: "ahead", atMost: 1.5 },
      { isFetchedAhead: false, list: "/unfetched", same: "tap", atMost: 2 },
    ]) {
      const ways = {
        shop: { list: `${shop.origin}${pages.category}`, link: pages.product, isFetchedAhead },
        floor: { list: `${floor.origin}${list}`, link: "/product/1", isFetchedAhead },
        same: { list: `${floor.origin}${elements}/${same}`, link: `${elements}/product`, isFetchedAhead },
      };
      const times: Record<keyof typeof ways, number[]> = { shop: [], floor: [], same: [] };
      for (let turn = 0; turn < TAPS; turn += 1)
        for (const way of ["shop", "floor", "same"] as const) times[way].push(await tapTime(browser, ways[way]));
      const [shown, bare] = [median(times.shop), median(times.same)];
      figures.push(
        ratioFigure(
          "tap",
          `median of ${TAPS} taps, ${isFetchedAhead ? "fetched ahead" : "fetched by the tap"}`,
          { shop: shown, floor: median(times.floor), unit: "ms" },
          { atMost },
        ),
        {
          row: "tap",
          what: "the same beside the same elements and styles, with no script or data of the shop's",
          shop: `${format(shown, "ms")} (${(shown / bare).toFixed(2)} ×)`,
          floor: format(bare, "ms"),
          target: "",
          isMet: null,
        },
      );
    }
    return figures;
  },
};
