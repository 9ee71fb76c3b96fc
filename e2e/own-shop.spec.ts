import type { Page } from "@playwright/test";
import { addToCart, chooseFirstFreeSize, expect, query, test, threeOpenDays, walkToReview } from "./support/shopper";

/** Those of the browser's tab and of a device's screen: each is there, and is a picture of the size that it says. */
async function expectOwnIcons(page: Page) {
  const linked = await page
    .locator('link[rel="icon"], link[rel="apple-touch-icon"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute("href")));
  const manifest = await page.locator('link[rel="manifest"]').getAttribute("href");
  const { icons } = (await (await page.request.get(manifest ?? "")).json()) as { icons: { src: string }[] };
  const own = ["/look/icon.svg", "/look/icon-192.png", "/look/icon-512.png"];
  expect(linked).toEqual(own);
  expect(icons.map(({ src }) => src)).toEqual(own);
  // Browsers and crawlers ask for this one whatever a page names.
  const asked = await page.request.get("/favicon.ico");
  expect(await asked.body()).toEqual(await (await page.request.get("/look/icon-192.png")).body());
  const widths = await page.evaluate(
    (urls) =>
      Promise.all(
        urls.map(async (url) => {
          const image = new Image();
          image.src = url;
          await image.decode();
          return image.naturalWidth;
        }),
      ),
    own,
  );
  expect(widths).toEqual([48, 192, 512]);
}

/** As it was taken, in dark too: nothing shines out around it, and nothing done for drawings is done to it. */
async function expectWholePhotograph(page: Page) {
  const photo = page.locator(".gallery-strip img").first();
  await expect.poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  const { hasBlur, frame } = await photo.evaluate((image: HTMLImageElement) => ({
    frame: [image.clientWidth / image.clientHeight, image.naturalWidth / image.naturalHeight],
    hasBlur: image.style.backgroundImage.startsWith('url("data:image/webp'),
  }));
  expect(hasBlur).toBe(true);
  expect(frame[0]).toBeCloseTo(frame[1] ?? 0, 1);
  await page.emulateMedia({ colorScheme: "dark" });
  await expect(photo).toHaveCSS("filter", "none");
  await page.emulateMedia({ colorScheme: null });
}

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
  await expect(page.locator("body")).toHaveCSS("font-family", /^"Own Text"/u);
  const faces = () =>
    page.evaluate(() =>
      [...document.fonts].map(({ family, status }) => `${family.replaceAll('"', "")} ${status}`).sort(),
    );
  await expect.poll(faces).toEqual(["Own Heading loaded", "Own Text loaded"]);
  const askedFor = await page.evaluate(() => [
    ...[...document.querySelectorAll<HTMLLinkElement>('link[rel="preload"][as="font"]')].map(({ href }) => href),
    ...performance.getEntriesByType("resource").flatMap(({ name }) => (name.includes(".woff2") ? [name] : [])),
  ]);
  expect([...new Set(askedFor)]).toEqual([`${baseURL}/look/own.woff2`]);
  await expectOwnIcons(page);

  const [from, to] = threeOpenDays(30);
  await page.goto(`/c/sjezdove-lyze?${query(from, to)}`);
  await page.locator(".product-card").first().getByRole("link").click();
  await expectWholePhotograph(page);
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
