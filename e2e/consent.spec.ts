import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import {
  chooseFirstFreeSize,
  addToCart,
  expect,
  freeCard,
  query,
  test,
  threeOpenDays,
  walkToReview,
} from "./support/shopper";
import { startMeasuredShop } from "./support/second-process";

/* A host of this machine stands in for the tag manager's: what reaches it is all that anybody is told. */

async function openTagHost() {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url ?? "");
    response.setHeader("content-type", "text/javascript").end("window.tagsRun = true;");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    asked,
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}
type Layer = { event?: string; pagePath?: string }[];

test("nobody is asked before consent; refusing is one press; what is agreed to can be taken back", async ({
  page,
  context,
}) => {
  const tags = await openTagHost();
  const shop = await startMeasuredShop(tags.origin);
  const events = (name: string) =>
    page.evaluate(
      (wanted) => ((window as { dataLayer?: Layer }).dataLayer ?? []).filter(({ event }) => event === wanted),
      name,
    );
  try {
    const answer = await page.goto(`${shop.origin}/c/lyze`);
    expect(answer?.headers()["content-security-policy"]).toContain(tags.origin);
    const dialog = page.getByRole("dialog", { name: "Smíme měřit" });
    await expect(dialog).toBeVisible();
    expect(await context.cookies()).toEqual([]);
    expect(await page.evaluate(() => "dataLayer" in window)).toBe(false);

    await dialog.getByRole("button", { name: "Odmítnout vše" }).click();
    await page.reload();
    await page.mouse.move(10, 10);
    await page.locator("[data-consent]").click();
    await expect(dialog).toBeVisible();
    expect(tags.asked).toEqual([]);

    await dialog.getByRole("button", { name: "Povolit vše" }).click();
    await expect.poll(() => page.evaluate(() => "tagsRun" in window)).toBe(true);
    expect(tags.asked).toEqual(["/gtm.js?id=GTM-TEST1"]);
    expect(await events("cookieConsentUpdated")).toHaveLength(1);
    await page.locator(".product-card a").first().click();
    await expect.poll(() => events("view_item").then(({ length }) => length)).toBe(1);
    expect(await events("virtualPageview")).toHaveLength(2);

    await page.reload();
    await page.mouse.move(20, 20);
    await expect.poll(() => events("cookieConsentLoaded").then(({ length }) => length)).toBe(1);
    await context.addCookies([{ name: "_ga", value: "1", url: shop.origin }]);
    await page.locator("[data-consent]").click();
    await Promise.all([page.waitForEvent("load"), dialog.getByRole("button", { name: "Odmítnout vše" }).click()]);
    expect((await context.cookies()).map(({ name }) => name)).toEqual(["sezona-consent"]);
    expect(await page.evaluate(() => "dataLayer" in window)).toBe(false);
  } finally {
    await page.close();
    await shop.stop();
    await tags.close();
  }
});

test("an order is told once, also after its page is loaded again", async ({ page }, info) => {
  const tags = await openTagHost();
  const shop = await startMeasuredShop(tags.origin);
  const told = () =>
    page.evaluate(() => ((window as { dataLayer?: Layer }).dataLayer ?? []).flatMap(({ event }) => event ?? []));
  const count = async (name: string) => (await told()).filter((event) => event === name).length;
  try {
    const days = query(...threeOpenDays(info.project.name === "phone" ? 300 : 290));
    await page.goto(`${shop.origin}/c/sjezdove-lyze?${days}`);
    await page.getByRole("dialog", { name: "Smíme měřit" }).getByRole("button", { name: "Povolit vše" }).click();
    await expect.poll(() => count("cookieConsentUpdated")).toBe(1);
    await freeCard(page).getByRole("link").click();
    await chooseFirstFreeSize(page);
    await addToCart(page);
    await expect.poll(() => count("add_to_cart")).toBe(1);
    await page.getByRole("link", { name: "Zobrazit košík" }).first().click();
    await page.getByRole("link", { name: "Přejít k objednávce" }).first().click();
    await walkToReview(page);
    await page.getByLabel(/^Souhlasím/u).check();
    await page.getByRole("button", { name: "Objednat s povinností platby" }).click();
    await expect(page.getByRole("heading", { name: /máte to/u })).toBeVisible();
    await expect.poll(() => count("purchase")).toBe(1);
    expect(await count("begin_checkout")).toBe(1);

    await page.reload();
    await expect(page.getByRole("heading", { name: /máte to/u })).toBeVisible();
    await page.mouse.move(20, 20);
    await expect.poll(() => count("virtualPageview")).toBe(1);
    expect(await count("purchase")).toBe(0);
  } finally {
    await page.close();
    await shop.stop();
    await tags.close();
  }
});

test("a shop without a tag manager asks nothing, and its policy names nobody", async ({ page }) => {
  const answer = await page.goto("/c/lyze");
  expect(answer?.headers()["content-security-policy"]).toMatch(/connect-src 'self';/u);
  await page.mouse.move(10, 10);
  await expect(page.locator("[data-consent], dialog[open]")).toHaveCount(0);
});
