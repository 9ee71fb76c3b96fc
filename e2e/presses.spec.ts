import type { Page } from "@playwright/test";
import { addToCart, chooseFirstFreeSize, expect, freeCard, jana, query, test, threeOpenDays } from "./support/shopper";

/* What an order costs its renter in presses and fields: somebody who picks up, without an account. */

const MOST_PRESSES = 60;
const MOST_FIELDS = 12;

/** Every key that goes down and every press of a pointer, over all pages, as the page hears them. */
async function countPresses(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const press = () => sessionStorage.setItem("presses", String(Number(sessionStorage.getItem("presses") ?? 0) + 1));
    for (const type of ["keydown", "pointerdown"]) addEventListener(type, press, true);
  });
  return () => page.evaluate(() => Number(sessionStorage.getItem("presses")));
}

/** Fields that want an answer: all that are shown but those that say they can be left out, a group of radios as one. */
const fieldsShown = (page: Page): Promise<string[]> =>
  page.locator("form[aria-labelledby=checkout-step]").evaluate((form) => [
    ...new Set(
      [...form.querySelectorAll<HTMLInputElement>("input, select, textarea")]
        .filter((field) => field.checkVisibility())
        .filter(({ labels }) => !/nepovinné/u.test(labels?.[0]?.textContent ?? ""))
        .map(({ name }) => name),
    ),
  ]);

test("a guest orders from the cart within sixty presses and twelve fields, every letter typed", async ({ page }, {
  project,
}) => {
  const touch = project.name === "phone";
  const [from, to] = threeOpenDays(touch ? 305 : 295);
  const pressed = await countPresses(page);
  await page.goto(`/c/sjezdove-lyze?${query(from, to)}`);
  await freeCard(page).getByRole("link").click();
  await chooseFirstFreeSize(page);
  await addToCart(page);
  await page.getByRole("link", { name: "Zobrazit košík" }).first().click();
  await expect(page.getByRole("heading", { level: 1, name: "Košík" })).toBeVisible();
  const toCheckout = page.locator("#main").getByRole("link", { name: "Přejít k objednávce" }).filter({ visible: true });
  await expect(toCheckout).toBeVisible();
  const before = await pressed();

  await toCheckout.click();
  const step = (name: string) => expect(page.getByRole("heading", { name })).toBeVisible();
  const press = (name: RegExp) => page.getByRole("button", { name }).click();
  await step("Kdo a kde si vybavení převezme");
  await expect(page.getByRole("radio", { checked: true })).toHaveCount(1);
  const shown = await fieldsShown(page);
  const typed = { Jméno: jana.firstName, Příjmení: jana.lastName, "E-mail": jana.email, Telefon: jana.phone };
  for (const [label, text] of Object.entries(typed)) {
    if (label === "Jméno") await page.getByLabel(label, { exact: true }).click();
    else await page.keyboard.press("Tab");
    await expect(page.getByLabel(label, { exact: true })).toBeFocused();
    await page.keyboard.type(text);
  }
  await press(/^Pokračovat k vrácení$/u);
  await step("Kde vybavení vrátíte");
  shown.push(...(await fieldsShown(page)));
  await press(/^Pokračovat k platbě$/u);
  await step("Jak zaplatíte");
  shown.push(...(await fieldsShown(page)));
  await press(/^Zkontrolovat objednávku$/u);
  await step("Zkontrolujte objednávku");
  shown.push(...(await fieldsShown(page)));
  await page.getByLabel(/^Souhlasím/u).check();
  await press(/^Objednat s povinností platby$/u);
  await expect(page.getByRole("heading", { name: /máte to/u })).toBeVisible();

  expect(new Set(shown).size, shown.join(", ")).toBeLessThanOrEqual(MOST_FIELDS);
  const presses = (await pressed()) - before;
  // As many as there are letters at least: otherwise nothing was counted.
  expect(presses).toBeGreaterThan(Object.values(typed).join("").length);
  expect(presses).toBeLessThanOrEqual(MOST_PRESSES);
});
