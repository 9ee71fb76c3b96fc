import { expect, test } from "@playwright/test";
import { header, query, tuesdayToThursday } from "./support/shopper";

const [from, to] = tuesdayToThursday(60);

test("a place chosen once holds over pages, languages and tabs, and cards count what is free there", async ({
  page,
  context,
}) => {
  await page.goto(`/lyze?${query(from, to)}`);
  await expect(
    page
      .locator(".product-card")
      .filter({ hasText: /\d\sv\sPraze/u })
      .first(),
  ).toBeVisible();

  await page.getByRole("navigation", { name: "Kde" }).getByRole("link", { name: "Liberec" }).click();
  await expect(page).toHaveURL(/place=liberec/u);
  await expect(page.getByRole("heading", { name: /volných .* v\sLiberci/u })).toBeVisible();
  await expect(page.locator(".product-card").filter({ hasText: /v\sPraze/u })).toHaveCount(0);
  const when = header(page).getByRole("button", { name: /Termín půjčení/u });
  await expect(when).toContainText("Liberec");

  await page.goto("/en/lyze");
  await expect(page).toHaveURL(/place=liberec/u);
  const other = await context.newPage();
  await other.goto("/kola");
  await expect(other).toHaveURL(/place=liberec/u);
  await other.getByRole("navigation", { name: "Kde" }).getByRole("link", { name: "Kdekoli" }).click();
  await expect(header(other).getByRole("button", { name: /Termín půjčení/u })).not.toContainText("Liberec");
});

test("the nearest branch is proposed to a typed postcode, and a product opens there", async ({ page }) => {
  await page.goto(`/lyze?${query(from, to)}`);
  await header(page)
    .getByRole("button", { name: /Termín půjčení/u })
    .click();
  const dialog = page.getByRole("dialog", { name: "Kdy a kde?" });
  await dialog.getByRole("button", { name: "Najít nejbližší pobočku" }).click();
  await dialog.getByLabel("Vaše PSČ").fill("46841");
  await expect(dialog.getByText(/Nejblíž máte Liberec/u)).toBeVisible();
  await dialog.getByRole("button", { name: "Vybrat", exact: true }).click();
  await dialog.getByRole("button", { name: "Použít", exact: true }).click();
  await expect(page).toHaveURL(/place=liberec/u);
  await page.locator(".product-card a").first().click();
  await expect(page.getByLabel("Kde vyzvednete")).toHaveValue("liberec");
  await expect(page).toHaveURL(/place=liberec/u);
});
