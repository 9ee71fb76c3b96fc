import type { Page } from "@playwright/test";
import { expect, header, test } from "./support/shopper";

/* What a visit is beside a rent: where Back leads, what half an hour away does, sharing, paper. */

const ARTICLE = "/blog/velikosti/jak-dlouhe-lyze";
const scrolled = (page: Page): Promise<number> => page.evaluate(() => Math.round(window.scrollY));

/** The tab goes into the background for so long. */
async function awayFor(page: Page, minutes: number): Promise<void> {
  const turn = (state: string) =>
    page.evaluate((to) => {
      Object.defineProperty(document, "visibilityState", { configurable: true, get: () => to });
      document.dispatchEvent(new Event("visibilitychange"));
    }, state);
  await turn("hidden");
  const now = await page.evaluate(() => Date.now());
  await page.clock.setFixedTime(now + minutes * 60_000);
  await turn("visible");
}

test("half an hour in the background leads home, and one step back to what was read", async ({ page }) => {
  await page.clock.setFixedTime(new Date());
  await page.goto(ARTICLE);
  // Until the page's own script has begun, nobody looks at the clock.
  await expect(async () => {
    await awayFor(page, 31);
    await expect(page).toHaveURL(/^https?:\/\/[^/]+\/$/u, { timeout: 15_000 });
  }).toPass();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(new RegExp(`${ARTICLE}$`, "u"));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/Jak dlouhé/u);
});

test("a link leads to the top of a page, Back to where one was, an address with a hash to its place", async ({
  page,
}) => {
  await page.goto("/blog");
  const last = page.getByRole("main").getByRole("listitem").getByRole("heading").last();
  await last.evaluate((title) => title.scrollIntoView({ block: "center", behavior: "instant" }));
  const place = await scrolled(page);
  expect(place).toBeGreaterThan(300);
  await last.getByRole("link").click();
  await expect(page).toHaveURL(/\/blog\/[^/]+\/[^/]+$/u);
  await expect.poll(() => scrolled(page)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL(/\/blog$/u);
  await expect.poll(async () => Math.abs((await scrolled(page)) - place)).toBeLessThan(3);

  await page.goto(`${ARTICLE}#article-sources`);
  await expect(page.getByRole("heading", { name: "Odkud to víme" })).toBeInViewport();
  expect(await scrolled(page)).toBeGreaterThan(300);
});

test("a product is shared by its address without what an advertisement wrote into it", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  // The device's own sheet can't be looked into: as on one that has none, the address is copied.
  await page.addInitScript(() => Object.defineProperty(Navigator.prototype, "canShare", { value: () => false }));
  await page.goto("/p/AM-101/javor-hreben-78?utm_source=mail&partner=");
  // Once more where the page's own script had not begun.
  await expect(async () => {
    await page.locator("[data-share]").click();
    await expect(page.getByText(/zkopírovan/u).first()).toBeVisible({ timeout: 10_000 });
  }).toPass();
  const copied = new URL(await page.evaluate(() => navigator.clipboard.readText()));
  expect([copied.pathname.startsWith("/p/AM-101/"), copied.searchParams.has("utm_source")]).toEqual([true, false]);
});

test("an article on paper is the article: its text and sources, and nothing to be pressed", async ({ page }) => {
  await page.goto(ARTICLE);
  await page.emulateMedia({ media: "print", colorScheme: "dark" });
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Odkud to víme" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Přečtěte si taky" })).toBeHidden();
  await expect(page.getByRole("contentinfo")).toBeHidden();
  await expect(header(page).getByRole("link", { name: /^Košík/u })).toBeHidden();
  const colours = await page.evaluate(() => {
    const { color } = getComputedStyle(document.querySelector("article p")!);
    return [color, getComputedStyle(document.documentElement).colorScheme];
  });
  expect(colours).toEqual(["rgb(0, 0, 0)", "light"]);
});
