import { expect, test as base, type Locator, type Page } from "@playwright/test";

/** Console noise that browsers make by themselves when a test cuts the network. */
const EXPECTED = [
  /Failed to load resource: net::ERR_(INTERNET_DISCONNECTED|FAILED)/u,
  /Failed to load resource: the server responded with a status of 4\d\d/u,
];

/** An unexpected console error is a defect that some shopper would meet first. */
export const test = base.extend<{ consoleErrors: string[] }>({
  consoleErrors: [
    async ({ page }, use) => {
      const errors: string[] = [];
      page.on("console", (message) => {
        if (message.type() === "error" && !EXPECTED.some((pattern) => pattern.test(message.text())))
          errors.push(message.text());
      });
      page.on("pageerror", (error) => errors.push(String(error)));
      await use(errors);
      expect(errors).toEqual([]);
    },
    { auto: true },
  ],
});
export { expect };
export { dayFromNow, threeOpenDays, tuesdayToThursday } from "../../demo/open-days";

/** "12. 2. 2027", as a shopper types it. */
export function typedDay(day: string): string {
  const [year, month, date] = day.split("-").map(Number);
  return `${date}. ${month}. ${year}`;
}

export const query = (from: string, to: string): string => `dateFrom=${from}&dateTo=${to}`;

/** Chooses days through the period picker by typing both ends. */
export async function chooseDays(page: Page, from: string, to: string): Promise<void> {
  const picker = page.getByRole("dialog", { name: /^(?:Kdy a kde|Na které dny)\?$/u });
  await expect(picker).toBeVisible();
  await picker.getByLabel("Vyzvednutí").fill(typedDay(from));
  await picker.getByLabel("Vrácení").fill(typedDay(to));
  await picker.getByLabel("Vrácení").press("Tab");
  await picker.getByRole("button", { name: "Použít", exact: true }).click();
  await expect(picker).toBeHidden();
}

export const header = (page: Page): Locator => page.getByRole("banner");
export const cartButton = (page: Page): Locator => header(page).getByRole("link", { name: /^Košík/u });

/** The same page in another language: behind a button of its own, or in the open menu of a phone. */
export async function chooseLanguage(page: Page, name: string): Promise<void> {
  const button = header(page).getByRole("button", { name: /Jazyk/u });
  if (await button.isVisible()) await button.click();
  else if (!(await page.locator("#site-menu").isVisible())) await page.getByRole("button", { name: "Nabídka" }).click();
  await header(page).getByRole("link", { name }).click();
}

/** The first card of a listing with days that can be had: at the chosen place, or anywhere by the branches' names. */
export const freeCard = (page: Page): Locator =>
  page
    .locator(".product-card")
    .filter({ hasText: /Volné|Zbýv[aá]|\d+\s(?:v|ve|na)\s\p{Lu}/u })
    .first();

/** First free size on a product page. */
export async function chooseFirstFreeSize(page: Page): Promise<void> {
  const free = page.locator("label.size").filter({ hasText: /volný|volné|volných|poslední kus/u });
  await expect(free.first()).toBeVisible();
  await free.first().click();
}

const addButton = (page: Page): Locator => page.getByRole("button", { name: "Přidat do košíku" });

/** Adds the product on the screen and waits until the shop has confirmed it. */
export async function addToCart(page: Page): Promise<void> {
  const held = page.waitForResponse((response) => response.url().includes("/cart/update") && response.ok());
  await addButton(page).click();
  await held;
}

/** Presses it again as a wish of its own: so long after the first press that it is no half of a double one. */
export async function addAgain(page: Page): Promise<void> {
  const now = await page.evaluate(() => performance.now());
  await page.waitForFunction((since) => performance.now() - since > 500, now);
  await addButton(page).click();
}

export interface Renter {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
}
export const jana: Renter = { firstName: "Jana", lastName: "Nováková", email: "jana@example.cz", phone: "777 123 456" };

export async function fillPersonal(page: Page, renter: Renter = jana): Promise<void> {
  await page.getByLabel("Jméno", { exact: true }).fill(renter.firstName);
  await page.getByLabel("Příjmení").fill(renter.lastName);
  await page.getByLabel("E-mail", { exact: true }).fill(renter.email);
  await page.getByLabel("Telefon").fill(renter.phone);
}

/** Walks from the first step to the review, picking up and returning at the shop and paying there. */
export async function walkToReview(page: Page, renter: Renter = jana): Promise<void> {
  await expect(page.getByRole("heading", { name: "Kdo a kde si vybavení převezme" })).toBeVisible();
  await fillPersonal(page, renter);
  await page.getByRole("button", { name: "Pokračovat k vrácení" }).click();
  await expect(page.getByRole("heading", { name: "Kde vybavení vrátíte" })).toBeVisible();
  await page.getByRole("button", { name: "Pokračovat k platbě" }).click();
  await expect(page.getByRole("heading", { name: "Jak zaplatíte" })).toBeVisible();
  await page.getByRole("button", { name: "Zkontrolovat objednávku" }).click();
  await expect(page.getByRole("heading", { name: "Zkontrolujte objednávku" })).toBeVisible();
}
