/* What runs before node_modules exists is plain JavaScript without dependencies; the rest is loaded after it. */
import path from "node:path";
import { fileURLToPath } from "node:url";

import { loadEnvironment } from "./environment.mjs";
import { checkNode, installPackages, loadTypeScript } from "./packages.mjs";
import { chosenPort, refuseTakenPort } from "./port.mjs";
import { fail, outliveTerminal, Steps } from "./steps.mjs";

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), "../..");

/**
 * Opens the shop and keeps it open until Ctrl-C.
 * @param {"start" | "dev"} mode
 */
export async function launch(mode) {
  process.chdir(root);
  const isEmpty = process.argv.slice(2).includes("--empty");
  loadEnvironment(root);
  outliveTerminal();
  // Of another shop's API there is nothing to start, to migrate and to fill.
  const ofDatabase = process.env.COMMERCE_API_URL ? 0 : 3;
  const steps = new Steps((mode === "start" ? 3 : 2) + ofDatabase);
  try {
    checkNode();
    const port = chosenPort(process.env);
    await refuseTakenPort(port, mode);
    await steps.run("Checking packages", (step) => installPackages(root, step));
    await loadTypeScript();
    const { openShop } = await import("./shop.ts");
    await openShop({ mode, port, root, steps, isEmpty });
  } catch (error) {
    fail(error);
  }
}
