import { gzipSync } from "node:zlib";
import { expect, test } from "./support/shopper";

/** Kilobytes of script, as gzip sends them, that a first visit may cost: what it costs today and a little room. */
const BUDGET = { home: 148, category: 148, product: 154 };

test("a first visit loads no more script than it may", async ({ page }) => {
  const scripts: Promise<number>[] = [];
  page.on("response", (response) => {
    if (response.request().resourceType() !== "script") return;
    scripts.push(response.body().then((body) => gzipSync(body).length / 1024));
  });
  const weigh = async (path: string) => {
    scripts.length = 0;
    await page.goto(path);
    const sizes = await Promise.all(scripts);
    return Math.round(sizes.reduce((sum, size) => sum + size, 0));
  };

  await page.goto("/c/lyze");
  const product = (await page.locator(".product-card a").first().getAttribute("href")) ?? "";
  // An empty page of the framework weighs some 130.
  expect.soft(await weigh("/"), "home").toBeLessThanOrEqual(BUDGET.home);
  expect.soft(await weigh("/c/lyze"), "category").toBeLessThanOrEqual(BUDGET.category);
  expect.soft(await weigh(product), "product").toBeLessThanOrEqual(BUDGET.product);
});
