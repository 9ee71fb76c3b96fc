import { logIn, loginPage, openAccount, ownAccount, PASSWORD, press } from "./support/account";
import { letterTo, linkIn } from "./support/letters";
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

/* What begins on the screen and goes on in the mailbox: a forgotten password, and the newsletter with its coupon. */

const NEXT = "a pak ještě jednou dolů";
const LAST = "naposled přes Pláně";

test("a forgotten password is set anew by a letter, once, and then changed in the account", async ({
  page,
  browser,
}) => {
  const email = await openAccount(page, "Hana");
  const elsewhere = await browser.newPage();
  await elsewhere.goto("/login");
  await elsewhere.getByRole("link", { name: "Zapomenuté heslo" }).click();
  await expect(elsewhere.getByRole("heading", { level: 1, name: "Zapomenuté heslo" })).toBeVisible();
  await elsewhere.getByLabel("E-mail", { exact: true }).fill(email);
  await press(elsewhere, "Poslat odkaz");
  await expect(elsewhere.getByText(/^Pokud u\snás účet/u)).toBeVisible();
  const link = linkIn(await letterTo(email, "passwordReset"), "/passreset");
  await elsewhere.goto(link);
  await elsewhere.getByLabel("Nové heslo", { exact: true }).fill("heslo123");
  await press(elsewhere, "Nastavit heslo");
  await expect(elsewhere.getByLabel("Nové heslo", { exact: true })).toHaveAttribute("aria-invalid", "true");
  await elsewhere.getByLabel("Nové heslo", { exact: true }).fill(NEXT);
  await press(elsewhere, "Nastavit heslo");
  await expect(elsewhere.getByText("Heslo je nastavené. Přihlaste se s ním.")).toBeVisible();
  await logIn(elsewhere, email, PASSWORD);
  await expect(elsewhere.getByText(/^E-mail a\sheslo k\ssobě nepatří/u)).toBeVisible();
  await logIn(elsewhere, email, NEXT);
  await expect(ownAccount(elsewhere)).toBeVisible();
  // The letter has done what it was for.
  await elsewhere.goto(link);
  await expect(elsewhere.getByLabel("Nové heslo", { exact: true })).toHaveCount(0);

  // Whoever was logged in with the old one is not any more.
  await page.goto("/my-account/profile");
  await expect(loginPage(page)).toBeVisible();
  await logIn(page, email, NEXT);
  await expect(page.getByRole("heading", { level: 1, name: "Osobní údaje a adresa" })).toBeVisible();
  await page.goto("/my-account");
  await page.getByLabel("Dosavadní heslo").fill(NEXT);
  await page.getByLabel("Nové heslo", { exact: true }).fill(LAST);
  await press(page, "Změnit heslo");
  await expect(page.getByText("Heslo je změněné.")).toBeVisible();
  expect((await letterTo(email, "passwordChanged")).text).toContain("právě změnilo");
  await elsewhere.goto("/my-account/profile");
  await expect(loginPage(elsewhere)).toBeVisible();
  await elsewhere.context().close();
});

test("the newsletter: confirmed by a letter, its coupon takes off a tenth once, a letter's link ends it", async ({
  page,
}, { project }) => {
  const email = `zpravy.${project.name}.${Date.now()}@example.cz`;
  await page.goto("/");
  const footer = page.getByRole("contentinfo");
  await footer.getByLabel("E-mail pro novinky").fill(email);
  await footer.getByRole("button", { name: "Odebírat" }).click();
  await expect(page.getByText(/Na váš e-mail jsme poslali odkaz/u).first()).toBeVisible();
  const [from, to] = threeOpenDays(project.name === "phone" ? 355 : 365);

  await page.goto(linkIn(await letterTo(email, "newsletterConfirm"), "/newsletter"));
  await press(page, "Potvrdit odběr");
  await expect(page.getByText(/Odběr je potvrzený/u)).toBeVisible();
  const letter = await letterTo(email, "newsletterCoupon");
  expect(letter.text).toContain("VITEJTE10");

  const order = async (): Promise<void> => {
    await page.goto(`/c/sjezdove-lyze?${query(from, to)}`);
    await freeCard(page).getByRole("link").click();
    await chooseFirstFreeSize(page);
    await addToCart(page);
    await page.goto("/cart");
    await page.getByText("Mám slevový kupón").click();
    await page.getByLabel("Kód kupónu").fill("vitejte10");
    await press(page, "Použít");
    await expect(page.getByText("Kupón VITEJTE10 platí.")).toBeVisible();
    await page.goto("/checkout");
    await walkToReview(page, { firstName: "Olga", lastName: "Malá", email, phone: "777 123 456" });
    await page.getByLabel(/^Souhlasím/u).check();
    await press(page, "Objednat s povinností platby");
  };
  await order();
  await expect(page.getByRole("heading", { name: /^Objednávka \d{4}-\d+$/u })).toBeVisible();
  await expect(page.getByText(/VITEJTE10/u).first()).toBeVisible();
  // One person, once.
  await order();
  await expect(page.getByText("Kupón už je využitý")).toBeVisible();
  const summary = page.getByRole("complementary", { name: "Souhrn objednávky" });
  await expect(summary.getByText("Sleva, kupón VITEJTE10")).toHaveCount(0);
  await expect(page.getByRole("heading", { name: /^Objednávka \d{4}-\d+$/u })).toHaveCount(0);

  await page.goto(linkIn(letter, "/newsletter"));
  await press(page, "Ukončit odběr");
  await expect(page.getByText("Hotovo. Novinky už vám posílat nebudeme.")).toBeVisible();
});
