import type { Page } from "@playwright/test";
import {
  addToCart,
  cartButton,
  chooseDays,
  chooseFirstFreeSize,
  expect,
  fillPersonal,
  freeCard,
  header,
  test,
  threeOpenDays,
  walkToReview,
} from "./support/shopper";
import { bookedUnits, orderInDatabase } from "./support/database";

/* The main job: from the home page to a placed order, by mouse, by touch and by keyboard alone. */

/** Each test takes days of its own, so that none is another's second visitor. */
function period(offset: number) {
  const [from, to] = threeOpenDays(230 + offset);
  return { from, to };
}

async function orderNumber(page: Page): Promise<{ id: string; number: string }> {
  await expect(page.getByRole("heading", { name: /máte to/u })).toBeVisible();
  const heading = await page
    .getByText(/Objednávka \d{4}-\d+/u)
    .first()
    .textContent();
  const number = /\d{4}-\d+/u.exec(heading ?? "")?.[0] ?? "";
  return { number, id: number };
}

async function press(page: Page, name: RegExp | string, touch: boolean): Promise<void> {
  const target = page.getByRole("button", { name }).first();
  await (touch ? target.tap() : target.click());
}

test("rents skis from home to confirmation", async ({ page }, info) => {
  const touch = info.project.name === "phone";
  const days = period(touch ? 10 : 0);
  await page.goto("/");
  await press(page, /Termín a místo|Termín půjčení/u, touch);
  await chooseDays(page, days.from, days.to);
  await expect(header(page).getByText("3 dny")).toBeVisible();

  await page.goto("/c/sjezdove-lyze");
  await expect(page).toHaveURL(new RegExp(`dateFrom=${days.from}`, "u"));
  await expect(page.getByText(/za 3\sdny/u).first()).toBeVisible();
  const card = freeCard(page);
  const name = (await card.getByRole("heading").textContent())?.trim() ?? "";
  await (touch ? card.getByRole("link").tap() : card.getByRole("link").click());

  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
  await chooseFirstFreeSize(page);
  const sku = new URL(page.url()).searchParams.get("childSku") ?? "";
  const before = await bookedUnits(sku, days.from);
  await addToCart(page);
  await expect(cartButton(page)).toHaveAccessibleName(/1\skus/u);
  expect(await bookedUnits(sku, days.from)).toBe(before + 1);

  await page.getByRole("link", { name: "Zobrazit košík" }).first().click();
  await expect(page.getByRole("heading", { level: 1, name: "Košík" })).toBeVisible();
  await expect(page.getByText(/Držíme/u).first()).toBeVisible();
  const deposit = page.getByText("Vratná kauce při převzetí").first();
  await expect(deposit).toBeVisible();
  await page.getByRole("link", { name: "Přejít k objednávce" }).first().click();

  await walkToReview(page);
  await page.getByLabel(/^Souhlasím/u).check();
  await page.getByRole("button", { name: "Objednat s povinností platby" }).click();
  const { number } = await orderNumber(page);

  const order = await orderInDatabase(number);
  expect(order).toMatchObject({ status: "confirmed", lines: 1 });
  // The hold became the reservation: the counter stays where the hold had put it.
  expect(await bookedUnits(sku, days.from)).toBe(before + 1);
  await expect(cartButton(page)).not.toHaveAccessibleName(/kus/u);
});

test("a second visitor sees one unit less", async ({ browser, page }, { project }) => {
  // Phone and desktop may run at the same moment, and each would be the other's second visitor.
  const days = period(project.name === "phone" ? 24 : 20);
  const path = `/c/sjezdove-lyze?dateFrom=${days.from}&dateTo=${days.to}`;
  const sizeNote = (visitor: Page, size: string) =>
    visitor.locator("label.size").filter({ hasText: size }).locator(".size-note");
  const open = async (visitor: Page, name: string): Promise<void> => {
    await visitor.goto(path);
    await visitor
      .locator(".product-card")
      .filter({ has: visitor.getByRole("heading", { name, exact: true }) })
      .getByRole("link")
      .click();
    await expect(visitor.locator("label.size").first()).toContainText(/voln|poslední|obsazeno/u);
  };
  const units = async (visitor: Page, size: string): Promise<number> => {
    const text = (await sizeNote(visitor, size).textContent()) ?? "";
    return /poslední/u.test(text) ? 1 : Number(/\d+/u.exec(text)?.[0] ?? 0);
  };
  await page.goto(path);
  const card = freeCard(page);
  const name = (await card.getByRole("heading").textContent())?.trim() ?? "";
  await open(page, name);
  const free = page
    .locator("label.size")
    .filter({ hasText: /voln|poslední/u })
    .first();
  const size = /^\d+ cm/u.exec((await free.innerText()).replace(/\s+/gu, " "))?.[0] ?? "";
  const before = await units(page, size);
  await free.click();
  await addToCart(page);

  const other = await browser.newContext();
  const second = await other.newPage();
  await open(second, name);
  expect(await units(second, size)).toBe(before - 1);
  await other.close();
});

test("rents by keyboard alone", async ({ page }) => {
  const days = period(30);
  const tabTo = async (name: RegExp, role: "button" | "link" | "radio" | "checkbox" = "button"): Promise<void> => {
    const target = page.getByRole(role, { name }).first();
    await expect(target).toBeVisible();
    for (let step = 0; step < 150; step += 1) {
      if (await target.evaluate((node) => node === document.activeElement)) return;
      await page.keyboard.press("Tab");
    }
    throw new Error(`the keyboard never reached ${String(name)}`);
  };
  await page.goto(`/c/sjezdove-lyze?dateFrom=${days.from}&dateTo=${days.to}`);
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Přejít na obsah" })).toBeFocused();
  await page.keyboard.press("Enter");
  const first = freeCard(page);
  const name = (await first.getByRole("heading").textContent())?.trim() ?? "";
  await tabTo(new RegExp(`^${name}$`, "u"), "link");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();

  // Into the sizes, then arrows until one is free in these days.
  const labels = page.locator("label.size");
  await expect(labels.first()).toContainText(/voln|poslední|obsazeno/u);
  const notes = await labels.allInnerTexts();
  await page.getByRole("radio").first().focus();
  await page.keyboard.press("Space");
  for (let step = 0; step < notes.findIndex((note) => /voln|poslední/u.test(note)); step += 1)
    await page.keyboard.press("ArrowRight");
  await tabTo(/^Přidat do košíku$/u);
  const held = page.waitForResponse((response) => response.url().includes("/cart/update") && response.ok());
  await page.keyboard.press("Enter");
  await held;
  await tabTo(/^Přejít k\sobjednávce$/u, "link");
  await page.keyboard.press("Enter");

  await expect(page.getByRole("heading", { name: "Kdo a kde si vybavení převezme" })).toBeVisible();
  await expect(page.getByLabel("E-mail pro novinky")).toBeHidden();
  await fillPersonal(page);
  for (const next of [/Pokračovat k vrácení/u, /Pokračovat k platbě/u, /Zkontrolovat objednávku/u]) {
    await tabTo(next);
    await page.keyboard.press("Enter");
  }
  await expect(page.getByRole("heading", { name: "Zkontrolujte objednávku" })).toBeVisible();
  await tabTo(/Souhlasím/u, "checkbox");
  await page.keyboard.press("Space");
  await tabTo(/Objednat s\spovinností platby/u);
  await page.keyboard.press("Enter");
  await orderNumber(page);
});
