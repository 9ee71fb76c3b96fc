import { unreadable } from "./support/contrast";
import { expect, test } from "./support/shopper";

/* Each front has a picture of its own behind the words of its home page. */

for (const front of ["/", "/skibike", "/outdoor-sever", "/outdoor-jih", "/de"])
  for (const colorScheme of ["light", "dark"] as const)
    test(`the words on the picture of ${front} can be read, ${colorScheme}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme });
      await page.goto(front);
      await page.evaluate(() =>
        Promise.all(
          [...document.images].filter((picture) => picture.loading !== "lazy").map((picture) => picture.decode()),
        ),
      );
      const hero = page.locator(".hero");
      for (const words of [hero.locator("h1"), hero.locator(".hero-text"), hero.locator(".hero-guide")])
        expect(await unreadable(words)).toEqual([]);
    });
