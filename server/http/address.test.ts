import { refuse } from "@/lib/contract/errors";
import { openTestShop, type TestShop } from "@/server/testing/shop";
import { openShopper, orderOf } from "@/server/testing/shopper";
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
  ["/order/6f0dd8a2-57c8-4c53-9bb0-86e4f8ba0f39", null],
  ["/order/x", null],
  ["/order", null],
])("%s is the page %s", async (path, expected) =>
  expect(await resolveAddress({ ...shop.port, ...shop.content }, shop.context(), path)).toEqual(
    expected === null ? { type: "none" } : { type: "page", path: expected },
  ),
);

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
