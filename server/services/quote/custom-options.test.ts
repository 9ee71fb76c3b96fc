import type { ProductOption } from "@/lib/contract";
import { lineKey } from "@/lib/domain/cart-line";
import { getStoreView } from "@/lib/store-views";
import { product, smallShop } from "@/server/testing/records";
import { forgetRents, openTestShop, refusalOf, type TestShop, valueOf } from "@/server/testing/shop";
import { counterErrors, openShopper } from "@/server/testing/shopper";

const name = {
  option_id: "name",
  title: { cs: "Jméno na přilbě", en: "Name on the helmet" },
  type: "field",
  max_characters: 12,
  price: 29,
} as const;

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({
    ...smallShop,
    products: [
      ...(smallShop.products ?? []),
      product("NAMED", "Přilba se jménem", { stock: { praha: 3 }, custom_options: [name] }),
      product("GIFT", "Poukaz s balením", {
        type_id: "virtual",
        charged_by: "piece",
        price_list: [{ days_from: 1, days_to: null, price_per_day: 1000 }],
        deposit: 0,
        custom_options: [
          {
            option_id: "wrapping",
            title: "Balení",
            type: "drop_down",
            is_require: true,
            values: [
              { option_type_id: 1, title: "PDF" },
              { option_type_id: 2, title: "V pásu", price: 5, price_type: "percent" },
            ],
          },
        ],
      }),
    ],
  });
});
afterEach(async () => {
  expect(await counterErrors(shop)).toEqual([]);
  await forgetRents(shop);
});
afterAll(() => shop.close());

const rent = { from: "2027-02-08", to: "2027-02-10", qty: 1, source: "praha" };
const written = (...chosen: [string, string][]): ProductOption => ({
  extension_attributes: {
    custom_options: chosen.map(([option_id, option_value]) => ({ option_id, option_value })),
    configurable_item_options: [],
    bundle_options: [],
  },
});

test("a product says what can be written with it, in the language of the store view", async () => {
  const { custom_options } = valueOf(
    await shop.port.getProduct({ sku: "NAMED" }, shop.context({ storeView: getStoreView("en") })),
  );
  expect(custom_options).toMatchObject([{ title: "Name on the helmet", price: 29_00, max_characters: 12 }]);
});

test("a written name is a line of its own, named on it and charged once for each piece", async () => {
  const jana = await openShopper(shop);
  const plain = valueOf(await jana.put({ ...rent, sku: "NAMED" }));
  const named = valueOf(await jana.put({ ...rent, sku: "NAMED", product_option: written(["name", " Jana "]) }));
  expect(named.price_incl_tax).toBe(plain.price_incl_tax + 29_00);
  expect(named.options).toEqual([{ label: "Jméno na přilbě", value: "Jana" }]);
  expect(named.product_option).toEqual(written(["name", "Jana"]));
  const { items } = await jana.pull();
  expect(new Set(items.map(lineKey)).size).toBe(2);
});

test("a choice can cost a share of the price", async () => {
  const jana = await openShopper(shop);
  const line = valueOf(await jana.put({ ...rent, sku: "GIFT", product_option: written(["wrapping", "2"]) }));
  expect(line.price_incl_tax).toBe(1050_00);
});

test.each([
  ["option_required", "GIFT", undefined, { sku: "GIFT", option: "wrapping" }],
  ["option_too_long", "NAMED", written(["name", "Karolína Nová"]), { sku: "NAMED", option: "name", most: 12 }],
  ["invalid_option", "GIFT", written(["wrapping", "9"]), { sku: "GIFT", option: "wrapping" }],
])("what does not fit is refused as %s", async (code, sku, product_option, details) => {
  const jana = await openShopper(shop);
  expect(refusalOf(await jana.put({ ...rent, sku, product_option }))).toMatchObject({ code, details });
});
