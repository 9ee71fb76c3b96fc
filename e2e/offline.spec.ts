import type { Page } from "@playwright/test";
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

/* The worker keeps what was visited and the way to an order, and says so about the rest. */
test.use({ serviceWorkers: "allow" });

/** Opens the page with the worker in control, which keeps it. */
async function openWithWorker(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    const worker = registration.active;
    if (worker && worker.state !== "activated")
      await new Promise<void>((done) =>
        worker.addEventListener("statechange", () => worker.state === "activated" && done()),
      );
  });
  // The second load goes through the worker.
  await page.reload();
}

const isKept = (page: Page, path: string): Promise<boolean> =>
  page.evaluate(async (address) => (await (await caches.open("pages")).match(address)) !== undefined, path);

/** From a listing to a product in the cart. @returns name of the product */
async function putIntoCart(page: Page, from: string, to: string): Promise<string> {
  await openWithWorker(page, `/c/sjezdove-lyze?${query(from, to)}`);
  const card = freeCard(page);
  const name = (await card.getByRole("heading").textContent())?.trim() ?? "";
  await card.getByRole("link").click();
  await chooseFirstFreeSize(page);
  await addToCart(page);
  for (const path of ["/cart", "/checkout"]) await expect.poll(() => isKept(page, path)).toBe(true);
  return name;
}

const notKept = (page: Page) => page.getByRole("heading", { name: "Jste bez připojení" });

test("a visited category can be read offline, an unvisited one is explained", async ({ page, context }) => {
  await openWithWorker(page, "/c/lyze");
  await expect(page.getByRole("heading", { level: 1, name: "Lyže" })).toBeVisible();
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole("heading", { level: 1, name: "Lyže" })).toBeVisible();
  expect(await page.locator(".product-card").count()).toBeGreaterThan(10);
  await page.goto("/c/kola");
  await expect(notKept(page)).toBeVisible();
  // A listing is another one with each filter: the plain one may not stand in for it.
  await page.goto("/c/lyze?price=0.0-500.0");
  await expect(notKept(page)).toBeVisible();
});

test("offline, each shop front speaks its own language and leads to its own home page", async ({ page, context }) => {
  await openWithWorker(page, "/en");
  await expect.poll(() => isKept(page, "/en/offline")).toBe(true);
  await context.setOffline(true);
  await page.goto("/en/never-visited");
  await expect(page.getByRole("heading", { name: "You are offline" })).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await expect(page.getByRole("link", { name: "To the home page" })).toHaveAttribute("href", "/en");
  await page.goto("/en");
  await expect(page.getByRole("heading", { level: 1 })).not.toHaveText("You are offline");
});

test("an address that was never visited loads itself when the network returns", async ({ page, context }) => {
  await openWithWorker(page, "/c/lyze");
  await context.setOffline(true);
  await page.goto("/c/kola");
  await expect(notKept(page)).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole("heading", { level: 1, name: "Kola" })).toBeVisible();
  await expect(page).toHaveURL(/\/c\/kola$/u);
});

test("the offline page at its own address stays", async ({ page }) => {
  await openWithWorker(page, "/offline");
  let loads = 0;
  page.on("load", () => (loads += 1));
  // Longer than the page in another's place waits before it asks for the network.
  const asked = await page
    .waitForRequest((request) => request.method() === "HEAD", { timeout: 4_000 })
    .catch(() => null);
  expect(asked).toBeNull();
  expect(loads).toBe(0);
});

test("with a cart, the way to the order is open offline although nobody has walked it", async ({
  page,
  context,
  consoleErrors,
}) => {
  const name = await putIntoCart(page, ...threeOpenDays(200));
  const product = page.url();
  expect(product).toContain("childSku=");
  await context.setOffline(true);
  await page.getByRole("link", { name: "Zobrazit košík" }).first().click();
  await expect(page.getByRole("heading", { level: 1, name: "Košík" })).toBeVisible();
  await expect(page.getByRole("button", { name: /^Odebrat z košíku/u })).toHaveCount(1);
  // The framework says that it asks for the whole page instead, which is what was wanted.
  consoleErrors.splice(
    0,
    consoleErrors.length,
    ...consoleErrors.filter((text) => !text.startsWith("Failed to fetch RSC payload for")),
  );
  await page.goto(product);
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
  await page.goto("/checkout?step=shipping");
  await expect(page.getByRole("heading", { name: "Kdo a kde si vybavení převezme" })).toBeVisible();
  await context.setOffline(false);
});

test("an order saved offline is still there after a reload", async ({ page, context }) => {
  await putIntoCart(page, ...threeOpenDays(204));
  await page.goto("/checkout");
  await walkToReview(page, {
    firstName: "Petr",
    lastName: "Svoboda",
    email: `offline-${Date.now()}@example.cz`,
    phone: "777123456",
  });
  await page.getByLabel(/^Souhlasím/u).check();
  await context.setOffline(true);
  await page.getByRole("button", { name: "Uložit a odeslat po připojení" }).click();
  const waiting = page.getByText("neodesláno, nezaplaceno");
  await expect(waiting.first()).toBeVisible();
  await expect(page).toHaveURL(/step=done/u);
  await page.reload();
  await expect(waiting.first()).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole("heading", { name: /máte to/u })).toBeVisible();
});
