import { defaultStoreCode, getStoreView, storeViews } from "@/lib/store-views";
import { keysOf } from "./key";

const views = [...new Set([getStoreView(defaultStoreCode), ...storeViews])];
const keyOf = (url: string, headers = {}) =>
  keysOf({ method: "GET", url, headers: { host: "shop.example", ...headers } }, views);

test.each(["my-account", "login", "register", "passreset", "newsletter", "order", "checkout"])(
  "no answer of /%s has a place in the cache, in whichever shop front and for whichever part of it",
  (segment) => {
    for (const url of [`/${segment}`, `/en/${segment}`, `/${segment}?id=1`, `/${segment}/orders/1`])
      for (const headers of [{}, { rsc: "1" }, { cookie: "customer_token=x" }]) expect(keyOf(url, headers)).toBeNull();
  },
);

test("a page that shows a refused form with what was typed is its writer's own", () => {
  expect(keyOf("/reviews?sku=SKI-1&refused=invalid_input.title")).toBeNull();
  expect(keyOf("/en/reviews?refused=&sku=SKI-1")).toBeNull();
  expect(keyOf("/reviews?sku=SKI-1")).not.toBeNull();
});

test("a page that is shared has the same place for whoever is logged in", () => {
  expect(keyOf("/c/lyze", { cookie: "customer_token=x" })).toEqual(keyOf("/c/lyze"));
  expect(keyOf("/c/lyze")).not.toBeNull();
});
