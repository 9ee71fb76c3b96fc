import { noteShifts } from "./support/shifts";
import { chooseLanguage, expect, header, query, test, tuesdayToThursday } from "./support/shopper";

test("the map and the list lead to a branch, and a branch to what it has", async ({ page }) => {
  await page.goto("/branches");
  const map = page.getByRole("navigation", { name: "Mapa půjčoven" });
  await expect(map.getByRole("link", { name: "Lipno nad Vltavou" })).toHaveAttribute(
    "href",
    "/outdoor-jih/branches/lipno",
  );
  await map.getByRole("link", { name: "Praha" }).click();
  await expect(page).toHaveURL(/\/branches\/praha-holesovice$/u);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Praha – Holešovice");
  await expect(page.getByRole("link", { name: "+420 222 000 114" })).toHaveAttribute("href", "tel:+420222000114");
  await expect(page.getByText(/^Dnes,/u)).toBeVisible();
  await page
    .getByRole("region", { name: "Co si tu půjčíte" })
    .getByRole("link", { name: /^Stany/u })
    .click();
  await expect(page).toHaveURL(/\/stany\?place=praha-holesovice$/u);
});

for (const path of ["/branches", "/branches/praha-holesovice"])
  test(`${path} stands still when the visitor's days become known`, async ({ page }) => {
    const shifts = await noteShifts(page);
    await page.goto(`${path}?${query(...tuesdayToThursday(40))}`);
    await expect(header(page).getByText("3 dny")).toBeVisible();
    await expect(page.locator("main").getByText("Vyzvednutí").first()).toBeVisible();
    await shifts.expectBelow(0.01);
  });

test("a branch that this front does not have is not found", async ({ page }) => {
  const answer = await page.goto("/branches/lipno");
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Stránku jsme nenašli");
});

test("the menu opens a section, and a language keeps the page with its days", async ({ page }) => {
  await page.goto("/kola?dateFrom=2027-05-11&dateTo=2027-05-13");
  await page.getByRole("button", { name: "Nabídka" }).click();
  const menu = page.getByRole("navigation", { name: "Nabídka" });
  await menu.getByText("Voda", { exact: true }).click();
  await expect(menu.getByRole("link", { name: "Kajaky" })).toHaveAttribute("href", "/voda/kajaky");
  await chooseLanguage(page, "English");
  await expect(page).toHaveURL(/\/en\/kola\?dateFrom=2027-05-11&dateTo=2027-05-13/u);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Bikes");
});

for (const [path, sign] of [
  ["/lyze?dateFrom=2027-05-11&dateTo=2027-05-13", ".product-card:nth-of-type(21) h3"],
  ["/", "#home-new_collection"],
] as const)
  test(`a language leads to the same place of ${path}`, async ({ page }) => {
    await page.goto(path);
    const where = () => page.locator(sign).evaluate((node) => Math.round(node.getBoundingClientRect().top));
    await page.locator(sign).evaluate((node) => node.scrollIntoView({ block: "start" }));
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(500);
    const before = await where();
    // A mouse of the test would scroll the page to what it presses.
    await header(page)
      .locator("a[lang=de]")
      .first()
      .evaluate((link: HTMLElement) => link.click());
    await expect(page).toHaveURL(/\/de/u);
    await expect(page.locator("html")).toHaveAttribute("lang", "de");
    await expect.poll(async () => Math.abs((await where()) - before)).toBeLessThan(60);
  });
