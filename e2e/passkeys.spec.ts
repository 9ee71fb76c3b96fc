import type { CDPSession, Page } from "@playwright/test";
import { openAccount, ownAccount, PASSWORD } from "./support/account";
import { expect, test } from "./support/shopper";

/* A passkey of Chromium's own virtual authenticator: added, logged in with, taken away. */

/** An authenticator of the device that asks nobody: whoever it is for is there. */
async function withAuthenticator(page: Page): Promise<{ cdp: CDPSession; id: string }> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send("WebAuthn.enable");
  const { authenticatorId: id } = await cdp.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      ...{ protocol: "ctap2", transport: "internal", automaticPresenceSimulation: true },
      ...{ hasResidentKey: true, hasUserVerification: true, isUserVerified: true },
    },
  });
  return { cdp, id };
}

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

test("a passkey is added by the password, logs in without it, and is taken away", async ({ page }) => {
  const email = await openAccount(page, "Pavla");
  const mine = ownAccount(page);

  const { cdp, id } = await withAuthenticator(page);
  const keys = page.getByRole("region", { name: "Přístupové klíče" });
  // The form comes with the script.
  await expect(keys.getByLabel("Heslo", { exact: true })).toBeAttached();
  await keys.getByText("Přidat přístupový klíč").click();
  await keys.getByLabel("Heslo", { exact: true }).fill("jiné heslo");
  await button(page, "Ověřit a přidat").click();
  await expect(keys.getByText("Dosavadní heslo nesedí.")).toBeVisible();
  await keys.getByLabel("Heslo", { exact: true }).fill(PASSWORD);
  await button(page, "Ověřit a přidat").click();
  await expect(page.getByText("Přístupový klíč je přidaný.")).toBeVisible();
  await expect(keys.getByText("zatím nepoužit")).toBeVisible();
  expect((await cdp.send("WebAuthn.getCredentials", { authenticatorId: id })).credentials).toHaveLength(1);

  // This authenticator chooses by itself, and at once, in the list that the browser opens at the e-mail.
  const [left, back] = [page.waitForURL(/\/login\?done=logout/u), page.waitForURL(/\/my-account$/u)];
  await button(page, "Odhlásit se").click();
  await Promise.all([left, back]);
  await expect(mine).toBeVisible();
  await expect(page.getByText(email)).toBeVisible();
  await page.addInitScript(() => {
    window.PublicKeyCredential.isConditionalMediationAvailable = () => Promise.resolve(false);
  });
  await page.reload();
  await button(page, "Odhlásit se").click();
  await expect(page.getByText("Jste odhlášeni.")).toBeVisible();
  // A browser without that list is asked by a press.
  await button(page, "Přihlásit se otiskem nebo klíčem").click();
  await expect(mine).toBeVisible();
  await expect(page.getByText(email)).toBeVisible();
  await expect(keys.getByText("naposledy použit")).toBeVisible();

  await keys.getByRole("button", { name: /^Odebrat/u }).click();
  await expect(page.getByText("Přístupový klíč je odebraný.")).toBeVisible();
  await expect(keys.getByText("Zatím tu žádný přístupový klíč není.")).toBeVisible();
  await button(page, "Odhlásit se").click();
  await expect(page.getByText("Jste odhlášeni.")).toBeVisible();
  await button(page, "Přihlásit se otiskem nebo klíčem").click();
  await expect(page.getByText("Tímhle přístupovým klíčem se přihlásit nepodařilo.")).toBeVisible();
});
