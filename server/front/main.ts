import { createServer } from "node:http";
import next from "next";
import { metricsEnv, remoteApi, serverEnv } from "@/lib/env";
import { KEEP_ALIVE_MS, REQUEST_MS } from "@/lib/limits";
import { STOCK } from "@/lib/page-tags";
import { defaultStoreCode, getStoreView, storeViews } from "@/lib/store-views";
import { getPool } from "@/server/db/client";
import { onStockChange } from "@/server/db/stock-news";
import { pageChanges } from "@/server/page-cache/changes";
import { scrubStream } from "@/server/report/scrub";
import { closeGracefully } from "./closing";
import { createFront } from "./front";
import { letImmediatesGo } from "./immediates";
import { outliveReader } from "./lost-reader";
import { sharedCache } from "./shared-cache";
import { wholeNotFound } from "./whole-not-found";

/*
 * The process that serves the shop: the framework, and in front of it what the framework leaves to others. Started by
 * the launcher from a finished build (`scripts/lib/serve.ts`).
 */

letImmediatesGo();
for (const stream of [process.stdout, process.stderr]) {
  scrubStream(stream);
  outliveReader(stream);
}
const port = Number(process.env.PORT);
const app = next({ dev: false, dir: process.cwd(), port, webpack: true });
await app.prepare();
const handle = wholeNotFound(app.getRequestHandler());

let isClosing = false;
const views = [...new Set([getStoreView(defaultStoreCode), ...storeViews])];
onStockChange(() => void pageChanges().note([STOCK]));
const access = metricsEnv();
const metrics =
  access &&
  (await import("@/server/metrics")).openMetrics({
    access,
    storeCodes: views.map(({ storeCode }) => storeCode),
    pool: remoteApi() ? null : getPool,
  });
const front = createFront({
  handle: sharedCache({ handle, views, changedAt: (tags) => pageChanges().latest(tags) }),
  views,
  trustedProxies: serverEnv().trustedProxies,
  isClosing: () => isClosing,
  watch: metrics?.watch,
});
const server = createServer({ keepAliveTimeout: KEEP_ALIVE_MS, requestTimeout: REQUEST_MS }, front);

closeGracefully(server, {
  onBegin: () => (isClosing = true),
  steps: [() => app.close()],
});
server.listen(port);
