import { refuse } from "@/lib/contract/errors";
import { openTestShop, type TestShop } from "@/server/testing/shop";
import { product, smallShop } from "@/server/testing/records";
import { openShopper, orderOf } from "@/server/testing/shopper";
import { getStoreView } from "@/lib/store-views";
import { channel } from "@/shop.config";
import { resolveAddress } from "./address";

const LINE = { sku: "BOOTS", qty: 1, from: "2027-02-08", to: "2027-02-09", source: "praha" };

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

test.each([
  ["/c/lyze", "/c/lyze"],
  ["/c/nothing", null],
  ["/lyzovani/lyze", "/c/lyze"],
  ["/lyze", null],
  ["/nothing/at/all", null],
  ["/p/SKI-1", "/p/SKI-1/ski-1"],
  ["/p/SKI-1/anything", "/p/SKI-1/ski-1"],
  ["/p/SKI-1/ski-1/SKI-1-170", "/p/SKI-1/ski-1/SKI-1-170"],
  ["/p/SKI-1/ski-1/SKI-2-170", null],
  ["/p/SKI-1/ski-1/nope", null],
  ["/p/SKI-1-170/anything", "/p/SKI-1/ski-1"],
  ["/p/HIDDEN/hidden", null],
  ["/p/%25zz/x", null],
  ["/p/SKI-1%2F/x", null],
  ["/i/jak-to-funguje", "/i/jak-to-funguje"],
  ["/static/jak-to-funguje", "/static/jak-to-funguje"],
  ["/static/jak/to/funguje", null],
  ["/branches/praha", "/branches/praha"],
  ["/branches/jinde", null],
  ["/branches/nowhere", null],
  ["/partners/7", null],
  ["/order/6f0dd8a2-57c8-4c53-9bb0-86e4f8ba0f39", null],
  ["/order/x", null],
  ["/order", null],
])("%s is the page %s", async (path, expected) =>
  expect(await resolveAddress({ ...shop.port, ...shop.content }, shop.context(), path)).toEqual(
    expected === null ? { type: "none" } : { type: "page", path: expected },
  ),
);

test("a partner has a page where the owner shows such, in the fronts that it hands over in", async () => {
  const pages = jest.replaceProperty(channel, "displayPartnerPages", true);
  const find = (path: string, storeView = getStoreView("main")) =>
    resolveAddress({ ...shop.port, ...shop.content }, shop.context({ storeView }), path);
  expect(await find("/partners/7")).toEqual({ type: "page", path: "/partners/7" });
  expect(await find("/partners/8")).toEqual({ type: "none" });
  expect(await find("/partners/7", getStoreView("skibike"))).toEqual({ type: "none" });
  pages.restore();
});

test("an order's id leads to its page", async () => {
  const call = shop.context({ cartToken: (await openShopper(shop)).token });
  const placed = await shop.port.placeOrder(orderOf([LINE]), call);
  if (!placed.ok) throw new Error(placed.error.message);
  const found = await resolveAddress({ ...shop.port, ...shop.content }, call, `/order/${placed.value.order_id}`);
  expect(found).toEqual({ type: "page", path: "/order" });
});

test("a shop that can't say is not a shop without the thing", async () => {
  const silent = { ...shop.port, getProduct: async () => refuse("unavailable", "no answer") };
  await expect(resolveAddress({ ...silent, ...shop.content }, shop.context(), "/p/SKI-1/ski-1")).rejects.toThrow(
    "unavailable",
  );
});

describe("what has moved", () => {
  const find = (path: string) => resolveAddress({ ...shop.port, ...shop.content }, shop.context(), path);
  const moved = (path: string) => ({ type: "moved", path });
  const tent = (url_path: string, more = {}) =>
    product("TENT", "Stan", { category_ids: [72], stock: { praha: 1 }, url_path, ...more });
  const vybava = smallShop.categories?.find(({ id }) => id === 72);

  test("is found by each of its former addresses in one step, also after it came back to one of them", async () => {
    for (const url_path of ["stan", "stany/stan", "kemp/stan"]) await shop.bringIn({ products: [tent(url_path)] });
    expect(await find("/stan")).toEqual(moved("/kemp/stan"));
    expect(await find("/stany/stan")).toEqual(moved("/kemp/stan"));
    expect(await find("/kemp/stan")).toEqual({ type: "page", path: "/p/TENT/tent" });
    expect(await find("/kemp/stan/nonsense")).toEqual({ type: "none" });
    await shop.bringIn({ products: [tent("stan")] });
    expect(await find("/stan")).toEqual({ type: "page", path: "/p/TENT/tent" });
    expect(await find("/kemp/stan")).toEqual(moved("/stan"));
  });

  test("leaves its address to what stands there now, and has it again when that moves on", async () => {
    await shop.bringIn({ products: [tent("tent-new")] });
    const other = product("TARP", "Plachta", { category_ids: [72], stock: { praha: 1 }, url_path: "stan" });
    await shop.bringIn({ products: [other] });
    expect(await find("/stan")).toEqual({ type: "page", path: "/p/TARP/tarp" });
    await shop.bringIn({ products: [{ ...other, url_path: "plachta" }] });
    expect(await find("/stan")).toEqual(moved("/plachta"));
  });

  test("is nowhere where it is not rented", async () => {
    await shop.bringIn({ products: [tent("tent-last", { store_codes: ["skibike"] })] });
    expect(await find("/tent-new")).toEqual({ type: "none" });
  });

  test("is a category by its former slug and url_path", async () => {
    await shop.bringIn({ categories: [{ ...vybava!, slug: "prislusenstvi", url_path: "hory/prislusenstvi" }] });
    expect(await find("/lyzovani/vybava")).toEqual(moved("/hory/prislusenstvi"));
    expect(await find("/c/vybava")).toEqual({ type: "page", path: "/c/prislusenstvi" });
    await shop.bringIn({ categories: [vybava!] });
    expect(await find("/hory/prislusenstvi")).toEqual(moved("/lyzovani/vybava"));
  });
});
