import { gzipSync } from "node:zlib";
import { expect, test } from "./support/shopper";

/**
 * Kilobytes of script, as gzip sends them, that a first visit may cost: what it costs today and a little room, for a
 * part of one kilobyte that is asked for when the page rests may come before its last picture.
 */
const BUDGET = { home: 148, category: 149, product: 155 };

test("a first visit loads no more script than it may", async ({ page, context }) => {
  /** A page of its own for each: what comes late is not counted for the page after it. */
  const weigh = async (path: string) => {
    const scripts: Promise<number>[] = [];
    const visit = await context.newPage();
    visit.on("response", (response) => {
      // What keeps pages for later starts at a time of its own, before or after the page is there.
      if (!response.url().includes("/_next/static/chunks/")) return;
      scripts.push(response.body().then((body) => gzipSync(body).length / 1024));
    });
    await visit.goto(path);
    const sizes = await Promise.all(scripts);
    await visit.close();
    return Math.round(sizes.reduce((sum, size) => sum + size, 0));
  };

  await page.goto("/c/lyze");
  const product = (await page.locator(".product-card a").first().getAttribute("href")) ?? "";
  // An empty page of the framework weighs some 130.
  expect.soft(await weigh("/"), "home").toBeLessThanOrEqual(BUDGET.home);
  expect.soft(await weigh("/c/lyze"), "category").toBeLessThanOrEqual(BUDGET.category);
  expect.soft(await weigh(product), "product").toBeLessThanOrEqual(BUDGET.product);
});

test("the picture that a page waits for is asked for ahead, once", async ({ page, request }) => {
  await page.goto("/c/lyze");
  const product = (await page.locator(".product-card a").first().getAttribute("href")) ?? "";
  for (const path of ["/c/lyze", product]) {
    const markup = await (await request.get(path)).text();
    const ahead = markup.match(/<link rel="preload" as="image"[^>]*>/gu) ?? [];
    expect(ahead, path).toHaveLength(1);
    expect(ahead[0]).toMatch(/fetchPriority="high"/iu);
  }
});
