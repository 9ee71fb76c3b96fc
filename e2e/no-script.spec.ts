import { chooseLanguage, expect, query, test, threeOpenDays } from "./support/shopper";

/* Crawlers, and people whose script never arrived. */
test.use({ javaScriptEnabled: false });

test("a category shows its things, filters and pages as plain links", async ({ page }) => {
  await page.goto("/c/lyze");
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Lyže");
  expect(await page.locator(".product-card").count()).toBeGreaterThan(10);
  await expect(page.locator(".product-card").first().getByRole("link")).toHaveAttribute("href", /^\/.+/u);
  await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", /\/lyze$/u);
  expect(await page.locator(".facet a").count()).toBeGreaterThan(5);
});

test("a category with dates shows the whole price for them", async ({ page }) => {
  await page.goto(`/c/lyze?${query(...threeOpenDays(60))}`);
  await expect(page.locator(".card-price").first()).toContainText("za 3 dny");
});

test("a product shows everything, and adding explains itself", async ({ page }) => {
  await page.goto("/c/sjezdove-lyze");
  await page.locator(".product-card").first().getByRole("link").click();
  await expect(page.getByRole("heading", { level: 1 })).not.toBeEmpty();
  await expect(page.getByRole("heading", { name: "Parametry" })).toBeVisible();
  await expect(page.getByText("Vratná kauce při převzetí").first()).toBeVisible();
  await expect(page.getByText(/Přidání do\skošíku potřebuje JavaScript/u)).toBeVisible();
});

test("a link with filters that the shop doesn't know shows the whole listing and names them", async ({ page }) => {
  await page.goto("/c/lyze?gender=111&nonsense=x&price=1-2");
  await expect(page.locator("main")).toContainText(/které neznáme: Pro\skoho: 111, nonsense, Cena za den: 1-2/u);
  expect(await page.locator(".product-card").count()).toBeGreaterThan(10);
  await expect(page).toHaveURL(/gender=111&nonsense=x&price=1-2$/u);
});

test("the menu's sections open, and a language keeps the page", async ({ page }) => {
  await page.goto("/branches/liberec");
  await page.getByRole("button", { name: "Nabídka" }).click();
  await page.locator("#site-menu").getByText("Kola", { exact: true }).click();
  await expect(page.locator("#site-menu").getByRole("link", { name: "Elektrokola" })).toBeVisible();
  await chooseLanguage(page, "Deutsch");
  await expect(page).toHaveURL(/\/de\/branches\/liberec$/u);
});

test("what an owner writes is read whole: pages with what stands in them, articles with gear and sources", async ({
  page,
}) => {
  await page.goto("/static/jak-to-funguje");
  await expect(page.getByText("Kauce není součástí ceny.")).toBeVisible();
  await page.goto("/i/velikost-lyzi");
  await expect(page.getByRole("table", { name: /^Délka carvingových lyží/u })).toBeVisible();
  await page.goto("/blog");
  await page
    .getByRole("main")
    .getByRole("link", { name: /^Jak dlouhé lyže/u })
    .click();
  await expect(page.getByRole("complementary", { name: /^Píše / })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Odkud to víme" })).toBeVisible();
  await expect(page.locator(".product-card").first()).toBeVisible();
  await page.goto("/en/guide");
  await page
    .getByRole("main")
    .getByRole("link", { name: /^Downhill skis/u })
    .click();
  await expect(page).toHaveURL(/\/en\/guide\?/u);
  await expect(page.getByRole("main").getByRole("button").first()).toBeVisible();
});
