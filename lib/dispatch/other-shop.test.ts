import { getStoreView, storeViews } from "@/lib/store-views";
import { inOtherShop } from "./other-shop";

const HOST = "sezona.example:3000";
const views = [getStoreView("main"), ...storeViews.filter(({ storeCode }) => storeCode !== "main")];
/** The other shop has these; all else is the first one's. */
const shared = new Map([
  ["/lyze", "/c/lyze"],
  ["/p/AM-101/javor", "/p/AM-101/javor"],
  ["/p/AM-101/stary", "/p/AM-101/javor"],
]);
const led = (to: string, from: string, host = HOST) =>
  inOtherShop({ host, path: `/language/${to}`, referer: `http://${host}${from}` }, views, ({ asks }) => {
    const path = shared.get(asks);
    return Promise.resolve(path ? { type: "page", path } : { type: "none" });
  });

test.each([
  [
    "what both have is kept, with days and filters",
    "/lyze?dateFrom=2027-02-13&brand=javor",
    "/skibike/lyze?dateFrom=2027-02-13&brand=javor",
  ],
  ["a thing too", "/p/AM-101/javor?place=liberec", "/skibike/p/AM-101/javor?place=liberec"],
  ["by its name of today", "/p/AM-101/stary", "/skibike/p/AM-101/javor"],
  ["a search is made there as well", "/search?q=lyze", "/skibike/search?q=lyze"],
  ["the cart's page", "/cart", "/skibike/cart"],
  ["home is home", "/?utm=x", "/skibike"],
  ["an order belongs to its shop", "/order?id=6f0dd8a2", "/skibike"],
  ["a branch too", "/branches/praha-holesovice", "/skibike"],
  [
    "what it doesn't have is looked for by its words",
    "/p/KAY-101/morsky-kajak-7/KAY-101-M?dateFrom=2027-02-13&dateTo=2027-02-15&x=1",
    "/skibike/search?q=morsky+kajak+7&dateFrom=2027-02-13&dateTo=2027-02-15",
  ],
  ["a section too", "/voda/kajaky", "/skibike/search?q=kajaky"],
  ["of nonsense nothing is looked for", "/p/KAY-101/%E0%A4%A", "/skibike"],
])("%s", async (_what, from, expected) => expect(await led("skibike", from)).toBe(expected));

test("what the other shop can't be asked for now may be there", async () => {
  const pressed = { host: HOST, path: "/language/skibike", referer: `http://${HOST}/lyze?brand=javor` };
  const unanswered = () => Promise.resolve({ type: "unanswered" as const });
  expect(await inOtherShop(pressed, views, unanswered)).toBe("/skibike/lyze?brand=javor");
});

test("back to the first shop, which has no prefix", async () => {
  expect(await led("main", "/skibike/lyze?brand=javor")).toBe("/lyze?brand=javor");
  expect(await led("main", "/skibike/kola")).toBe("/search?q=kola");
});

test("another language of the same shop, another site and other paths are none of its business", async () => {
  expect(await led("en", "/lyze")).toBeNull();
  expect(
    await inOtherShop(
      { host: HOST, path: "/language/skibike", referer: "https://evil.example/lyze" },
      views,
      jest.fn(),
    ),
  ).toBeNull();
  expect(await inOtherShop({ host: HOST, path: "/lyze", referer: null }, views, jest.fn())).toBeNull();
});
