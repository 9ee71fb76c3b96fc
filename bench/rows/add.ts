import type { Page } from "@playwright/test";
import type { Row } from "../lib/bench";
import { median, skipped } from "../lib/figure";
import { findPages, findRentable } from "../lib/pages";
import { visit } from "../lib/visit";

const PRESSES = 5;

/** Frames shown from the press until the one that carries the new count: 1 is the very next. */
function framesUntilCounted(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const count = (): string => document.querySelector(".cart-count")?.textContent ?? "0";
        addEventListener(
          "click",
          () => {
            const before = count();
            let frames = 0;
            const look = (): void => {
              frames += 1;
              if (count() !== before) resolve(frames);
              else requestAnimationFrame(look);
            };
            requestAnimationFrame(look);
          },
          { capture: true, once: true },
        );
      }),
  );
}

export const add: Row = {
  name: "add",
  title: "add to cart until the cart's count has changed",
  async run(bench) {
    const browser = await bench.browser();
    if (!browser) return [skipped("add", this.title, "no Chromium")];
    const shop = await bench.shop();
    const address = await findRentable(shop, await findPages(shop));
    const frames: number[] = [];
    for (let press = 0; press < PRESSES; press += 1) {
      const context = await browser.newContext({ serviceWorkers: "block" });
      const page = await context.newPage();
      await visit(page, `${shop.origin}${address}`);
      const counted = framesUntilCounted(page);
      await page.locator(".rental-action button").click();
      frames.push(await counted);
      await context.close();
    }
    const middle = median(frames);
    return [
      {
        row: "add",
        what: `median of ${PRESSES} first presses`,
        shop: `${middle} frame${middle === 1 ? "" : "s"} (${frames.join(", ")})`,
        floor: "–",
        target: "1 frame",
        isMet: middle <= 1,
      },
    ];
  },
};
