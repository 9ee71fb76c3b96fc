import { noteShifts } from "./support/shifts";
import { startSlowLine } from "./support/pieces";
import { expect, test } from "./support/shopper";

/* Nothing that is seen already moves because more of the page comes: nobody's finger meets another thing. */

for (const [screen, path] of [
  ["home", "/"],
  ["the home page of a front with a picture of its own", "/skibike"],
  ["a category", "/c/lyze"],
  ["a product", "/bezky/klasicke-bezky/upa-magistrala-supiny"],
  ["the login", "/login"],
] as const)
  test(`${screen} stands still while it arrives in pieces`, async ({ page, baseURL }) => {
    const line = await startSlowLine(page, String(baseURL));
    try {
      const shifts = await noteShifts(page);
      await page.goto(line.origin + path);
      // The last thing that a page lets come: a script has looked whether there are passkeys here.
      if (path === "/login")
        await expect(page.getByRole("button", { name: "Přihlásit se otiskem nebo klíčem" })).toBeVisible();
      // A line of words that is cut in two moves by itself, a little.
      await shifts.expectBelow(0.02);
    } finally {
      line.stop();
    }
  });
