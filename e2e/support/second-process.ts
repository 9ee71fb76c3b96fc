import { findBuild } from "../../scripts/lib/build";
import { freePort } from "../../scripts/lib/free-port";
import { shopEnvironment } from "../../scripts/lib/run-file";
import { startShop, waitUntilOpen } from "../../scripts/lib/serve";
import { runningShop, shopHome } from "./database";

/** A second process of the build that is open, on the same database, as behind a load balancer. */
export async function startSecondProcess(): Promise<{ origin: string; stop: () => Promise<void> }> {
  const { build, databaseUrl } = runningShop();
  if (!build) throw new Error("the shop that is open has no build: npm start");
  const [root, port] = [process.cwd(), await freePort()];
  const env = shopEnvironment(shopHome(), { port, databaseUrl });
  const server = startShop({ root, port, env, build: findBuild(root, build) });
  await waitUntilOpen(server, port, "/api/health/ready");
  return { origin: `http://127.0.0.1:${port}`, stop: () => server.stop() };
}
