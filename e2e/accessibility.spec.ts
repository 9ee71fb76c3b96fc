import { check } from "./support/axe";
import {
  addToCart,
  chooseFirstFreeSize,
  expect,
  freeCard,
  query,
  test,
  threeOpenDays,
  walkToReview,
} from "./support/shopper";

/* axe on every screen; phone and desktop are projects, light and dark are here. */

const days = query(...threeOpenDays(80));

for (const [screen, path] of [
  ["home", "/"],
  ["category", "/c/lyze"],
  ["category with dates", `/c/lyze?${days}`],
  ["empty listing", `/c/sjezdove-lyze?${days}&price=1500.0-*&sort=price:asc`],
  ["search", "/search?q=lyze"],
  ["search without a term", "/search"],
  ["empty cart", "/cart"],
  ["empty checkout", "/checkout"],
  ["how it works", "/static/jak-to-funguje"],
  ["branches", "/branches"],
  ["branch", "/branches/praha-holesovice"],
  ["contact", "/static/kontakty"],
  ["blog", "/blog"],
  ["part of the blog in German", "/de/blog/velikosti"],
  ["article", "/blog/velikosti/jak-dlouhe-lyze"],
  ["not found", "/neni-tu"],
  ["error", "/error"],
  ["offline", "/offline"],
  ["unknown order", "/order?id=00000000-0000-4000-8000-000000000000"],
  ["English home", "/en"],
] as const) {
  test(`${screen} has nothing that axe objects to`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await check(page, screen);
  });
}

test("product, cart and every step of the checkout have nothing that axe objects to", async ({ page }, { project }) => {
  // Phone and desktop run side by side and would take each other's last unit.
  const from = project.name === "phone" ? 84 : 80;
  await page.goto(`/c/sjezdove-lyze?${query(...threeOpenDays(from))}`);
  await freeCard(page).getByRole("link").click();
  await chooseFirstFreeSize(page);
  await check(page, "product");
  await page.locator(".rental-period").click();
  await expect(page.getByRole("grid").first()).toBeVisible();
  await check(page, "product calendar");
  await page.locator(".rental-period").click();
  await addToCart(page);
  await page.goto("/cart");
  await expect(page.getByText(/Držíme/u).first()).toBeVisible();
  await check(page, "cart");
  await page.goto("/checkout");
  await expect(page.getByRole("heading", { name: "Kdo a kde si vybavení převezme" })).toBeVisible();
  await check(page, "checkout: shipping");
  await page.getByRole("button", { name: "Pokračovat k vrácení" }).click();
  await expect(page.getByText("Vyplňte prosím toto pole.").first()).toBeVisible();
  await check(page, "checkout: errors");
  await walkToReview(page);
  await check(page, "checkout: review");
  await page.getByLabel(/^Souhlasím/u).check();
  await page.getByRole("button", { name: "Objednat s povinností platby" }).click();
  await expect(page.getByRole("heading", { name: /máte to/u })).toBeVisible();
  await check(page, "thank you");
});
