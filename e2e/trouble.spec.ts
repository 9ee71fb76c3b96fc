import type { Page } from "@playwright/test";
import { addDays } from "../lib/domain/days";
import { countOrders, raisePrice } from "./support/database";
import {
  addAgain,
  addToCart,
  cartButton,
  chooseDays,
  chooseFirstFreeSize,
  dayFromNow,
  expect,
  freeCard,
  header,
  query,
  test,
  threeOpenDays,
  walkToReview,
} from "./support/shopper";

/* What goes wrong for shoppers: each is told kindly, and nothing is lost. */

async function openFreeProduct(page: Page, from: string, to: string, category = "sjezdove-lyze"): Promise<string> {
  await page.goto(`/c/${category}?${query(from, to)}`);
  await freeCard(page).getByRole("link").click();
  await chooseFirstFreeSize(page);
  return new URL(page.url()).searchParams.get("childSku") ?? "";
}

const renter = (name: string) => ({
  firstName: "Petr",
  lastName: "Svoboda",
  email: `${name}-${Date.now()}@example.cz`,
  phone: "777123456",
});

async function agreeAndOrder(page: Page): Promise<void> {
  await page.getByLabel(/^Souhlasím/u).check();
  await page.getByRole("button", { name: "Objednat s povinností platby" }).click();
}

for (const [what, search, message] of [
  ["a past period", query("2020-02-01", "2020-02-03"), /už proběhl|už uplynul/u],
  ["a reversed period", query(dayFromNow(9), dayFromNow(5)), /dřív/u],
  ["half a period", `dateFrom=${dayFromNow(9)}`, /jen jeden den/u],
  ["a day that does not exist", query("2027-02-30", "2027-03-02"), /není platný/u],
  ["too long a period", query(dayFromNow(1), dayFromNow(120)), /90/u],
] as const) {
  test(`${what} in the address is said kindly, and everything is shown`, async ({ page }) => {
    await page.goto(`/c/lyze?${search}`);
    await expect(page.getByText(message).first()).toBeVisible();
    expect(await page.locator(".product-card").count()).toBeGreaterThan(5);
  });
}

test("a listing where nothing fits says what to relax", async ({ page }) => {
  const days = query(...threeOpenDays(40));
  await page.goto(`/c/snowboardy?${days}&price=1500.0-*`);
  await expect(page.getByRole("heading", { name: "Tady zrovna nic volného není" })).toBeVisible();
  await page.getByRole("link", { name: "Zrušit filtry" }).click();
  await expect(page).not.toHaveURL(/price=/u);
  await expect(page).toHaveURL(new RegExp(days, "u"));
  await expect(page.locator(".product-card").first()).toBeVisible();
});

test("the cart survives a reload and a second tab without doubling", async ({ page, context }) => {
  await openFreeProduct(page, ...threeOpenDays(140));
  await addToCart(page);
  await page.reload();
  await expect(cartButton(page)).toHaveAccessibleName(/1\skus/u);
  const second = await context.newPage();
  await second.goto("/cart");
  await expect(second.getByText(/Držíme/u).first()).toBeVisible();
  await expect(second.getByRole("button", { name: /^Odebrat z košíku/u })).toHaveCount(1);
  await second.getByRole("button", { name: /^Odebrat z košíku/u }).click();
  await expect(second.getByRole("heading", { name: "Košík čeká na první výlet" })).toBeVisible();
  await expect(cartButton(page)).not.toHaveAccessibleName(/kus/u);
});

test("a network that fails in the middle neither loses nor doubles the line", async ({ page }) => {
  await openFreeProduct(page, ...threeOpenDays(150));
  let lost = 0;
  // The shop does the work and the answer never comes back.
  await page.route("**/cart/update", async (route) => {
    if (lost > 0) return route.continue();
    lost += 1;
    await route.fetch();
    await route.abort("failed");
  });
  await page.getByRole("button", { name: "Přidat do košíku" }).click();
  await expect(cartButton(page)).toHaveAccessibleName(/1\skus/u);
  await page.goto("/cart");
  await expect(page.getByText(/Držíme/u).first()).toBeVisible();
  await expect(page.getByRole("button", { name: /^Odebrat z košíku/u })).toHaveCount(1);
  expect(lost).toBe(1);
});

test("offline the line is a pre-reservation and is confirmed when the network returns", async ({ page, context }) => {
  await openFreeProduct(page, ...threeOpenDays(160));
  await page.getByRole("button", { name: "Přidat do košíku" }).waitFor();
  await addToCart(page);
  await context.setOffline(true);
  await expect(page.getByText(/Jste bez připojení|Jste offline/u).first()).toBeVisible();
  await addAgain(page);
  await expect(cartButton(page)).toHaveAccessibleName(/2\skusy/u);
  const confirmed = page.waitForResponse((response) => response.url().includes("/cart/update") && response.ok());
  await context.setOffline(false);
  await confirmed;
  await page.goto("/cart");
  await expect(page.getByRole("button", { name: /^Odebrat z košíku/u })).toHaveCount(1);
});

test("offline a part that was never loaded stays away, and comes by itself when the network returns", async ({
  page,
  context,
}) => {
  await openFreeProduct(page, ...threeOpenDays(164));
  const name = await page.getByRole("heading", { level: 1 }).innerText();
  const dates = header(page).getByRole("button", { name: /Termín půjčení/u });
  await context.setOffline(true);
  await expect(page.getByText(/Jste bez připojení|Jste offline/u).first()).toBeVisible();
  // Pressed without a pointer or focus having come before, which would have fetched it.
  await dates.dispatchEvent("click");
  await page.locator(".rental-period").dispatchEvent("click");
  await expect(page.getByText("Kalendář se teď nepovedlo načíst.")).toBeVisible();
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText(/Jste bez připojení|Jste offline/u)).toHaveCount(0);
  const planner = page.getByRole("dialog", { name: "Kdy a kde?" });
  await expect(planner).toBeVisible();
  await expect(page.getByText("Kalendář se teď nepovedlo načíst.")).toHaveCount(0);
  await page.keyboard.press("Escape");
  await expect(planner).toBeHidden();
  await dates.click();
  await expect(planner).toBeVisible();
});

test("other days chosen for the shop leave those of the cart, and everything can be moved to them at once", async ({
  page,
}) => {
  await openFreeProduct(page, ...threeOpenDays(176));
  await addToCart(page);
  await header(page)
    .getByRole("button", { name: /Termín půjčení/u })
    .click();
  await chooseDays(page, ...threeOpenDays(186));
  await expect(page.getByText(/zůstávají na dnech, na které jste je vybrali/u)).toBeVisible();
  await page.goto("/cart");
  const asked = page.waitForResponse((response) => response.url().includes("/cart/dates"));
  await page.getByRole("button", { name: /^Přesunout vše na/u }).click();
  await asked;
  await expect(page.getByRole("button", { name: /^Přesunout vše na/u })).toHaveCount(0);
  await expect(page.getByRole("button", { name: /^Odebrat z košíku/u })).toHaveCount(1);
});

test("a double click places one order, and Back and reload lose nothing that was typed", async ({ page }) => {
  const person = renter("double");
  await openFreeProduct(page, ...threeOpenDays(170));
  await addToCart(page);
  await page.goto("/checkout");
  await walkToReview(page, person);
  await page.goBack();
  await expect(page.getByRole("heading", { name: "Jak zaplatíte" })).toBeVisible();
  await page.reload();
  await expect(page.getByRole("heading", { name: "Jak zaplatíte" })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("heading", { name: "Kde vybavení vrátíte" })).toBeVisible();
  await page.goBack();
  await expect(page.getByLabel("E-mail", { exact: true })).toHaveValue(person.email);
  await walkToReview(page, person);
  await page.getByLabel(/^Souhlasím/u).check();
  await page.getByRole("button", { name: "Objednat s povinností platby" }).dblclick();
  await expect(page.getByRole("heading", { name: /máte to/u })).toBeVisible();
  expect(await countOrders(person.email)).toBe(1);
});

test("a lost answer to the order is asked again under the same number", async ({ page }) => {
  const person = renter("lost");
  await openFreeProduct(page, ...threeOpenDays(180));
  await addToCart(page);
  await page.goto("/checkout");
  await walkToReview(page, person);
  let lost = 0;
  await page.route(/\/api\/[^?]*order$/u, async (route) => {
    if (lost > 0 || route.request().method() !== "POST") return route.continue();
    lost += 1;
    await route.fetch();
    await route.abort("failed");
  });
  await agreeAndOrder(page);
  const again = page.getByRole("button", { name: /Zkusit znovu|Objednat s\spovinností platby/u });
  await expect(
    page
      .getByRole("heading", { name: /máte to|čeká na připojení|Odesíláme/u })
      .or(again)
      .first(),
  ).toBeVisible();
  if (await again.isVisible().catch(() => false)) await again.click();
  await expect(page.getByRole("heading", { name: /máte to/u })).toBeVisible();
  expect(lost).toBe(1);
  expect(await countOrders(person.email)).toBe(1);
});

test("a price that changed is told before anything is ordered", async ({ page }) => {
  const person = renter("price");
  // What nobody else rents here: another test's renter would be told of the price too.
  const sku = await openFreeProduct(page, ...threeOpenDays(190), "klasicke-bezky");
  await addToCart(page);
  await page.goto("/checkout");
  await walkToReview(page, person);
  await raisePrice(sku, 2);
  try {
    await agreeAndOrder(page);
    await expect(
      page
        .getByRole("heading", { name: "Cena se mezitím změnila" })
        .or(page.getByText("Cena se mezitím změnila"))
        .first(),
    ).toBeVisible();
    expect(await countOrders(person.email)).toBe(0);
    await page.getByRole("button", { name: /^Objednat za/u }).click();
    await expect(page.getByRole("heading", { name: /máte to/u })).toBeVisible();
    expect(await countOrders(person.email)).toBe(1);
  } finally {
    await raisePrice(sku, 0.5);
  }
});

test("a cart whose days are past is emptied with a word", async ({ page }) => {
  // Not today, whose last hand-over may be over.
  const [from, to] = threeOpenDays(1);
  await openFreeProduct(page, from, to);
  await addToCart(page);
  await page.clock.setFixedTime(new Date(`${addDays(from, 2)}T12:00:00Z`));
  await page.goto("/cart");
  await expect(page.getByText(/už uplynul/u).first()).toBeVisible();
  await expect(page.getByRole("heading", { name: "Košík čeká na první výlet" })).toBeVisible();
});

test("a press that needs what is not loaded is kept without a network, said, and done when it is back", async ({
  page,
  context,
}) => {
  await page.goto(`/lyze?${query(dayFromNow(60), dayFromNow(62))}`);
  const heart = page.locator(".product-card > button").first();
  await expect(header(page).getByRole("button", { name: /Termín půjčení/u })).toBeVisible();
  await context.setOffline(true);
  const banner = page.getByRole("status").filter({ hasText: "Jste bez připojení" });
  await expect(banner).toBeVisible();
  await heart.click();
  await expect(page.getByRole("status").filter({ hasText: /Váš stisk si\spamatujeme/u })).toBeVisible();
  await expect(heart).toHaveAttribute("aria-pressed", "false");
  await context.setOffline(false);
  await expect(heart).toHaveAttribute("aria-pressed", "true");
});

test("half a query of the content backend is told as the asker's mistake", async ({ request }) => {
  for (const asked of ["{ staticPages { title", '{ staticPages(filters: { slug: { eq: "x']) {
    const answer = await request.post("/graphql", { data: { query: asked } });
    expect(answer.status()).toBeLessThan(500);
    expect(await answer.text()).toContain("Syntax Error");
  }
});
