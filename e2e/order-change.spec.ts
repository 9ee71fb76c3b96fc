import { addDays } from "@/lib/domain/days";
import { orderInDatabase } from "./support/database";
import {
  addToCart,
  chooseDays,
  chooseFirstFreeSize,
  expect,
  freeCard,
  query,
  test,
  tuesdayToThursday,
  walkToReview,
} from "./support/shopper";

test("moves an order to other days on its page, and calls it off there", async ({ page }, info) => {
  const [from, to] = tuesdayToThursday(info.project.name === "phone" ? 350 : 340);
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

  const things = page.getByRole("region", { name: "Co si půjčujete" });
  await expect(things).toContainText(/3\sdny/u);
  await page.getByRole("button", { name: "Změnit objednávku" }).click();
  await page.getByRole("button", { name: "Jiné dny" }).click();
  await chooseDays(page, from, addDays(to, -1));
  await expect(page.getByText(/^Zaplatíte o\s.*míň/u)).toBeVisible();
  await page.getByRole("button", { name: "Potvrdit změnu" }).click();
  await expect(things).toContainText(/2\sdny/u);
  // The page was loaded anew: what was done is said where the focus is.
  await expect(page.locator(":focus")).toHaveText(/^Změna je uložená/u);

  await page.getByRole("button", { name: "Zrušit objednávku" }).click();
  await page.getByRole("button", { name: "Ano, zrušit" }).click();
  await expect(page.getByText("Objednávka je zrušená")).toBeVisible();
  // Said once, and the focus is there.
  await expect(page.locator(":focus")).toHaveText(/^Objednávka je zrušená/u);
  const heading = await page.getByRole("heading", { level: 1 }).textContent();
  const order = await orderInDatabase(/\d{4}-\d+/u.exec(heading ?? "")?.[0] ?? "");
  expect(order).toMatchObject({ status: "cancelled", lines: 1 });
});
