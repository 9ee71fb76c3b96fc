import { addToCart, chooseFirstFreeSize, expect, query, test, threeOpenDays, walkToReview } from "./support/shopper";

/* Another shop than the demo, as `npm run test:endurance -- --only own-shop` makes one. */

test("an owner's own shop has its face, and rents", async ({ page, baseURL }) => {
  const foreign: string[] = [];
  page.on("request", (request) => {
    const { origin, protocol } = new URL(request.url());
    if (/^https?:$/u.test(protocol) && origin !== baseURL) foreign.push(request.url());
  });
  await page.goto("/");
  await expect(page).toHaveTitle(/Půjčovna U Potoka/u);
  const logo = page.getByRole("banner").locator("img").first();
  await expect.poll(() => logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await expect(page.locator(".site-logo > picture")).toHaveCSS("background-color", "rgba(0, 0, 0, 0)");
  await expect(page.locator("html")).toHaveCSS("--brand", "#14294d");
  await expect(page.locator(".marker").first()).toBeHidden();
  await expect(page.getByRole("heading", { level: 1 })).toHaveCSS("font-family", /^"Own Heading"/u);
  const ownFaces = () =>
    page.evaluate(() => [...document.fonts].filter(({ family }) => family.includes("Own")).map(({ status }) => status));
  await expect.poll(ownFaces).toEqual(["loaded"]);

  const [from, to] = threeOpenDays(30);
  await page.goto(`/c/sjezdove-lyze?${query(from, to)}`);
  await page.locator(".product-card").first().getByRole("link").click();
  await chooseFirstFreeSize(page);
  await addToCart(page);
  await page.getByRole("link", { name: "Zobrazit košík" }).first().click();
  await page.getByRole("link", { name: "Přejít k objednávce" }).first().click();
  await walkToReview(page);
  await page.getByLabel(/^Souhlasím/u).check();
  await page.getByRole("button", { name: "Objednat s povinností platby" }).click();
  await expect(page.getByRole("heading", { name: /máte to/u })).toBeVisible();
  await expect(page.getByText(/Objednávka \d{4}-\d+/u).first()).toBeVisible();
  expect(foreign).toEqual([]);
});
