import type { Browser } from "@playwright/test";
import type { Row } from "../lib/bench";
import { median, ratioFigure, skipped } from "../lib/figure";
import { findPages } from "../lib/pages";
import { visit } from "../lib/visit";

const SLOW_DOWN = 4;
const TAPS = 7;

/**
 * Milliseconds from a tap on the link until another main heading is on the screen, on a phone with a slow
 * processor. A fresh browser context each time; the list has come to rest before.
 */
async function tapTime(browser: Browser, list: string, link: string): Promise<number> {
  const context = await browser.newContext({
    serviceWorkers: "block",
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  try {
    const page = await context.newPage();
    await visit(page, list);
    const session = await context.newCDPSession(page);
    await session.send("Emulation.setCPUThrottlingRate", { rate: SLOW_DOWN });
    const target = page.locator(`a[href="${link}"]:visible`).first();
    await target.scrollIntoViewIfNeeded();
    const seen = page.evaluate(
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
    await target.tap();
    return await seen;
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
    const times: { shop: number[]; floor: number[] } = { shop: [], floor: [] };
    for (let turn = 0; turn < TAPS; turn += 1) {
      times.shop.push(await tapTime(browser, `${shop.origin}${pages.category}`, pages.product));
      times.floor.push(await tapTime(browser, `${floor.origin}/static`, "/product/1"));
    }
    return [
      ratioFigure(
        "tap",
        `median of ${TAPS} taps`,
        { shop: median(times.shop), floor: median(times.floor), unit: "ms" },
        { atMost: 1.5 },
      ),
    ];
  },
};
