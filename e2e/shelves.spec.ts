import { expect, query, test, tuesdayToThursday } from "./support/shopper";
import { noteShifts } from "./support/shifts";

/* Shelves of pages that are the same for everybody, for the visitor's days. */

const [from, to] = tuesdayToThursday(40);

for (const heading of ["Nejpůjčovanější", "Nově v půjčovně"])
  test(`on home, "${heading}" says rent and state for the days, and the page stands still`, async ({ page }) => {
    const shifted = await noteShifts(page);
    await page.goto(`/?${query(from, to)}&place=praha-holesovice`);
    const shelf = page.getByRole("region", { name: heading });
    const cards = shelf.locator(".product-card");
    await expect(cards.first()).toContainText(/\/\sden/u);
    await shelf.scrollIntoViewIfNeeded();
    await expect(cards.first()).toContainText(/za\s3\sdny/u);
    await expect(shelf.locator("[data-free]").first()).toBeVisible();
    await expect(cards.first().getByRole("link")).toHaveAttribute("href", /dateFrom=.*&place=praha-holesovice/u);
    expect(await shifted()).toBeLessThan(0.02);
  });
