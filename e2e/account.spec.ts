import type { Page } from "@playwright/test";
import { logIn, loginPage, openAccount, ownAccount, PASSWORD, press } from "./support/account";
import {
  addAgain,
  addToCart,
  cartButton,
  chooseFirstFreeSize,
  expect,
  freeCard,
  query,
  test,
  threeOpenDays,
  tuesdayToThursday,
  walkToReview,
} from "./support/shopper";

/* An account, from its first day to a logout after which nothing of its owner is left on the device. */

/** All that pages of this shop find in the browser: what it stores, and its cookies. */
async function keptHere(page: Page): Promise<string> {
  const stored = await page.evaluate(async () => {
    const rows: unknown[] = [];
    for (const { name = "" } of await indexedDB.databases()) {
      const db = await new Promise<IDBDatabase>((resolve, reject) => {
        const request = indexedDB.open(name);
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(new Error(name));
      });
      for (const store of db.objectStoreNames)
        rows.push(
          await new Promise((resolve, reject) => {
            const request = db.transaction(store).objectStore(store).getAll();
            request.onsuccess = () => resolve(request.result);
            request.onerror = () => reject(new Error(store));
          }),
        );
      db.close();
    }
    return JSON.stringify([rows, { ...localStorage }, { ...sessionStorage }]);
  });
  return stored + JSON.stringify(await page.context().cookies());
}

test("an account: opened, ordered with, rented from again, and left without a trace", async ({ page }, { project }) => {
  const isPhone = project.name === "phone";
  const [from, to] = tuesdayToThursday(isPhone ? 305 : 295);
  // The branch of the first rent has to be open on the days of the second too.
  const [againFrom, againTo] = tuesdayToThursday(isPhone ? 325 : 315);
  const email = await openAccount(page, "Jana");
  await press(page, "Odhlásit se");
  await expect(page.getByText("Jste odhlášeni.")).toBeVisible();

  await page.goto("/login?next=%2Fmy-account%2Forders");
  await logIn(page, email);
  await expect(page.getByRole("heading", { level: 1, name: "Moje objednávky" })).toBeVisible();
  await expect(page.getByText("Zatím tu žádná objednávka není")).toBeVisible();

  await page.goto(`/c/sjezdove-lyze?${query(from, to)}`);
  await freeCard(page).getByRole("link").click();
  await chooseFirstFreeSize(page);
  const name = (await page.getByRole("heading", { level: 1 }).textContent())?.trim() ?? "";
  await addToCart(page);
  await page.goto("/checkout");
  // What the account knows stands there already.
  await expect(page.getByLabel("E-mail", { exact: true })).toHaveValue(email);
  await walkToReview(page, { firstName: "Jana", lastName: "Nováková", email, phone: "777 123 456" });
  await page.getByLabel(/^Souhlasím/u).check();
  await press(page, "Objednat s povinností platby");
  const ordered = page.getByRole("heading", { name: /^Objednávka \d{4}-\d+$/u });
  await expect(ordered).toBeVisible();
  const title = (await ordered.textContent()) ?? "";

  await page.goto("/my-account/orders");
  await page.getByRole("link", { name: title }).click();
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
  const again = page.getByRole("region", { name: "Půjčit znovu" });
  // The days of the visit stand there once the page is at work: what is typed before that would be lost.
  await expect(again.getByLabel("Vyzvednutí")).toHaveValue(from);
  await again.getByLabel("Vyzvednutí").fill(againFrom);
  await again.getByLabel("Vrácení").fill(againTo);
  await again.getByRole("button", { name: "Dát do košíku" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Košík" })).toBeVisible();
  await expect(page.getByRole("main").getByRole("link", { name }).first()).toBeVisible();
  await expect(page.getByText(/Držíme/u).first()).toBeVisible();

  await page.goto("/my-account");
  expect(await keptHere(page)).toContain("sezona.account");
  await press(page, "Odhlásit se");
  await expect(page.getByText("Jste odhlášeni.")).toBeVisible();
  await expect(cartButton(page)).not.toHaveAccessibleName(/kus/u);
  const kept = await keptHere(page);
  for (const trace of [email, "Nováková", name, againFrom, "sezona.account", "customer"])
    expect(kept).not.toContain(trace);
  await page.goto("/my-account/orders");
  await expect(loginPage(page)).toBeVisible();
  await expect(page.getByText(title)).toHaveCount(0);
});

test("an account along with the order: a tick, a password, and the order is in it", async ({ page }, { project }) => {
  const [from, to] = threeOpenDays(project.name === "phone" ? 335 : 345);
  const email = `eva.${project.name}.${Date.now()}@example.cz`;
  await page.goto(`/c/sjezdove-lyze?${query(from, to)}`);
  await freeCard(page).getByRole("link").click();
  await chooseFirstFreeSize(page);
  await addToCart(page);
  await page.goto("/checkout");
  await walkToReview(page, { firstName: "Eva", lastName: "Malá", email, phone: "777 123 456" });
  await page.getByRole("checkbox", { name: "Založit si rovnou účet" }).check();
  await page.getByLabel("Heslo k účtu").fill("krátké");
  await page.getByLabel(/^Souhlasím/u).check();
  await press(page, "Objednat s povinností platby");
  await expect(page.getByLabel("Heslo k účtu")).toBeFocused();
  await expect(page.getByText(/Heslo má mít/u)).toBeVisible();
  await page.getByLabel("Heslo k účtu").fill(PASSWORD);
  await press(page, "Objednat s povinností platby");
  await expect(page.getByText("Účet je založený a objednávka v něm. Jste přihlášeni.")).toBeVisible();
  expect(await keptHere(page)).not.toContain(PASSWORD);
  const title = (await page.getByRole("heading", { name: /^Objednávka \d{4}-\d+$/u }).textContent()) ?? "";
  await page.getByRole("link", { name: "Otevřít v účtu" }).click();
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
});

test("a login that is ended elsewhere and begun again: each thing is in the cart once", async ({ page, browser }, {
  project,
}) => {
  const [from, to] = threeOpenDays(project.name === "phone" ? 375 : 385);
  const email = await openAccount(page, "Dana");
  await page.goto(`/c/sjezdove-lyze?${query(from, to)}`);
  await freeCard(page).getByRole("link").click();
  await chooseFirstFreeSize(page);
  await addToCart(page);

  const elsewhere = await browser.newPage();
  await elsewhere.goto("/login");
  await logIn(elsewhere, email);
  await elsewhere.getByLabel("Odhlásit i na všech ostatních zařízeních").check();
  await press(elsewhere, "Odhlásit se");
  await expect(elsewhere.getByText("Jste odhlášeni.")).toBeVisible();
  await elsewhere.context().close();

  // The page that stands open knows nothing of it yet: one more is wished for, in another size.
  await page
    .locator("label.size")
    .filter({ hasText: /volný|volné|volných|poslední kus/u })
    .last()
    .click();
  await addAgain(page);
  await expect(page.getByText(/Přihlášení na tomhle zařízení skončilo/u).first()).toBeVisible();
  await page.goto("/my-account");
  await expect(loginPage(page)).toBeVisible();
  await logIn(page, email);
  await expect(ownAccount(page)).toBeVisible();
  await page.goto("/cart");
  await expect(page.getByText(/Držíme/u).first()).toBeVisible();
  await expect(cartButton(page)).toHaveAccessibleName(/2\skusy/u);
});
