import type { OrderBody } from "@/lib/contract";
import { bands, everyDay, product, smallShop, source } from "@/server/testing/records";
import { openTestShop, refusalOf, type TestShop, valueOf } from "@/server/testing/shop";
import { openShopper, orderOf } from "@/server/testing/shopper";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({
    ...smallShop,
    sources: [
      source("praha", "Praha", { partner_id: 7 }),
      // The same partner's, closed on Saturdays and Sundays.
      source("brno", "Brno", { partner_id: 7, opening_hours: everyDay.slice(0, 5) }),
      source("jinde", "Jinde", { store_codes: ["skibike"] }),
    ],
    products: [
      ...(smallShop.products ?? []),
      product("DEAL", "Sada za svou cenu", {
        type_id: "bundle",
        price_list: bands(400),
        bundle_options: [
          { option_id: "ski", title: "Lyže", links: [{ sku: "SKI-1-170", is_default: true }, { sku: "SKI-2-170" }] },
          { option_id: "helmet", title: "Helma", links: [{ sku: "HELMET" }] },
        ],
      }),
    ],
  });
});
afterAll(() => shop.close());

const boots = { sku: "BOOTS", qty: 1, from: "2027-02-08", to: "2027-02-10", source: "praha" };
const place = (
  rents: Parameters<typeof orderOf>[0],
  info: Partial<OrderBody["addressInformation"]> = {},
  more: Partial<OrderBody> = {},
) => {
  const body = orderOf(rents, more);
  return shop.port.placeOrder({ ...body, addressInformation: { ...body.addressInformation, ...info } }, shop.context());
};
const orders = async (): Promise<number> =>
  (await shop.pool.query("SELECT count(*)::int AS orders FROM rental_order")).rows[0].orders;
let before = 0;
beforeEach(async () => {
  before = await orders();
});
const nothingPlaced = async () => expect(await orders()).toBe(before);

const home = orderOf([boots]).addressInformation.billingAddress;
const courier = { shipping_carrier_code: "flatrate", shipping_method_code: "courier" };
const fetched = { return_carrier_code: "flatrate", return_method_code: "courier" };

test.each([
  ["no street", courier, { billingAddress: { ...home, street: [] } }, "shipping", "street"],
  ["a blank street", courier, { billingAddress: { ...home, street: [" ", "2. patro"] } }, "shipping", "street"],
  ["no city", courier, { shippingAddress: { ...home, city: "" } }, "shipping", "city"],
  ["a postcode of another shape", courier, { shippingAddress: { ...home, postcode: "12" } }, "shipping", "postcode"],
  ["no street on the way back", fetched, { returnAddress: { ...home, street: [] } }, "return", "street"],
  ["no city on the way back", fetched, { billingAddress: { ...home, city: "" } }, "return", "city"],
])("a carrier is not sent to an address with %s", async (_, methods, addresses, way, field) => {
  expect(refusalOf(await place([boots], { ...methods, ...addresses }))).toMatchObject({
    code: "address_incomplete",
    details: { way, field },
  });
  await nothingPlaced();
});

test("who comes in person needs no street", async () => {
  const nowhere = { ...home, street: [], city: "", postcode: "" };
  valueOf(await place([{ ...boots, sku: "HELMET" }], { billingAddress: nowhere }));
});

test("nothing is handed over or brought back where and when the branch is closed", async () => {
  // 12 February 2027 is a Friday, 13 a Saturday.
  const toSaturday = { ...boots, from: "2027-02-11", to: "2027-02-13" };
  const inBrno = { return_method_code: "brno" };
  expect(refusalOf(await place([{ ...toSaturday, to: "2027-02-12" }, toSaturday], inBrno))).toMatchObject({
    code: "closed_day",
    details: { end: "to", day: "2027-02-13", source: "brno", way: "return", line: 1 },
  });
  const fromSunday = { ...boots, from: "2027-02-14", to: "2027-02-15", source: "brno" };
  expect(refusalOf(await place([fromSunday]))).toMatchObject({
    code: "closed_day",
    details: { end: "from", day: "2027-02-14", source: "brno", line: 0 },
  });
  await nothingPlaced();
});

test("a line's price that the shopper saw is what they agreed to, unless they agreed to a whole sum", async () => {
  const body = orderOf([boots]);
  const seen = (price_incl_tax: number) => [{ ...body.products[0]!, price_incl_tax }];
  expect(refusalOf(await place([boots], {}, { products: seen(1_00) }))).toMatchObject({
    code: "price_changed",
    details: { expected: 1_00, actual: 480_00, line: 0 },
  });
  await nothingPlaced();
  expect(valueOf(await place([boots], {}, { products: seen(1_00), expected_total: 480_00 })).grand_total).toBe(480_00);
});

test("made-up choices are refused, not kept as another line of the same thing", async () => {
  const jana = await openShopper(shop);
  const options = { custom_options: [], configurable_item_options: [], bundle_options: [] };
  const asked = (extension: object) => ({ product_option: { extension_attributes: { ...options, ...extension } } });
  const engraving = asked({ custom_options: [{ option_id: "engraving", option_value: "Jana" }] });
  const ski = { option_id: "ski", option_qty: 1, option_selections: ["SKI-1-170"] };
  expect(refusalOf(await jana.put({ ...boots, sku: "HELMET", ...engraving }))).toMatchObject({
    code: "invalid_option",
    details: { sku: "HELMET", option: "engraving" },
  });
  expect(refusalOf(await jana.put({ ...boots, sku: "HELMET", ...asked({ bundle_options: [ski] }) })).code).toBe(
    "invalid_option",
  );
  expect((await jana.pull()).items).toEqual([]);
});

test("a set with a price of its own gives nothing away", async () => {
  const jana = await openShopper(shop);
  const put = (...bundle_options: { option_id: string; option_qty: number; option_selections: string[] }[]) => {
    const extension_attributes = { custom_options: [], configurable_item_options: [], bundle_options };
    return jana.put({ ...boots, sku: "DEAL", product_option: { extension_attributes } });
  };
  const helmet = { option_id: "helmet", option_qty: 1, option_selections: ["HELMET"] };
  const ski = { option_id: "ski", option_qty: 1, option_selections: ["SKI-2-170"] };
  const refused = { code: "invalid_option", details: { sku: "DEAL", option: "ski" } };
  expect(refusalOf(await put({ ...ski, option_qty: 2 }, helmet))).toMatchObject(refused);
  expect(refusalOf(await put({ ...ski, option_qty: 2 ** 53 - 1 }, helmet)).code).toBe("invalid_input");
  expect(refusalOf(await put({ ...ski, option_selections: ["SKI-1-170", "SKI-2-170"] }, helmet))).toMatchObject(
    refused,
  );
  expect(valueOf(await put(ski, helmet)).price_incl_tax).toBe(1080_00);
});
