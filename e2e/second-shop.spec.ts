import { Transform } from "node:stream";
import type { Page } from "@playwright/test";
import {
  addToCart,
  cartButton,
  chooseFirstFreeSize,
  expect,
  freeCard,
  query,
  test,
  threeOpenDays,
  walkToReview,
} from "./support/shopper";
import { bookedUnits, orderInDatabase } from "./support/database";
import { isKept } from "./support/kept";
import { startShopWithoutDatabase } from "./support/second-process";
import { openTcpProxy } from "../test/tcp-proxy";

/* A shop without a database of its own: another shop's API answers for it, and a renter notices nothing. */

/** The page goes before the shop: what it still loads would be refused, and no shopper's shop closes under them. */
async function leave(page: Page, shop: { stop: () => Promise<void> }): Promise<void> {
  await page.close();
  await shop.stop();
}

/** All comes so much later, however many pieces it is in: a long line, not a narrow one. */
const lateLine = (ms: () => number) =>
  new Transform({
    transform(piece, _encoding, done) {
      setTimeout(() => this.push(piece), ms());
      done();
    },
    flush: (done) => void setTimeout(done, ms()),
  });

test("rents in a shop whose things another shop keeps", async ({ page, baseURL }, info) => {
  const shop = await startShopWithoutDatabase(baseURL ?? "");
  try {
    const start = info.project.name === "phone" ? 210 : 200;
    const [from, to] = threeOpenDays(start);
    await page.goto(`${shop.origin}/c/sjezdove-lyze?${query(from, to)}`);
    const card = freeCard(page);
    const picture = card.locator("img").first();
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    await card.getByRole("link").click();

    await chooseFirstFreeSize(page);
    const sku = new URL(page.url()).searchParams.get("childSku") ?? "";
    const before = await bookedUnits(sku, from);
    await addToCart(page);
    await expect(cartButton(page)).toHaveAccessibleName(/1\skus/u);
    expect(await bookedUnits(sku, from)).toBe(before + 1);

    await page.getByRole("link", { name: "Zobrazit košík" }).first().click();
    await page.getByRole("link", { name: "Přejít k objednávce" }).first().click();
    await walkToReview(page);
    await page.getByLabel(/^Souhlasím/u).check();
    await page.getByRole("button", { name: "Objednat s povinností platby" }).click();
    await expect(page.getByRole("heading", { name: /máte to/u })).toBeVisible();
    const number = /\d{4}-\d+/u.exec(
      (await page
        .getByText(/Objednávka \d{4}-\d+/u)
        .first()
        .textContent()) ?? "",
    )?.[0];
    expect(await orderInDatabase(number ?? "")).toMatchObject({ status: "confirmed", lines: 1 });
  } finally {
    await leave(page, shop);
  }
});

test("a page whose address is slow to look up comes there, with its days", async ({ page, baseURL }, info) => {
  test.skip(info.project.name === "phone", "a screen's width changes nothing here");
  let lateMs = 0;
  const way = await openTcpProxy(baseURL ?? "", () => lateLine(() => lateMs));
  const shop = await startShopWithoutDatabase(new URL(way.url).origin);
  try {
    const [from, to] = threeOpenDays(200);
    await page.goto(`${shop.origin}/c/sjezdove-lyze?${query(from, to)}`);
    // Longer than a page waits for what it can do without.
    lateMs = 1_200;
    const link = freeCard(page).getByRole("link");
    const address = (await link.getAttribute("href")) ?? "";
    await link.click();
    await expect(page.locator(".product-page h1")).toBeVisible();
    expect(page.url()).toBe(`${shop.origin}${address}`);
    const section = await fetch(`${shop.origin}/kola?${query(from, to)}`);
    expect([section.status, section.url]).toEqual([200, `${shop.origin}/kola?${query(from, to)}`]);
  } finally {
    await leave(page, shop);
    await way.close();
  }
});

test("says so while the other shop is away, and comes back by itself", async ({ page, baseURL }, info) => {
  test.skip(info.project.name === "phone", "a screen's width changes nothing here");
  const way = await openTcpProxy(baseURL ?? "");
  const shop = await startShopWithoutDatabase(new URL(way.url).origin);
  const ask = async (address: string): Promise<Response> => fetch(`${shop.origin}${address}`);
  try {
    const keeps = async (address: string): Promise<boolean> => isKept(Object.fromEntries((await ask(address)).headers));
    for (const address of ["/", "/c/lyze"]) await expect.poll(() => keeps(address)).toBe(true);
    await way.refuse();
    for (const address of ["/", "/c/lyze"]) expect((await ask(address)).status).toBe(200);
    for (const address of ["/c/kola", "/kola", "/c/lyze?sort=price:asc", "/checkout", "/api/catalog/product?size=1"]) {
      const answer = await ask(address);
      expect([address, answer.status]).toEqual([address, 503]);
    }
    expect((await ask("/api/health/ready")).status).toBe(503);
    expect((await ask("/api/health/live")).status).toBe(200);
    expect(await (await ask("/c/kola")).text()).toMatch(/<h1>/u);

    await way.accept();
    await expect.poll(async () => (await ask("/c/lyze?sort=price:asc")).status).toBe(200);
    await page.goto(`${shop.origin}/c/kola`);
    await expect(page.locator(".product-card").first()).toBeVisible();
  } finally {
    await leave(page, shop);
    await way.close();
  }
});
