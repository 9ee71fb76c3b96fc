import { execFileSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { runningShop } from "./support/database";
import { expect, test } from "./support/shopper";

/* A review goes from its form to the shop, is read there, and stands on the product's pages with its stars. */

const SKU = "AM-104";
const product = `/p/${SKU}/x`;

/** The shop's own tool, as its owner runs it. */
const reviews = (...words: string[]): string =>
  execFileSync(process.execPath, ["scripts/run-ts.mjs", "server/cli/reviews.ts", ...words], {
    encoding: "utf8",
    env: { ...process.env, DATABASE_URL: runningShop().databaseUrl ?? "" },
  });

/** What waits to be read of somebody of this name. */
function waitingOf(nickname: string): string {
  const sheet = reviews("list")
    .split("\n")
    .find((line) => line.includes(nickname));
  const [id = ""] = sheet?.split(" ") ?? [];
  expect(id).toMatch(/^\d+$/u);
  return id;
}

/** A kept page is made anew when a review is decided on, which takes a moment. */
const standsOn = (page: Page, address: string, nickname: string, count: number) =>
  expect(async () => {
    await page.goto(address);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByText(nickname)).toHaveCount(count, { timeout: 1_000 });
  }).toPass({ timeout: 60_000 });

test("a review is written, waits until the shop has read it, and then counts", async ({ page }) => {
  const nickname = `Ota ${randomUUID().slice(0, 8)}`;
  await page.goto(product);
  await page.getByRole("link", { name: "Napsat hodnocení" }).click();
  await expect(page).toHaveURL(/\/reviews\?sku=AM-104/u);
  const form = page.locator("form.review-form");
  await form.getByRole("radio", { name: "4 hvězdy" }).check();
  await form.getByRole("textbox", { name: "Jednou větou" }).fill("Jely jako po kolejích");
  await form.getByRole("textbox", { name: "Jaké to bylo" }).fill("Tři dny v Peci, první den na ledu, a hrany držely.");
  await form.getByRole("textbox", { name: "Jméno nebo přezdívka" }).fill(nickname);
  await form.getByRole("combobox", { name: /Jak dlouho jste ji měli/u }).selectOption({ label: "2–3 dny" });
  await form.getByRole("combobox", { name: /Jak na tom jste/u }).selectOption({ label: "jde mi to" });
  // By its script, or before that has come as a plain form: what is said is the same.
  await form.getByRole("button", { name: "Odeslat hodnocení" }).click();
  await expect(page.getByText(/Děkujeme, máme ho\. Teď si ho přečteme/u)).toBeVisible();
  await expect(form).toHaveCount(0);

  const all = `/reviews?sku=${SKU}`;
  await standsOn(page, all, nickname, 0);
  const id = waitingOf(nickname);
  reviews("publish", id, "--by", "e2e");
  await standsOn(page, all, nickname, 1);
  await expect(page.getByRole("listitem").filter({ hasText: nickname })).toContainText(/2–3\sdny, pokročilý/u);
  await standsOn(page, product, nickname, 1);

  reviews("reject", id, "--by", "e2e");
  await standsOn(page, all, nickname, 0);
});
