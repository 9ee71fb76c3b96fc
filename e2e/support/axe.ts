import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { expect } from "./shopper";

const standards = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
/** What the colour scheme can change; names, roles and order are the same in the dark. */
const ofColour = ["color-contrast", "link-in-text-block"];

/** axe on what the page shows just now, in light and in dark. */
export async function check(page: Page, screen: string): Promise<void> {
  // Wherever a page is scrolled to, something is half under its header: axe would take that for a target too small.
  await page.evaluate(() =>
    document.querySelector<HTMLElement>(".site-header")?.style.setProperty("position", "static"),
  );
  // A page that fades in has pale words.
  await page.evaluate(() =>
    Promise.all((document.getElementById("main")?.getAnimations() ?? []).map(({ finished }) => finished)),
  );
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    // No page has a frame, so that nothing has to be gathered in a second window; and what is as it should be need
    // not be described.
    const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ["violations"] });
    const { violations } = await (
      colorScheme === "light" ? axe.withTags(standards) : axe.withRules(ofColour)
    ).analyze();
    expect(
      violations.map(
        ({ id, nodes }) =>
          `${id}: ${nodes
            .map((node) => node.target.join(" "))
            .slice(0, 3)
            .join(" | ")}`,
      ),
      `${screen}, ${colorScheme}`,
    ).toEqual([]);
  }
}
