import { expect, test, type Page } from "@playwright/test";

const scrolled = (page: Page): Promise<number> => page.evaluate(() => Math.round(window.scrollY));

test("a place on the second page of a listing is kept over a reload and on the way back", async ({ page }, info) => {
  test.skip(info.project.name === "phone", "a screen's width changes nothing here");
  await page.goto("/lyze");
  await page.getByRole("link", { name: "Strana 2" }).click();
  await expect(page).toHaveURL(/page=2/u);
  await expect(page.getByRole("link", { name: "Strana 2" })).toHaveAttribute("aria-current", "page");

  const last = page.locator(".product-card").last();
  await last.evaluate((card) => card.scrollIntoView({ block: "center", behavior: "instant" }));
  const place = await scrolled(page);
  expect(place).toBeGreaterThan(200);

  await page.reload();
  await expect.poll(() => scrolled(page)).toBe(place);

  const name = await last.getByRole("link").textContent();
  await last.getByRole("link").click();
  await expect(page.getByRole("heading", { level: 1, name: name ?? "" })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/page=2/u);
  await expect.poll(() => scrolled(page)).toBe(place);
});
