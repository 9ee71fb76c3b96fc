import { expect, test } from "./support/shopper";

/* The worker keeps what was visited, and says so about the rest. */
test.use({ serviceWorkers: "allow" });

test("a visited category can be read offline, an unvisited one is explained", async ({ page, context }) => {
  await page.goto("/c/lyze");
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    const worker = registration.active;
    if (worker && worker.state !== "activated") await new Promise<void>((done) => worker.addEventListener("statechange", () => worker.state === "activated" && done()));
  });
  // The second load goes through the worker, which keeps it.
  await page.reload();
  await expect(page.getByRole("heading", { level: 1, name: "Lyže" })).toBeVisible();
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole("heading", { level: 1, name: "Lyže" })).toBeVisible();
  expect(await page.locator(".product-card").count()).toBeGreaterThan(10);
  await page.goto("/c/kola");
  await expect(page.getByRole("heading", { name: "Jste bez připojení" })).toBeVisible();
  await context.setOffline(false);
});
