import { orderInDatabase } from "./support/database";
import { addToCart, chooseFirstFreeSize, expect, fillPersonal, freeCard, test, threeOpenDays } from "./support/shopper";

test("pays on the gateway's page, at the second try: a payment stands when our server has seen it", async ({
  page,
}, info) => {
  const [from, to] = threeOpenDays(info.project.name === "phone" ? 320 : 310);
  await page.goto(`/c/sjezdove-lyze?dateFrom=${from}&dateTo=${to}`);
  await freeCard(page).getByRole("link").click();
  await chooseFirstFreeSize(page);
  await addToCart(page);
  await page.goto("/checkout");
  await fillPersonal(page);
  await page.getByRole("button", { name: "Pokračovat k vrácení" }).click();
  await page.getByRole("button", { name: "Pokračovat k platbě" }).click();
  await page.getByRole("radio", { name: /online/u }).check();
  await expect(page.getByText(/převedeme na platební bránu/u)).toBeVisible();
  await page.getByRole("button", { name: "Zkontrolovat objednávku" }).click();
  await page.getByLabel(/^Souhlasím/u).check();
  await page.getByRole("button", { name: "Objednat s povinností platby" }).click();

  await expect(page.getByRole("heading", { name: "Zkušební platební brána" })).toBeVisible();
  await page.getByRole("button", { name: "Zamítnout platbu" }).click();
  await expect(page.getByText("Platba se nepovedla")).toBeVisible();
  await page.getByRole("button", { name: "Zaplatit znovu" }).click();
  await page.getByRole("button", { name: "Zaplatit", exact: true }).click();
  await expect(page.getByText(/^Zaplaceno.*Děkujeme/u)).toBeVisible();
  const heading = await page.getByRole("heading", { level: 1 }).textContent();
  const order = await orderInDatabase(/\d{4}-\d+/u.exec(heading ?? "")?.[0] ?? "");
  expect(order).toMatchObject({ status: "confirmed", lines: 1 });
});
