import { noteShifts } from "./support/shifts";
import { expect, test } from "./support/shopper";

/* Until Archivo has come the device's own type stands in for it, as wide and as high (`app/stand-ins.css`). */

for (const path of ["/", "/c/lyze"])
  test(`${path} stands still when Archivo comes after its first paint`, async ({ page }) => {
    const shifts = await noteShifts(page);
    let bring = (): void => undefined;
    const brought = new Promise<void>((resolve) => (bring = resolve));
    await page.route("**/*.woff2", async (route) => {
      await brought;
      await route.continue();
    });
    await page.goto(path, { waitUntil: "commit" });
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
    expect(await page.evaluate(() => document.fonts.status)).toBe("loading");
    bring();
    await page.evaluate(async () => {
      await document.fonts.ready;
      // A shift is noted with the frame after it.
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    });
    await shifts.expectBelow(0.01);
  });
