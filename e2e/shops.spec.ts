import { addToCart, cartButton, chooseFirstFreeSize, expect, query, test, tuesdayToThursday } from "./support/shopper";

/* One cart comes from one branch: what only another partner has is explained on the home page, with a way back. */

/** Only the partner in Liberec has it. */
const ELSEWHERE = "samonafukovaci-karimatka-paseka-polstar";

test("a thing of another partner than the cart's leads home and says why, with a way back", async ({ page }, info) => {
  const [from, to] = tuesdayToThursday(info.project.name === "phone" ? 252 : 245);
  await page.goto(`/p/AM-101/javor-hreben-78?${query(from, to)}&place=praha-holesovice`);
  await chooseFirstFreeSize(page);
  await addToCart(page);
  await expect(cartButton(page)).toHaveAccessibleName(/1\skus/u);

  await page.goto(`/c/karimatky?${query(from, to)}&place=anywhere`);
  await page.locator(`.product-card a[href*="${ELSEWHERE}"]`).click();
  await expect(page).toHaveURL(/\/$/u);
  const told = page.getByRole("listitem").filter({ hasText: "V košíku máte vybavení z jiné půjčovny" });
  await expect(told).toBeVisible();
  await expect(told.getByRole("link", { name: "Zobrazit košík" })).toHaveAttribute("href", "/cart");
  await expect(told.getByRole("button", { name: "Zpět" })).toBeVisible();
  // Nothing is lost by it.
  await expect(cartButton(page)).toHaveAccessibleName(/1\skus/u);
});

test("another shop keeps the days and its own place, and says whose the cart is before it orders anything", async ({
  page,
}, info) => {
  const [from, to] = tuesdayToThursday(info.project.name === "phone" ? 252 : 245);
  await page.goto(`/p/AM-101/javor-hreben-78?${query(from, to)}&place=praha-holesovice`);
  await chooseFirstFreeSize(page);
  await addToCart(page);

  await page.goto("/skibike/c/sjezdove-lyze");
  // The days come along, a branch of the other shop is none here.
  await expect(page).toHaveURL(new RegExp(`dateFrom=${from}`, "u"));
  expect(new URL(page.url()).searchParams.get("place")).toBeNull();
  await page.goto("/c/sjezdove-lyze");
  await expect(page).toHaveURL(/place=praha-holesovice/u);
  await page.goto("/skibike/checkout");
  await expect(page.getByText(/Tenhle košík je z\sobchodu Sezóna/u)).toBeVisible();
});

test("a link that an owner wrote into another language brings its whole page, with menu and footer", async ({
  page,
}) => {
  await page.goto("/c/lyze");
  await page.getByRole("heading", { level: 1 }).evaluate((heading) => {
    const link = Object.assign(document.createElement("a"), { href: "/en/c/lyze", textContent: "English" });
    heading.after(link);
  });
  await page.getByRole("main").getByRole("link", { name: "English" }).click();
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await expect(page.locator("#footer-shop")).toHaveText(/\w/u);
  await expect(page.locator("#site-menu").getByRole("link", { includeHidden: true }).first()).toBeAttached();
  await expect(page.locator("#languages a[aria-current]")).toHaveText("English");
});
