import { cartButton, chooseFirstFreeSize, expect, header, query, test, threeOpenDays } from "./support/shopper";

test("a double tap adds one thing and stays; after an invalid field the next tap counts", async ({ page }) => {
  await page.goto(`/p/AM-101/javor-hreben-78?${query(...threeOpenDays(40))}`);
  await chooseFirstFreeSize(page);
  const button = page.getByRole("button", { name: "Přidat do košíku" });
  const before = await button.boundingBox();
  const address = page.url();
  const [x, y] = [before!.x + before!.width / 2, before!.y + before!.height / 2];
  await page.touchscreen.tap(x, y);
  await page.touchscreen.tap(x, y);
  await expect(cartButton(page)).toHaveAccessibleName(/\s1\skus/u);
  await expect(page.getByRole("link", { name: "Zobrazit košík" }).first()).toBeVisible();
  expect([page.url(), await button.boundingBox()]).toEqual([address, before]);

  await page.goto("/checkout");
  await page.getByLabel("E-mail", { exact: true }).fill("jana@");
  await page.getByLabel("Telefon").tap();
  await expect(page.getByLabel("E-mail", { exact: true })).toHaveAttribute("aria-invalid", "true");
  await expect(page.getByLabel("Telefon")).toBeFocused();
  await expect(page).toHaveTitle(/^Kdo a\skde si vybavení převezme \| /u);
});

test("pictures are enlarged by a tap, counted, and left by a key", async ({ page }) => {
  await page.goto("/p/AM-101/javor-hreben-78");
  await expect(page.locator(".gallery-count").first()).toHaveText(/^1 \/ \d$/u);
  await page.locator(".gallery-strip img").first().tap();
  const enlarged = page.getByRole("dialog", { name: "Zvětšené obrázky" });
  await expect(enlarged.getByRole("group", { name: /^1 z.\d$/u })).toBeVisible();
  await page.keyboard.press("ArrowRight");
  await expect(enlarged.getByRole("group", { name: /^2 z.\d$/u })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(enlarged).toBeHidden();
});

test("the planner's first screen shows the place and three weeks of days", async ({ page }) => {
  await page.goto("/lyze");
  await header(page)
    .getByRole("button", { name: /Termín/u })
    .click();
  const dialog = page.getByRole("dialog", { name: "Kdy a kde?" });
  await expect(dialog.getByLabel("Kde", { exact: true })).toBeInViewport();
  const footer = await dialog.getByText("Vyberte den vyzvednutí a den vrácení.").boundingBox();
  const weeks = await dialog.locator(".calendar tbody tr").all();
  const ends = await Promise.all(weeks.map((week) => week.boundingBox()));
  const inSight = ends.filter((end) => end && footer && end.y + end.height <= footer.y);
  expect(inSight.length).toBeGreaterThanOrEqual(3);
});

test("the sheet of filters is a dialog: the focus goes from filter to filter within it, and comes back", async ({
  page,
}) => {
  // Under this name the first filter leads to the category's own.
  await page.goto("/c/lyze");
  await page.getByRole("button", { name: "Filtry" }).tap();
  const sheet = page.getByRole("dialog", { name: "Filtry" });
  await expect(sheet.getByRole("button", { name: "Zavřít" })).toBeFocused();
  for (const [level, address] of [
    ["začátečníci", /level=beginner$/u],
    ["pokročilí", /level=[a-z]+(?:%2C|,)[a-z]+$/u],
  ] as const) {
    const filter = sheet.getByRole("link", { name: new RegExp(`^${level}`, "u") });
    await filter.focus();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(address);
    await expect(filter).toHaveAttribute("aria-current", "true");
    await expect(filter).toBeFocused();
  }
  // The page behind is out of reach.
  const atRest = page.locator("[inert]").getByRole("heading", { level: 1, name: "Lyže" });
  await expect(atRest).toHaveCount(1);
  await page.keyboard.press("Escape");
  await expect(sheet).toBeHidden();
  await expect(atRest).toHaveCount(0);
  await expect(page.getByRole("heading", { level: 1, name: "Lyže" })).toBeVisible();
  await expect(page.getByRole("button", { name: /^Filtry\s\(1\)/u })).toBeFocused();
});
