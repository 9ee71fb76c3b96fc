import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import { MAX_PATH_LENGTH } from "@/lib/limits";
import type { StoreView } from "@/lib/store-views";
import { channel } from "@/shop.config";
import type { AddressTarget } from "./address";
import { decide, notFoundAt, OWN_PAGES, settle } from "./decide";

const view = (storeCode: string, more: Partial<StoreView> = {}): StoreView => ({
  storeCode,
  storeId: 1,
  name: storeCode,
  locale: "cs-CZ",
  extend: null,
  appendStoreCode: true,
  urlDispatching: true,
  hosts: [],
  ...more,
});

const ORDER = "6f0dd8a2-57c8-4c53-9bb0-86e4f8ba0f39";

const views = [
  view("main", { appendStoreCode: false, hosts: ["sezona.example"] }),
  view("skibike", { hosts: ["ski.example", "bike.example"] }),
  view("plain", { urlDispatching: false }),
  view("en", { extend: "main" }),
];

/** A decision in a few words: `page main /c/lyze`. */
function words(
  host: string | null,
  address: string,
  target: AddressTarget = { type: "unanswered" },
  showsTestPage = false,
): string {
  const [pathname = "", search = ""] = address.split("?");
  const query = new URLSearchParams(search);
  const first = decide({ host, path: pathname, query, showsTestPage }, views);
  const decision = first.type === "ask" ? settle(first, target, query) : first;
  const asked = first.type === "ask" ? `ask${first.asks === first.path ? "" : ` ${first.asks}`} → ` : "";
  if (decision.type === "redirect") return `${asked}redirect ${decision.path}`;
  if (decision.type === "unanswered") return `${asked}unanswered`;
  const page = decision.type === "page" || decision.path !== "/unknown" ? ` ${decision.path}` : "";
  return `${asked}${decision.type} ${decision.storeView.storeCode}${page}`;
}

test.each([
  // Store views by host and by prefix.
  [null, "/", "page main /"],
  ["unheard-of.example", "/cart", "page main /cart"],
  ["ski.example", "/", "page skibike /"],
  ["SKI.Example:8080", "/cart", "page skibike /cart"],
  ["bike.example.", "/cart", "page skibike /cart"],
  ["[::1]:3000", "/cart", "page main /cart"],
  ["ski.example", "/skibike/cart", "page skibike /cart"],
  ["ski.example", "/plain/cart", "page plain /cart"],
  // A prefix without need is left out, but on another view's host it is what names the view.
  ["sezona.example", "/main/cart", "redirect /cart"],
  ["sezona.example", "/main", "redirect /"],
  ["ski.example", "/main/cart", "page main /cart"],
  ["sezona.example", "/skibike", "page skibike /"],
  // One page, one address.
  [null, "//cart//", "redirect /cart"],
  [null, "/cart/", "redirect /cart"],
  [null, "/\\evil.example", "redirect /evil.example"],
  // The shop's own pages, exactly.
  [null, "/pwa.html", "page main /"],
  [null, "/sitemap.xml", "page main /sitemap"],
  [null, "/sitemap-2.xml", "page main /sitemap/2"],
  [null, "/skibike/sitemap-1.xml", "page skibike /sitemap/1"],
  [null, "/sitemap-123456.xml", "ask → unanswered"],
  [null, "/sitemap/1", "unknown main"],
  [null, "/test", "unknown main"],
  [null, "/en/branches", "page en /branches"],
  [null, "/en/branches/praha", "ask → page en /branches/praha"],
  [null, "/language/nobodys", "unknown main"],
  // An order is asked for by its id; without a usable one there is none.
  [null, `/order?id=${ORDER}`, `ask /order/${ORDER} → page main /order`],
  [null, `/order/calendar?id=${ORDER}&utm=x`, `ask /order/${ORDER} → page main /order/calendar`],
  [null, `/order/download?id=${ORDER}&sku=GPX`, `ask /order/${ORDER} → page main /order/download`],
  [null, "/order", "unknown main /order/unknown"],
  [null, "/order?id=x%00y", "unknown main /order/unknown"],
  [null, `/skibike/order?id=${"x".repeat(65)}`, "unknown skibike /order/unknown"],
  [null, "/order/unknown", "unknown main"],
  [null, "/cart/x", "unknown main"],
  [null, `/order/pass?id=${ORDER}`, `ask /order/${ORDER} → page main /order/pass`],
  [null, `/order/pass-code?id=${ORDER}`, `ask /order/${ORDER} → page main /order/pass-code`],
  [null, `/order/payment-code?id=${ORDER}`, `ask /order/${ORDER} → page main /order/payment-code`],
  [null, "/order/calendar/x", "unknown main"],
  [null, "/checkout/x.y", "unknown main"],
  [null, "/graphql/x", "unknown main"],
  // Shapes that no page has.
  [null, "/c", "unknown main"],
  [null, "/c/lyze/nonsense", "unknown main"],
  [null, "/c/lyze/filtered", "unknown main"],
  [null, "/p", "unknown main"],
  [null, "/p/A-1/slug/A-1-170/more", "unknown main"],
  [null, "/static", "unknown main"],
  [null, "/branches/praha/more", "unknown main"],
  [null, "/i/contact/more", "unknown main"],
  ["ski.example", "/p", "unknown skibike"],
  // No text at all.
  [null, "/p/%00/x", "unknown main"],
  [null, "/p/%E0%A4%A/x", "unknown main"],
  [null, "/p/%25zz/x", "ask → page main /p/%25zz/x"],
  // Words that only begin like the shop's own.
  [null, "/apidura-brasna", "ask → unanswered"],
  [null, "/media-sety", "ask → unanswered"],
  [null, "/cartridge", "ask → unanswered"],
  // Without look-ups of url_path only routes are left.
  [null, "/plain/lyze", "unknown plain"],
  [null, "/plain/c/lyze", "ask → page plain /c/lyze"],
  // Not asked is not unknown: the page answers by itself, where the address says which one it is.
  [null, "/c/lyze?sort=price:asc", "ask → page main /c/lyze/filtered"],
  [null, "/lyze", "ask → unanswered"],
])("host %p, %p: %s", (host, address, expected) => expect(words(host, address)).toBe(expected));

const lyze: AddressTarget = { type: "page", path: "/c/lyze" };
const ski: AddressTarget = { type: "page", path: "/p/A-1/javor" };
const child: AddressTarget = { type: "page", path: "/p/A-1/javor/A-1.5" };

test.each([
  ["/lyze", lyze, "ask → page main /c/lyze"],
  ["/lyze?utm_source=mail", lyze, "ask → page main /c/lyze"],
  ["/lyze?dateFrom=2027-01-01&dateTo=2027-01-02", lyze, "ask → page main /c/lyze/filtered"],
  ["/lyze?gender=women", lyze, "ask → page main /c/lyze/filtered"],
  ["/skibike/lyze", lyze, "ask → page skibike /c/lyze"],
  ["/c/lyze", lyze, "ask → page main /c/lyze"],
  ["/c/nothing", { type: "none" }, "ask → unknown main"],
  ["/stare-lyze", { type: "moved", path: "/zima/lyze" }, "ask → redirect /zima/lyze"],
  ["/skibike/stare-lyze", { type: "moved", path: "/zima/lyze" }, "ask → redirect /skibike/zima/lyze"],
  ["/javor?childSku=A-1.5", ski, "ask → page main /p/A-1/javor"],
  ["/p/A-1/javor", ski, "ask → page main /p/A-1/javor"],
  ["/p/%41-1/javor", ski, "ask → page main /p/A-1/javor"],
  ["/p/A-1/anything", ski, "ask → redirect /p/A-1/javor"],
  ["/p/A-1", ski, "ask → redirect /p/A-1/javor"],
  ["/skibike/p/A-1/anything", ski, "ask → redirect /skibike/p/A-1/javor"],
  ["/p/A-1/javor/A-1.5", child, "ask → page main /p/A-1/javor/A-1.5"],
  ["/p/A-1/javor/nope", { type: "none" }, "ask → unknown main"],
  ["/static/about/us", { type: "none" }, "ask → unknown main"],
  ["/skibike/branches/praha", { type: "none" }, "ask → unknown skibike"],
  [`/order?id=${ORDER}`, { type: "page", path: "/order" }, `ask /order/${ORDER} → page main /order`],
  [`/en/order?id=${ORDER}`, { type: "none" }, `ask /order/${ORDER} → unknown en /order/unknown`],
  [`/order/calendar?id=${ORDER}`, { type: "none" }, `ask /order/${ORDER} → unknown main /order/unknown`],
] as const)("%p when the catalogue says %p: %s", (address, target, expected) =>
  expect(words("sezona.example", address, target)).toBe(expected),
);

test("a path is asked for up to the longest one that is looked up", () => {
  const longest = `/${"x".repeat(MAX_PATH_LENGTH - 1)}`;
  expect(words(null, longest)).toMatch(/^ask/u);
  expect(words(null, `${longest}x`)).toBe("unknown main");
});

test("the page of all parts is there where it is wanted", () =>
  expect(words(null, "/test", undefined, true)).toBe("page main /test"));

test("a shop without a blog has none of its pages", () => {
  const owner = jest.replaceProperty(channel, "plugins", { ...channel.plugins, blog: false });
  for (const address of ["/blog", "/blog/rss.xml", "/en/blog", "/blog/velikosti", "/blog/velikosti/jak-dlouhe-lyze"])
    expect(words(null, address)).toMatch(/^unknown/u);
  expect(words(null, "/blogy")).toBe("ask → unanswered");
  owner.restore();
  expect(words(null, "/en/blog")).toBe("page en /blog");
});

test("a shop without the equipment guide has no page of it", () => {
  const owner = jest.replaceProperty(channel, "plugins", { ...channel.plugins, equipmentGuide: false });
  for (const address of ["/guide", "/en/guide", "/guide?sport=sjezd"])
    expect(words(null, address)).toMatch(/^unknown/u);
  owner.restore();
  expect(words(null, "/en/guide?sport=sjezd")).toBe("page en /guide");
});

test("one order of an account is that account's to find, whatever its id", () => {
  expect(words(null, "/en/my-account/orders/3f2b8c1e")).toBe("page en /my-account/orders/3f2b8c1e");
  expect(words(null, "/my-account/orders/a/b")).toMatch(/unknown/u);
});

test("names that every object has by nature change nothing", () => {
  for (const name of ["toString", "valueOf", "hasOwnProperty", "__defineGetter__", "__proto__", "constructor"]) {
    expect(words(null, `/?${name}=1`)).toBe("page main /");
    expect(words(null, `/${name}`)).toBe("ask → unanswered");
    expect(words(null, `/lyze?${name}=1`, lyze)).toMatch(/^ask → page main \/c\/lyze/u);
  }
});

test("every page of the shop has its line in the table", () => {
  const app = path.join(__dirname, "../../app");
  const layouts = ["[store]", "(minimal)/[store]", "(empty)/[store]"];
  // Led to by the dispatcher alone.
  const inner = ["/unknown", "/sitemap", "/sitemap/[part]", "/order/unknown", "/c/[slug]/filtered"];
  const ofAccount = ["/my-account/orders/[orderId]"];
  const ofCatalogue = [
    "/c/[slug]",
    "/p/[...sku]",
    "/branches/[branch]",
    "/partners/[partner]",
    "/i/[slug]",
    "/static/[...slug]",
    "/blog/[category]",
    "/blog/[category]/[article]",
  ];
  const found = layouts.flatMap((layout) => {
    const store = path.join(app, layout);
    return readdirSync(store, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map((entry) => path.join(entry.parentPath, entry.name))
      .filter((folder) => ["page.tsx", "route.ts"].some((file) => existsSync(path.join(folder, file))))
      .map((folder) => `/${path.relative(store, folder).split(path.sep).join("/")}`);
  });
  expect(found.sort()).toEqual(
    [...OWN_PAGES, ...inner, ...ofAccount, ...ofCatalogue].filter((page) => page !== "/").sort(),
  );
});

test.each([
  [null, "/c/sold-out", "main /unknown"],
  [null, "/my-account/orders/none", "main /unknown"],
  ["ski.example", "/guide", "skibike /unknown"],
  ["ski.example", "/en/order", "en /order/unknown"],
  [null, "//order/pass/", "main /order/unknown"],
])("what a page itself does not find has the not-found page of its front: %s %s", (host, path, expected) => {
  const decision = notFoundAt({ host, path }, views);
  if (decision.type !== "unknown") throw new Error(`it is ${decision.type}`);
  expect(`${decision.storeView.storeCode} ${decision.path}`).toBe(expected);
});
