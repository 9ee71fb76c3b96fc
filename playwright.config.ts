import { defineConfig } from "@playwright/test";

import { findChromium, isRoot, ROOT_FLAGS } from "./scripts/lib/chromium";

const executablePath = (await findChromium()) ?? undefined;

export const PHONE = { viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true };

/** Against an open shop: SHOP_URL, or the one of `npm start`. */
export default defineConfig({
  testDir: "e2e",
  // More than a small machine has cores: a test waits for the shop and for itself half of its time.
  workers: 3,
  // A test that needs a second try has found something.
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  // On a slow machine, beside a busy core, a page takes ten seconds and a whole rent longer than a minute. These
  // limits are there for what hangs; a test names a shorter one only where it tries again.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  reporter: "list",
  use: {
    baseURL: process.env.SHOP_URL ?? "http://localhost:3000",
    locale: "cs-CZ",
    timezoneId: "Europe/Prague",
    // A worker keeps pages from one test to the next; the tests about being offline allow it for themselves.
    serviceWorkers: "block",
    // A third of a test's time goes into a trace: whoever looks for a cause asks for it by --trace=on.
    screenshot: "only-on-failure",
    // Letters as wide as on a phone or a Mac; else Linux rounds each one to whole pixels, and lines break elsewhere.
    launchOptions: { executablePath, args: ["--font-render-hinting=none", ...(isRoot() ? ROOT_FLAGS : [])] },
  },
  projects: [
    { name: "desktop", testIgnore: /(thumb|own-shop)\.spec/, use: { viewport: { width: 1360, height: 850 } } },
    // What a screen's width and a finger don't change is tried once; a phone has no Tab key.
    {
      name: "phone",
      testIgnore: /(addresses|trouble|offline|last-unit|weight|own-shop)\.spec/,
      grepInvert: /by keyboard alone/,
      use: PHONE,
    },
  ],
});
