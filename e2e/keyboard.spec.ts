import type { Page } from "@playwright/test";
import { addDays } from "@/lib/domain/days";
import { keyboard, listen } from "./support/keyboard";
import {
  addToCart,
  chooseFirstFreeSize,
  expect,
  freeCard,
  header,
  query,
  test,
  tuesdayToThursday,
  typedDay,
  walkToReview,
} from "./support/shopper";

/* What is done without a mouse: the focus is never lost, and one act is said once. */

const planner = (page: Page) => page.getByRole("dialog", { name: "Kdy a kde?" });

test("the planner takes place and typed days by keyboard alone, and refuses a day in words", async ({ page }) => {
  const { tabTo, press, type, expectFocus } = keyboard(page);
  const [tuesday] = tuesdayToThursday(40);
  const sunday = addDays(tuesday, 5);
  await page.goto("/");
  const opener = page.getByRole("form", { name: "Najít volné vybavení" }).getByRole("button", { name: /^Vyzvednutí/u });
  await press(opener);
  const dialog = planner(page);
  await expect(dialog).toBeVisible();
  await expectFocus();
  await tabTo(dialog.getByRole("combobox"));
  await page.keyboard.type("Praha");
  await expect(dialog.getByRole("combobox")).toHaveValue("praha-holesovice");
  await type(dialog.getByLabel("Vyzvednutí"), typedDay(sunday));
  await type(dialog.getByLabel("Vrácení"), typedDay(addDays(sunday, 2)));
  const said = await listen(page);
  await page.keyboard.press("Tab");
  await expect(dialog.getByText(/má v\sneděli .* zavřeno/u)).toBeVisible();
  expect((await said()).filter((text) => /zavřeno\./u.test(text))).toHaveLength(1);
  await expectFocus();
  await press(dialog.getByRole("button", { name: /^Nejblíž je/u }));
  await expect(dialog.getByRole("button", { name: "Použít" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
  await expect(header(page).getByRole("button", { name: /Termín půjčení/u })).toContainText("Praha");
});

test("a whole cart goes to other days by keyboard alone, and says so once", async ({ page }) => {
  const { tabTo, press, type, expectFocus } = keyboard(page);
  const [from, to] = tuesdayToThursday(370);
  for (const category of ["sjezdove-lyze", "lyzarske-boty"]) {
    await page.goto(`/c/${category}?${query(from, to)}&place=praha-holesovice`);
    await freeCard(page).getByRole("link").click();
    await chooseFirstFreeSize(page);
    await addToCart(page);
  }
  await page.goto("/cart");
  await press(page.getByRole("button", { name: "Změnit termín celého košíku" }));
  const dialog = page.getByRole("dialog", { name: "Na které dny?" });
  await type(dialog.getByLabel("Vyzvednutí"), typedDay(addDays(from, 7)));
  await type(dialog.getByLabel("Vrácení"), typedDay(addDays(from, 8)));
  await tabTo(dialog.getByRole("button", { name: "Použít" }));
  const said = await listen(page);
  await page.keyboard.press("Enter");
  await expect(page.getByText(/^Nový termín: /u)).toBeVisible();
  await expectFocus();
  expect((await said()).filter((text) => /Nový termín/u.test(text))).toHaveLength(1);
});

test("the phone's menu opens, is walked and gives the focus back by keyboard alone", async ({ page }) => {
  const { press, tabTo, expectFocus } = keyboard(page);
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto("/lyze");
  const opener = header(page).getByRole("button", { name: "Nabídka" });
  await press(opener);
  const menu = page.getByRole("navigation", { name: "Nabídka" });
  await expect(menu).toBeVisible();
  const bikes = menu.locator("summary", { hasText: "Kola" });
  await press(bikes);
  await tabTo(menu.getByRole("link", { name: "Horská kola" }));
  await expect(menu.getByRole("link", { name: "Horská kola" })).toBeInViewport();
  await page.keyboard.press("Escape");
  await expect(menu).toBeHidden();
  await expect(opener).toBeFocused();
  await press(opener);
  // Guided, it opens at the section of the page; the guide may still be on its way.
  if (await menu.getByRole("link", { name: "Horská kola" }).isHidden()) await press(bikes);
  await press(menu.getByRole("link", { name: "Horská kola" }));
  await expect(page).toHaveURL(/horska-kola/u);
  await expectFocus();
});

test("a wide window's menu is a list of disclosures by keyboard alone, and ends where the focus goes on", async ({
  page,
}) => {
  const { press, expectFocus } = keyboard(page);
  await page.goto("/lyze");
  const opener = header(page).getByRole("button", { name: "Nabídka" });
  const menu = page.getByRole("navigation", { name: "Nabídka" });
  const section = (name: string) => menu.locator("summary", { hasText: name });
  await press(opener);
  await page.keyboard.press("Tab");
  await expect(section("Lyže")).toBeFocused();
  await expect(menu.getByRole("link", { name: "Skialpy" })).toBeVisible();
  // What guides the keys may still be on its way when the menu opens.
  await expect(async () => {
    await page.keyboard.press("ArrowLeft");
    await expect(menu.getByRole("link", { name: "Skialpy" })).toBeHidden({ timeout: 1000 });
  }).toPass();
  for (const key of ["ArrowDown", "ArrowDown", "ArrowDown", "ArrowRight"]) await page.keyboard.press(key);
  await expect(menu.getByRole("link", { name: "Vše v sekci Kola" })).toBeFocused();
  await page.keyboard.press("ArrowLeft");
  await expect(section("Kola")).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(menu).toBeHidden();
  await expect(opener).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(menu).toBeVisible();
  await page.keyboard.press("Tab");
  await page.keyboard.press("End");
  await expect(menu.getByRole("link", { name: "Kontakt" })).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(menu).toBeHidden();
  await expectFocus();
});

test("the planner's rows of days and place are found again, and given back, by keyboard alone", async ({ page }) => {
  const { press, tabTo, expectFocus } = keyboard(page);
  const [from, to] = tuesdayToThursday(60);
  await page.goto(`/lyze?${query(from, to)}`);
  const when = header(page).getByRole("button", { name: /Termín půjčení/u });
  await press(when);
  const dialog = planner(page);
  await expect(dialog).toBeVisible();
  await expectFocus();
  await tabTo(dialog.getByRole("combobox"));
  await page.keyboard.type("Liberec");
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(when).toBeFocused();
  await expect(when).not.toContainText("Liberec");
  await page.keyboard.press("Enter");
  await tabTo(dialog.getByRole("combobox"));
  await page.keyboard.type("Liberec");
  const said = await listen(page);
  await press(dialog.getByRole("button", { name: "Použít" }));
  await expect(dialog).toBeHidden();
  await expect(when).toBeFocused();
  await expect(when).toContainText("Liberec");
  await expect(page.getByRole("heading", { name: /volných .* v\sLiberci/u })).toBeVisible();
  expect((await said()).filter((text) => /v\sLiberci/u.test(text)).length).toBeLessThanOrEqual(1);
});

test("a whole cart goes to another branch by keyboard alone, and says so once", async ({ page }) => {
  const { press, expectFocus } = keyboard(page);
  const [from, to] = tuesdayToThursday(380);
  await page.goto(`/c/sjezdove-lyze?${query(from, to)}&place=liberec`);
  await freeCard(page).getByRole("link").click();
  await chooseFirstFreeSize(page);
  await addToCart(page);
  await page.goto("/cart");
  await expect(page.getByRole("link", { name: /Vyzvednutí: Liberec/u })).toBeVisible();
  const change = page.getByRole("button", { name: "Změnit místo" });
  await press(change);
  await expect(change).toHaveAttribute("aria-expanded", "true");
  const said = await listen(page);
  await press(page.getByRole("button", { name: /v\sPraze/u }));
  await expect(page.getByText(/^Celý košík si teď vyzvednete v\sPraze/u)).toBeVisible();
  await expectFocus();
  expect((await said()).filter((text) => /teď vyzvednete v\sPraze/u.test(text))).toHaveLength(1);
});

test("an order's change is opened, left and made by keyboard alone", async ({ page }) => {
  const { press, type, expectFocus } = keyboard(page);
  const [from, to] = tuesdayToThursday(390);
  await page.goto(`/c/sjezdove-lyze?${query(from, to)}`);
  await freeCard(page).getByRole("link").click();
  await chooseFirstFreeSize(page);
  await addToCart(page);
  await page.goto("/checkout");
  await walkToReview(page);
  await page.getByLabel(/^Souhlasím/u).check();
  await page.getByRole("button", { name: "Objednat s povinností platby" }).click();
  await expect(page.getByRole("heading", { name: /máte to/u })).toBeVisible();
  await page.goto(`/order?id=${new URL(page.url()).searchParams.get("id")}`);
  const opener = page.getByRole("button", { name: "Změnit objednávku" });
  const panel = page.getByRole("region", { name: "Změna objednávky" });
  await press(opener);
  await expect(panel.getByRole("heading")).toBeFocused();
  await press(panel.getByRole("button", { name: "Nechat, jak to je" }));
  await expect(opener).toBeFocused();
  await page.keyboard.press("Enter");
  await press(panel.getByRole("button", { name: "Jiné dny" }));
  const dialog = page.getByRole("dialog", { name: "Na které dny?" });
  await type(dialog.getByLabel("Vrácení"), typedDay(addDays(to, -1)));
  await page.keyboard.press("Tab");
  const said = await listen(page);
  await press(dialog.getByRole("button", { name: "Použít" }));
  await expect(panel.getByRole("button", { name: "Jiné dny" })).toBeFocused();
  await expect(panel.getByText(/^Zaplatíte o\s.*míň/u)).toBeVisible();
  expect((await said()).filter((text) => /Zaplatíte o/u.test(text))).toHaveLength(1);
  await press(panel.getByRole("button", { name: "Potvrdit změnu" }));
  await expect(page.locator(":focus")).toHaveText(/^Změna je uložená/u);
  await expectFocus();
});
