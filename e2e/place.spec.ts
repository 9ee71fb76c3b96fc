import { expect, test, type Page } from "@playwright/test";
import { header, query, tuesdayToThursday } from "./support/shopper";

const [from, to] = tuesdayToThursday(60);

test("a place chosen once holds over pages, languages and tabs, and cards count what is free there", async ({
  page,
  context,
}) => {
  await page.goto(`/lyze?${query(from, to)}`);
  await expect(
    page
      .locator(".product-card")
      .filter({ hasText: /\d\sv\sPraze/u })
      .first(),
  ).toBeVisible();

  await page.getByRole("navigation", { name: "Kde" }).getByRole("link", { name: "Liberec" }).click();
  await expect(page).toHaveURL(/place=liberec/u);
  await expect(page.getByRole("heading", { name: /volných .* v\sLiberci/u })).toBeVisible();
  await expect(page.locator(".product-card").filter({ hasText: /v\sPraze/u })).toHaveCount(0);
  const when = header(page).getByRole("button", { name: /Termín půjčení/u });
  await expect(when).toContainText("Liberec");

  await page.goto("/en/lyze");
  await expect(page).toHaveURL(/place=liberec/u);
  const other = await context.newPage();
  await other.goto("/kola");
  await expect(other).toHaveURL(/place=liberec/u);
  await other.getByRole("navigation", { name: "Kde" }).getByRole("link", { name: "Kdekoli" }).click();
  await expect(header(other).getByRole("button", { name: /Termín půjčení/u })).not.toContainText("Liberec");
});

test("the nearest branch is proposed to a typed postcode, and a product opens there", async ({ page }) => {
  await page.goto(`/lyze?${query(from, to)}`);
  await header(page)
    .getByRole("button", { name: /Termín půjčení/u })
    .click();
  const dialog = page.getByRole("dialog", { name: "Kdy a kde?" });
  await dialog.getByRole("button", { name: "Najít nejbližší pobočku" }).click();
  await dialog.getByLabel("Vaše PSČ").fill("46841");
  await expect(dialog.getByText(/Nejblíž máte Liberec/u)).toBeVisible();
  await dialog.getByRole("button", { name: "Vybrat", exact: true }).click();
  await dialog.getByRole("button", { name: "Použít", exact: true }).click();
  await expect(page).toHaveURL(/place=liberec/u);
  const card = page.locator(".product-card a").first();
  await expect(card).toHaveAttribute("href", /place=liberec/u);
  await card.click();
  await expect(page.getByLabel("Kde vyzvednete")).toHaveValue("liberec");
  await expect(page).toHaveURL(/place=liberec/u);
});

test("no button of the planner moves when the shop says that the place can't do it in these days", async ({ page }) => {
  let answer: () => void = () => undefined;
  const asked = new Promise<void>((resolve) => (answer = resolve));
  await page.route(/\/ext\/sources/u, async (route) => {
    const told = await route.fetch();
    const body = (await told.json()) as { result: { closed_days: string[] }[] };
    for (const branch of body.result) branch.closed_days = [from];
    await asked;
    await route.fulfill({ response: told, json: body });
  });
  await page.goto(`/lyze?${query(from, to)}&place=liberec`);
  await header(page)
    .getByRole("button", { name: /Termín/u })
    .click();
  const dialog = page.getByRole("dialog", { name: "Kdy a kde?" });
  const places = () =>
    dialog.getByRole("button", { name: /Použít|Zrušit termín|Najít nejbližší|měsíc/u }).evaluateAll((buttons) =>
      buttons.map((button) => {
        const { x, y, width, height } = button.getBoundingClientRect();
        return [x, y, width, height].map(Math.round);
      }),
    );
  await expect(dialog.getByRole("application")).toBeVisible();
  await expect(dialog.getByRole("button", { name: "Použít", exact: true })).toBeEnabled();
  // It slides in.
  await dialog.evaluate((node) => Promise.all(node.getAnimations().map(({ finished }) => finished)));
  const before = await places();
  expect(before.length).toBeGreaterThan(3);
  answer();
  await expect(dialog.getByText(/Liberec má .* zavřeno/u)).toBeVisible();
  await expect(dialog.getByRole("button", { name: "Použít", exact: true })).toBeDisabled();
  expect(await places()).toEqual(before);
});

/** Names and descriptions of buttons as the browser hands them to a screen reader. */
async function heard(page: Page): Promise<string[]> {
  const browser = await page.context().newCDPSession(page);
  const { nodes } = await browser.send("Accessibility.getFullAXTree");
  await browser.detach();
  return nodes
    .filter(({ role }) => role?.value === "button")
    .map(({ name, description }) => `${name?.value ?? ""} | ${description?.value ?? ""}`);
}

test("a screen reader hears of a day what it costs, or why it can't be chosen", async ({ page }, info) => {
  test.skip(info.project.name === "phone", "a screen's width changes nothing here");
  await page.goto("/lyze?place=praha-holesovice");
  await header(page)
    .getByRole("button", { name: /Termín/u })
    .click();
  const dialog = page.getByRole("dialog", { name: "Kdy a kde?" });
  await expect(dialog.getByText("zavřeno, může být uprostřed")).toBeVisible();
  expect(await heard(page)).toContainEqual(expect.stringMatching(/20\d\d.* \| .*Vybrat .* nejde: máme zavřeno/u));
  await page.keyboard.press("Escape");

  await page.goto("/p/AM-101/javor-hreben-78?place=praha-holesovice");
  await page.locator(".rental-period").click();
  await expect.poll(() => heard(page)).toContainEqual(expect.stringMatching(/20\d\d.* \| .*Volné\. 1.den za \d/u));
  expect(await heard(page)).toContainEqual(expect.stringMatching(/20\d\d.* \| .*Vybrat .* nejde: máme zavřeno/u));
});

test("days and a place take nothing from the navigation beside them", async ({ page }, info) => {
  test.skip(info.project.name === "phone", "a phone has its sections in the menu");
  const button = page.locator(".period-button");
  const shown = () =>
    page.locator(".site-nav a").evaluateAll((links) => {
      const row = links[0]?.getBoundingClientRect().top;
      return links.filter((link) => link.getBoundingClientRect().top === row).map((link) => link.textContent);
    });
  await page.goto("/kola");
  await expect(button).toContainText("Termín a místo");
  const before = await shown();
  expect(before.length).toBeGreaterThan(3);
  const year = Number(from.slice(0, 4));
  await page.goto(`/kola?${query(`${year}-12-28`, `${year + 1}-01-03`)}&place=vrchlabi`);
  await expect(button).toContainText("Vrchlabí");
  expect(await shown()).toEqual(before);
});
