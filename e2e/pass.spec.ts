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

/* The pass for the counter: on this device only by a press, then readable without a network, and gone by a press. */
test.use({ serviceWorkers: "allow" });

test("a pass is kept by a press alone, read offline, and forgotten by a press", async ({ page, context }, {
  project,
}) => {
  const [from, to] = threeOpenDays(project.name === "phone" ? 285 : 275);
  await page.goto(`/c/sjezdove-lyze?${query(from, to)}`);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await freeCard(page).getByRole("link").click();
  await chooseFirstFreeSize(page);
  await addToCart(page);
  await page.goto("/checkout");
  await walkToReview(page);
  await page.getByLabel(/^Souhlasím/u).check();
  await page.getByRole("button", { name: "Objednat s povinností platby" }).click();
  await expect(page.getByRole("heading", { name: /máte to/u })).toBeVisible();
  const pass = (await page.getByRole("link", { name: "Otevřít průkaz" }).getAttribute("href")) ?? "";
  const isKept = () =>
    page.evaluate(async (path) => {
      for (const name of await caches.keys())
        if (await (await caches.open(name)).match(path, { ignoreVary: true })) return true;
      return false;
    }, pass);

  // Looked at, but not pressed: nothing of it stays on a device that may be somebody else's.
  await page.getByRole("link", { name: "Otevřít průkaz" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Průkaz k vyzvednutí" })).toBeVisible();
  expect(await isKept()).toBe(false);
  await page.goBack();

  await page.getByRole("button", { name: "Uložit na cestu" }).click();
  await expect(page.getByText("Uložený v tomto zařízení, otevřete ho i bez připojení.")).toBeVisible();
  expect(await isKept()).toBe(true);
  await context.setOffline(true);
  await page.goto(pass);
  await expect(page.getByRole("heading", { level: 1, name: "Průkaz k vyzvednutí" })).toBeVisible();
  await expect(page.locator("svg").first()).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);

  await context.setOffline(false);
  await page.goBack();
  await page.getByRole("button", { name: "Odebrat ze zařízení" }).click();
  await expect(page.getByRole("button", { name: "Uložit na cestu" })).toBeVisible();
  await expect.poll(isKept).toBe(false);
  await context.setOffline(true);
  await page.goto(pass);
  await expect(page.getByRole("heading", { name: "Jste bez připojení" })).toBeVisible();
});
