import path from "node:path";
import { defineConfig } from "@playwright/test";
import base, { PHONE } from "../../../playwright.config";

/** Another shop than the demo: its test stays out of the suite, which has no such shop. */
export default defineConfig({
  ...base,
  testDir: path.resolve(import.meta.dirname, "../../../e2e"),
  projects: [{ name: "own-shop", testMatch: /own-shop\.spec/, use: PHONE }],
});
