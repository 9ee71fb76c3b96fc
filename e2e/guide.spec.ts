import { check } from "./support/axe";
import { cartButton, expect, header, query, test, tuesdayToThursday } from "./support/shopper";

const days = tuesdayToThursday(45);

test("the guide leads a party of two to a packed list, and into the cart by one press", async ({ page }, {
  project,
}) => {
  const heading = page.getByRole("heading", { level: 1 });
  await page.goto(`/guide?${query(...days)}`);
  await expect(heading).toHaveText("Co vás čeká?");
  await page.getByRole("main").getByRole("link", { name: "Sjezdové lyže" }).click();
  await expect(heading).toHaveText("Pro koho balíme?");
  await page.getByLabel("Dospělí").selectOption("1");
  await page.getByLabel("Děti").selectOption("1");
  await page.getByRole("button", { name: "Pokračovat" }).click();

  await expect(heading).toHaveText("Kde to bude?");
  await page.getByRole("link", { name: /^Na upravených sjezdovkách/u }).click();
  await expect(heading).toHaveText("Jak kdo jezdí?");
  await page.getByRole("group", { name: "Dospělý 1" }).getByLabel("Už to jde").check();
  await page.getByRole("group", { name: "Dítě 1" }).getByLabel("Začíná").check();
  await page.getByRole("button", { name: "Pokračovat" }).click();

  await expect(heading).toHaveText("Kdy a odkud?");
  // The browser's Back leads to the question before, with its answers.
  await page.goBack();
  await expect(page.getByRole("group", { name: "Dospělý 1" }).getByLabel("Už to jde")).toBeChecked();
  await page.goForward();
  await expect(page.getByLabel("Vyzvednutí", { exact: true })).toHaveValue(days[0]);
  await page.getByRole("radio", { name: /^Praha/u }).check();
  await page.getByRole("button", { name: "Pokračovat" }).click();

  await expect(heading).toHaveText("Jak jste kdo vysocí?");
  const adult = page.getByRole("group", { name: "Dospělý 1" });
  await adult.getByLabel("Výška (cm)").fill("178");
  await adult.getByLabel(/^Chodidlo/u).fill("27,5");
  await adult.getByLabel("Obvod hlavy (cm)").fill("58");
  const child = page.getByRole("group", { name: "Dítě 1" });
  await child.getByLabel("Výška (cm)").fill("128");
  await child.getByLabel(/^Chodidlo/u).fill("21");
  await child.getByLabel("Obvod hlavy (cm)").fill("52");
  await page.getByRole("button", { name: "Ukázat seznam" }).click();

  await expect(heading).toHaveText("Sbaleno");
  // Measures are nobody's business in an address.
  expect(page.url()).not.toMatch(/178|27[.,%]5|128/u);
  const own = page.getByRole("region", { name: "Dospělý 1" });
  await expect(own.getByText(/Pro vaše míry \d+–\d+\scm/u).first()).toBeVisible();
  const add = page.getByRole("button", { name: /^Dát do košíku/u });
  const count = Number(/\d+/u.exec(await add.innerText())?.[0]);
  if (project.name === "phone") {
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
    await expect(add).toBeInViewport({ ratio: 1 });
  }
  expect(count).toBeGreaterThanOrEqual(4);
  await add.click();
  await expect(page.getByRole("status").getByText(/v\skošíku\./u)).toBeVisible();
  await expect(cartButton(page)).toContainText(String(count));
  await page.locator("main").getByRole("link", { name: "Otevřít košík" }).click();
  await expect(page.getByRole("list", { name: "Položky v košíku" }).getByRole("listitem").first()).toBeVisible();
});

test("a shared link of the guide opens at the list, and a wrong one at the first question that it leaves open", async ({
  page,
}) => {
  await page.goto(`/guide?sport=sjezd&adults=9&where=nikde&${query(...days)}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Pro koho balíme?");
  await expect(header(page)).toBeVisible();
});

test("every step of the guide has nothing that axe objects to, and its action under the thumb", async ({ page }, {
  project,
}) => {
  const party = "sport=sjezd&adults=1&children=1";
  const ridden = `${party}&where=sjezdovka&level1=intermediate&level2=beginner`;
  const asked = `${ridden}&${query(...days)}&place=praha-holesovice`;
  for (const [heading, answers, action] of [
    ["Co vás čeká?", "", null],
    ["Pro koho balíme?", "sport=sjezd", "Pokračovat"],
    ["Kde to bude?", party, null],
    ["Jak kdo jezdí?", `${party}&where=sjezdovka`, "Pokračovat"],
    ["Kdy a odkud?", ridden, "Pokračovat"],
    ["Jak jste kdo vysocí?", asked, "Ukázat seznam"],
    ["Sbaleno", `${asked}&step=list`, null],
  ] as const) {
    await page.goto(`/guide?${answers}`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
    const button = action && page.getByRole("main").getByRole("button", { name: action });
    if (button) await expect(button).toBeVisible();
    if (button && project.name === "phone") await expect(button).toBeInViewport({ ratio: 1 });
    await check(page, `guide: ${heading}`);
  }
});
