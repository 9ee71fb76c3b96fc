import type { Page } from "@playwright/test";
import { dayFromNow, expect, query, test, tuesdayToThursday } from "./support/shopper";

/* A partner's link sets the partner for the visit: listing, search and product show theirs alone until let go. */
const LIBEREC = 3;
const chip = (page: Page) => page.getByText("Jen od partnera Outdoor Sever");
const notice = (page: Page) => page.getByText(/Ukazujeme jen vybavení od partnera Outdoor Sever/u);
const cards = (page: Page) => page.locator(".product-card");

test("a partner's link holds over listing, search and product, and a press lets it go", async ({ page }) => {
  const [from, to] = tuesdayToThursday(230);
  await page.goto(`/?partner=${LIBEREC}`);
  await expect(notice(page)).toBeVisible();
  await expect(chip(page)).toBeVisible();

  // A listing whose address says nothing of it.
  await page.goto(`/c/lyze?${query(from, to)}`);
  await expect(page).toHaveURL(new RegExp(`partner=${LIBEREC}`, "u"));
  await expect(cards(page).first()).toBeVisible();
  await expect(page.locator(".product-card [data-free]").first()).toContainText("Liberci");
  await expect(page.locator(".product-card [data-free]", { hasText: /Praze|Vrchlabí/u })).toHaveCount(0);

  await page.goto("/search?q=lyze");
  await expect(page).toHaveURL(new RegExp(`partner=${LIBEREC}`, "u"));
  await expect(chip(page)).toBeVisible();

  await cards(page).first().getByRole("link").click();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.locator(".rental")).toContainText("Liberec");
  await expect(page.locator(".rental").getByRole("combobox", { name: /Kde/u })).toHaveCount(0);
  await expect(chip(page)).toBeVisible();

  await page.goto("/c/lyze");
  await expect(page).toHaveURL(/partner=/u);
  await page.getByRole("button", { name: /ukázat všechno/u }).click();
  await expect(page).not.toHaveURL(/partner=/u);
  await expect(chip(page)).toHaveCount(0);
  await expect(page.locator(".product-card [data-free]", { hasText: "Vrchlabí" }).first()).toBeVisible();
});

test("what says whose things are shown lies on nothing at the end of a page", async ({ page }) => {
  await page.goto(`/lyze?partner=${LIBEREC}`);
  await expect(chip(page)).toBeVisible();
  const covered = await page.evaluate(() => {
    window.scrollTo({ top: document.documentElement.scrollHeight, behavior: "instant" });
    const bar = document.querySelector(".partner-note")?.getBoundingClientRect();
    return [...document.querySelectorAll("footer a")]
      .filter((link) => link.getBoundingClientRect().bottom > (bar?.top ?? 0))
      .map((link) => link.textContent);
  });
  expect(covered).toEqual([]);
});

test("what is compared in the visit of a partner's link is free at that partner's branches", async ({ page }) => {
  const [from, to] = tuesdayToThursday(237);
  await page.goto(`/?partner=${LIBEREC}`);
  await expect(chip(page)).toBeVisible();
  await page.goto(`/compare?skus=AM-101,AM-102&${query(from, to)}`);
  await expect(page).toHaveURL(new RegExp(`partner=${LIBEREC}`, "u"));
  const state = page.getByRole("row", { name: /Dostupnost/u });
  // With one branch left nobody has to be told which.
  await expect(state).toContainText(/Volné|Zbýv|nejde/u);
  await expect(state).not.toContainText(/Praze|Vrchlabí|Brně/u);

  // What is printed is the table, not what can be pressed in it.
  const remove = page.getByRole("link", { name: /^Odebrat:/u });
  await expect(remove.first()).toBeVisible();
  await page.emulateMedia({ media: "print" });
  await expect(page.locator(".compare-remove:visible")).toHaveCount(0);
});

test("the notice of a partner's link stands for fifteen seconds", async ({ page }) => {
  const opened = new Date(`${dayFromNow(0)}T10:00:00`);
  await page.clock.install({ time: opened });
  // Before anything is loaded, time is stopped, far enough ahead that it can't be past: it passes in our steps alone.
  await page.clock.pauseAt(opened.getTime() + 3_600_000);
  await page.goto(`/?partner=${LIBEREC}`);
  await expect(async () => {
    await page.clock.runFor(100);
    await expect(notice(page)).toBeVisible({ timeout: 500 });
  }).toPass();
  await page.clock.fastForward(14_500);
  await expect(notice(page)).toBeVisible();
  await page.clock.fastForward(15_000);
  await expect(notice(page)).toHaveCount(0);
  await expect(chip(page)).toBeVisible();
});
