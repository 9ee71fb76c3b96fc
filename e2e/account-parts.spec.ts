import { execFileSync } from "node:child_process";
import { readFile } from "node:fs/promises";
import { logIn, openAccount, PASSWORD, press } from "./support/account";
import { runningShop } from "./support/database";
import { expect, freeCard, query, test, threeOpenDays } from "./support/shopper";

/* Parts of an account that reach beyond its pages: a card without a network, a company's prices, a file, an end. */
test.use({ serviceWorkers: "allow" });

/** The shop's own tool, as its owner runs it. */
const intoGroup = (email: string, code: string): string =>
  execFileSync(process.execPath, ["scripts/run-ts.mjs", "server/cli/customers.ts", "group", email, code], {
    encoding: "utf8",
    env: { ...process.env, DATABASE_URL: runningShop().databaseUrl ?? "" },
  });

test("a card without a network, net prices of a company, all data as a file, and an end of it all", async ({
  page,
  context,
  browser,
}, { project }) => {
  const email = await openAccount(page, "Ivana");

  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.goto("/my-account/card");
  await page.getByLabel("Číslo karty").fill("x");
  await press(page, "Uložit kartu");
  await expect(page.getByText(/^Tohle číslo karty být nemůže/u)).toBeVisible();
  await page.getByLabel("Číslo karty").fill("7788 9900 1122");
  await press(page, "Uložit kartu");
  await expect(page.getByText("Karta je uložená.")).toBeVisible();
  await expect(page.getByRole("img", { name: /^Kód karty/u })).toBeVisible();
  await press(page, "Uložit na cestu");
  await expect(page.getByText(/^Uložená v\stomto zařízení/u)).toBeVisible();
  const shown = (await page.getByRole("link", { name: "Otevřít na celou stránku" }).getAttribute("href")) ?? "";
  await context.setOffline(true);
  await page.goto(shown);
  await expect(page.getByText(/7788\s?9900\s?1122/u)).toBeVisible();
  await context.setOffline(false);

  const [from, to] = threeOpenDays(project.name === "phone" ? 395 : 405);
  const listing = `/c/sjezdove-lyze?${query(from, to)}`;
  await page.goto(listing);
  await expect(page.getByText(/bez\sDPH/u)).toHaveCount(0);
  expect(intoGroup(email, "company")).toContain("company");
  // Whoever is logged in hears of it in the account; left before it is noted, it would not be known.
  await page.goto("/my-account");
  const noted = () => page.evaluate(() => localStorage.getItem("sezona.account") ?? "");
  await expect.poll(noted).toContain('"group"');
  await page.goto(listing);
  await expect(freeCard(page).getByText(/bez\sDPH/u)).toBeVisible();
  const stranger = await browser.newPage();
  await stranger.goto(listing);
  await expect(freeCard(stranger)).toBeVisible();
  await expect(stranger.getByText(/bez\sDPH/u)).toHaveCount(0);
  await stranger.context().close();

  await page.goto("/my-account/data");
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: "Stáhnout jako JSON" }).click(),
  ]);
  const file = await readFile(await download.path(), "utf8");
  expect(JSON.parse(file)).toBeTruthy();
  for (const fact of [email, "Nováková", "778899001122"]) expect(file).toContain(fact);

  await page.getByLabel("Heslo", { exact: true }).fill(PASSWORD);
  await press(page, "Smazat účet");
  await expect(page.getByText(/^Účet je smazaný/u)).toBeVisible();
  await logIn(page, email);
  await expect(page.getByText(/^E-mail a\sheslo k\ssobě nepatří/u)).toBeVisible();
});
