import { expect, type Locator, type Page } from "@playwright/test";

/** Hands without a mouse. Wherever a press leads, the focus is on something: on the page itself it would be lost. */
export function keyboard(page: Page) {
  const expectFocus = (): Promise<void> =>
    expect
      .poll(() => page.evaluate(() => document.activeElement?.matches(":not(body, html)") ?? false), "focus is lost")
      .toBe(true);
  const isFocused = (target: Locator): Promise<boolean> =>
    target.evaluate((node) => node === document.activeElement || node.contains(document.activeElement));

  /** Tabs on to what is meant, past whatever stands before it. */
  async function tabTo(target: Locator): Promise<void> {
    await expect(target).toBeVisible();
    for (let step = 0; step < 120; step += 1) {
      if (await isFocused(target)) return;
      await page.keyboard.press("Tab");
    }
    throw new Error(`the keyboard never reached ${String(target)}`);
  }

  return {
    expectFocus,
    tabTo,
    async press(target: Locator, key = "Enter"): Promise<void> {
      await tabTo(target);
      await page.keyboard.press(key);
    },
    async type(field: Locator, text: string): Promise<void> {
      await tabTo(field);
      await page.keyboard.press("Control+A");
      await page.keyboard.type(text);
    },
  };
}

/** Notes what regions of the page say aloud from now on, in their order, each sentence once. */
export async function listen(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const said: string[] = [];
    Object.assign(window, { said });
    new MutationObserver((changes) => {
      const live = "[role=status], [role=alert], [aria-live]:not([aria-live=off])";
      const regions = changes.flatMap(({ target, addedNodes }) => {
        const at = target instanceof Element ? target : target.parentElement;
        const added = [...addedNodes].filter((node) => node instanceof Element);
        return [at?.closest(live), ...added.flatMap((node) => [...node.querySelectorAll(live), node.closest(live)])];
      });
      for (const region of new Set(regions)) {
        const text = region?.textContent?.replace(/\s+/gu, " ").trim();
        if (text && said.at(-1) !== text) said.push(text);
      }
    }).observe(document.body, { childList: true, characterData: true, subtree: true });
  });
  return () => page.evaluate(() => (window as unknown as { said: string[] }).said.splice(0));
}
