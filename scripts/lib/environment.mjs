import { existsSync } from "node:fs";
import path from "node:path";

/** Takes what `.env` says into the environment; what is set there already, be it empty, stays. */
export function loadEnvironment(root) {
  const file = path.join(root, ".env");
  if (existsSync(file)) process.loadEnvFile(file);
}
