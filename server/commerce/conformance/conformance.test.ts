import type { Hono } from "hono";
import type { CommercePort } from "@/server/commerce/port";
import { remoteCommerce } from "@/server/commerce/remote";
import type { ContentPort } from "@/server/content/port";
import { remoteContent } from "@/server/content/remote";
import type { RemoteConfig } from "@/server/port/remote";
import { listen, testApi } from "@/server/testing/api";
import { openTestShop, type TestShop } from "@/server/testing/shop";
import { type Backend, conformanceSuite } from "./suite";

const overApi = (config: RemoteConfig) => ({ commerce: remoteCommerce(config), content: remoteContent(config) });

const backendOf = (
  shop: TestShop,
  ports: { commerce: CommercePort; content: ContentPort },
  close: () => Promise<void> = async () => undefined,
): Backend => ({
  ...ports,
  call: (session = {}) => shop.context(session),
  close: async () => {
    await close();
    await shop.close();
  },
});

/** The client of the API, and the API itself, without a network between them. */
const withoutNetwork = (api: Hono): RemoteConfig => ({
  baseUrl: "http://shop.test/api",
  tokenPlace: "header",
  fetch: async (url, init) => api.request(url, init),
});

conformanceSuite("embedded, in-process", async () => {
  const shop = await openTestShop();
  return backendOf(shop, { commerce: shop.port, content: shop.content });
});

conformanceSuite("embedded, over HTTP", async () => {
  const shop = await openTestShop();
  return backendOf(shop, overApi(withoutNetwork(testApi(shop))));
});

/** A second shop without a database, which wants its tokens in the query, and its own API in front of it. */
conformanceSuite("remote", async () => {
  const shop = await openTestShop();
  const first = await listen(testApi(shop));
  const second = overApi({ baseUrl: `${first.origin}/api/`, tokenPlace: "query" });
  const api = testApi({ port: second.commerce, content: second.content });
  return backendOf(shop, overApi(withoutNetwork(api)), first.close);
});
