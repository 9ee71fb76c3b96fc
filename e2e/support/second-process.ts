import { findBuild } from "../../scripts/lib/build";
import { freePort } from "../../server/db/postgres/free-port";
import { shopEnvironment } from "../../scripts/lib/run-file";
import { startShop, waitUntilOpen } from "../../scripts/lib/serve";
import { runningShop, shopHome } from "./database";

type Stoppable = { origin: string; stop: () => Promise<void> };

async function startProcess(more: Record<string, string>, databaseUrl: string | null): Promise<Stoppable> {
  const { build } = runningShop();
  if (!build) throw new Error("the shop that is open has no build: npm start");
  const [root, port] = [process.cwd(), await freePort()];
  const env = { ...shopEnvironment(shopHome(), { port, databaseUrl }), ...more };
  const server = startShop({ root, port, env, build: findBuild(root, build) });
  await waitUntilOpen(server, port, "/api/health/ready");
  return { origin: `http://127.0.0.1:${port}`, stop: () => server.stop() };
}

/** A second process of the build that is open, on the same database, as behind a load balancer. */
export const startSecondProcess = (): Promise<Stoppable> => startProcess({}, runningShop().databaseUrl);

/** One of several that share a Redis as well; their limits are no part of what is tried. */
export const startProcessWithRedis = (url: string): Promise<Stoppable> =>
  startProcess({ REDIS_URL: url, RATE_LIMIT_FACTOR: "100" }, runningShop().databaseUrl);

/** The same with a tag manager that is fetched from `origin`. */
export const startMeasuredShop = (origin: string): Promise<Stoppable> =>
  startProcess({ GTM_ID: "GTM-TEST1", GTM_ORIGIN: origin }, runningShop().databaseUrl);

/** Another shop, which has no database and knows of one nowhere: the shop that is open answers for it. */
export const startShopWithoutDatabase = (apiOrigin: string): Promise<Stoppable> =>
  startProcess({ COMMERCE_API_URL: `${apiOrigin}/api`, DATABASE_URL: "", MEDIA_DIR: "/nonexistent" }, null);
