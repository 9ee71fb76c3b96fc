import type { Page } from "@playwright/test";
import { addDays } from "@/lib/domain/days";
import { keyboard, listen } from "./support/keyboard";
import { expect, header, test, tuesdayToThursday, typedDay } from "./support/shopper";

/* What is done without a mouse: the focus is never lost, and one act is said once. */

const planner = (page: Page) => page.getByRole("dialog", { name: "Kdy a kde?" });

test("the planner takes place and typed days by keyboard alone, and refuses a day in words", async ({ page }) => {
  const { tabTo, press, type, expectFocus } = keyboard(page);
  const [tuesday] = tuesdayToThursday(40);
  const sunday = addDays(tuesday, 5);
  await page.goto("/");
  const opener = page.getByRole("form", { name: "Najít volné vybavení" }).getByRole("button", { name: /^Vyzvednutí/u });
  await press(opener);
  const dialog = planner(page);
  await expect(dialog).toBeVisible();
  await expectFocus();
  await tabTo(dialog.getByRole("combobox"));
  await page.keyboard.type("Praha");
  await expect(dialog.getByRole("combobox")).toHaveValue("praha-holesovice");
  await type(dialog.getByLabel("Vyzvednutí"), typedDay(sunday));
  await type(dialog.getByLabel("Vrácení"), typedDay(addDays(sunday, 2)));
  const said = await listen(page);
  await page.keyboard.press("Tab");
  await expect(dialog.getByText(/má v\sneděli .* zavřeno/u)).toBeVisible();
  expect((await said()).filter((text) => /zavřeno\./u.test(text))).toHaveLength(1);
  await expectFocus();
  await press(dialog.getByRole("button", { name: /^Nejblíž je/u }));
  await expect(dialog.getByRole("button", { name: "Použít" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
  await expect(header(page).getByRole("button", { name: /Termín půjčení/u })).toContainText("Praha");
});
