/* npm run config:check: says whether shop.config.ts can be used, before a build takes minutes to find out. */
import { loadTypeScript } from "./lib/packages.mjs";
import { fail } from "./lib/steps.mjs";

try {
  await loadTypeScript();
  const { checkConfiguration } = await import("../lib/config/check.ts");
  checkConfiguration();
} catch (error) {
  fail(error);
}
