import type { Hono } from "hono";
import { mailEnv, remoteApi, serverEnv } from "@/lib/env";
import { defaultStoreCode, getStoreView, languageOf, type StoreView } from "@/lib/store-views";
import { makeCall } from "@/server/call";
import { commerce } from "@/server/commerce";
import { content, contentBackend } from "@/server/content";
import { announceContent } from "@/server/content/changed";
import { contentEndpoint } from "@/server/content/endpoint";
import { keptMails } from "@/server/mails/outbox";
import { pageChanges } from "@/server/page-cache/changes";
import { sharedRedis } from "@/server/redis";
import { canServe } from "@/server/services/health";
import { socialDesk } from "@/server/services/account/social-desk";
import { paymentDesk } from "@/server/services/payment/desk";
import { resolveAddress } from "./address";
import { blogAddress } from "./blog-address";
import { createApi } from "./app";
import { ownLimits, sharedLimits } from "./limits";

let api: Hono | undefined;

const dispatcherCall = (storeView: StoreView) => makeCall({ storeView, now: new Date(), client: "dispatcher" });

/** The API of this process. */
export function apiOf(): Hono {
  const redis = sharedRedis(serverEnv().redisUrl);
  api ??= createApi({
    commerce,
    content,
    limits: redis ? sharedLimits(redis) : ownLimits,
    // A shop without a database can serve as long as the one behind it answers.
    isReady: async () =>
      remoteApi() ? (await commerce().listSources({}, dispatcherCall(getStoreView(defaultStoreCode)))).ok : canServe(),
    findAddress: (storeView, path) =>
      path.startsWith("/blog/")
        ? blogAddress(contentBackend(), languageOf(storeView), path)
        : resolveAddress({ ...commerce(), ...content() }, dispatcherCall(storeView), path),
    // Letters hold the links that open orders: nobody reads them in a shop that visitors see.
    outbox: mailEnv().showsOutbox && !remoteApi() ? keptMails : null,
    askContent: contentEndpoint,
    contentChanged: announceContent,
    noteChanges: (tags) => pageChanges().note(tags),
    social: () => (remoteApi() ? null : socialDesk()),
    desk: () => (remoteApi() ? null : paymentDesk()),
  });
  return api;
}
