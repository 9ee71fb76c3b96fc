import { expect, type Locator, type Page } from "@playwright/test";

export const PASSWORD = "sjezd po sedmé hodině";

export const press = (page: Page, name: string): Promise<void> =>
  page.getByRole("button", { name, exact: true }).click();

export const ownAccount = (page: Page): Locator => page.getByRole("heading", { level: 1, name: "Můj účet" });
export const loginPage = (page: Page): Locator => page.getByRole("heading", { level: 1, name: "Přihlášení" });

/** Opens an account, in which the page is then. @returns its e-mail, another one each time */
export async function openAccount(page: Page, firstName: string): Promise<string> {
  const email = `${firstName.toLowerCase()}.${crypto.randomUUID().slice(0, 8)}@example.cz`;
  await page.goto("/register");
  await page.getByLabel("Jméno", { exact: true }).fill(firstName);
  await page.getByLabel("Příjmení").fill("Nováková");
  await page.getByLabel("E-mail", { exact: true }).fill(email);
  await page.getByLabel("Heslo", { exact: true }).fill(PASSWORD);
  await press(page, "Založit účet");
  await expect(ownAccount(page)).toBeVisible();
  return email;
}

/** On a page that asks for a login. */
export async function logIn(page: Page, email: string, password = PASSWORD): Promise<void> {
  await page.getByLabel("E-mail", { exact: true }).fill(email);
  await page.getByLabel("Heslo", { exact: true }).fill(password);
  await press(page, "Přihlásit se");
}
