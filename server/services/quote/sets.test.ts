import type { ProductOption } from "@/lib/contract";
import { bands, product, smallShop } from "@/server/testing/records";
import { forgetRents, openTestShop, refusalOf, type TestShop, valueOf } from "@/server/testing/shop";
import { counterErrors, openShopper } from "@/server/testing/shopper";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({
    ...smallShop,
    products: [
      ...(smallShop.products ?? []),
      product("DEAL", "Sada za svou cenu", {
        type_id: "bundle",
        price_list: bands(400),
        deposit: 1000,
        bundle_options: [
          {
            option_id: "ski",
            title: { cs: "Lyže", en: "Skis" },
            links: [
              { sku: "SKI-1-170", is_default: true },
              { sku: "SKI-2-170", surcharge: 50 },
            ],
          },
          { option_id: "helmet", title: "Helma", required: false, links: [{ sku: "HELMET" }] },
        ],
      }),
      product("FAMILY", "Rodinná výbava", {
        type_id: "grouped",
        price_list: [],
        deposit: 0,
        links: [
          { link_type: "associated", sku: "SKI-1", qty: 2 },
          { link_type: "associated", sku: "HELMET" },
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

const days = { from: "2027-02-08", to: "2027-02-09" };
const rent = { ...days, qty: 1, source: "praha" };
const chosen = (...selections: [option: string, sku: string][]): ProductOption => ({
  extension_attributes: {
    custom_options: [],
    configurable_item_options: [],
    bundle_options: selections.map(([option_id, sku]) => ({ option_id, option_qty: 1, option_selections: [sku] })),
  },
});
const freeIn = async (sku: string): Promise<Record<string, number>> => {
  const period = { dateFrom: days.from, dateTo: days.to };
  const { sources } = valueOf(await shop.port.checkVariants({ sku, ...period }, shop.context()));
  const praha = sources.find(({ id }) => id === "praha");
  return Object.fromEntries((praha?.variants ?? []).map((variant) => [variant.sku, variant.free]));
};

test("a set's page knows what may be chosen for it, by its size, its price and what it costs more", async () => {
  const deal = valueOf(await shop.port.getProduct({ sku: "DEAL" }, shop.context()));
  expect(deal.priced_by_parts).toBe(false);
  expect(deal.bundle_options[0]?.product_links).toMatchObject([
    {
      linked_product_sku: "SKI-1-170",
      is_default: true,
      product: {
        parentSku: "SKI-1",
        name: "Sjezdové lyže Redster",
        options: [
          { label: "Délka", value: "170 cm" },
          { label: "Barva", value: "Modrá" },
        ],
      },
    },
    { linked_product_sku: "SKI-2-170", surcharge: 50_00, product: { parentSku: "SKI-2" } },
  ]);
});

test("a group names products of which sizes are chosen, and counts with a middle one until then", async () => {
  const family = valueOf(await shop.port.getProduct({ sku: "FAMILY" }, shop.context()));
  expect(family.product_links).toMatchObject([
    { qty: 2, product: { sku: "SKI-1", options: [], configurable_children: [{}, {}, {}] } },
    { qty: 1, product: { sku: "HELMET", configurable_children: [] } },
  ]);
  // Two of the middle size for 390 a day, and a helmet for 120.
  expect(family.price).toBe(2 * 390_00 + 120_00);
});

test("a choice at a surcharge costs so much more on every day, and is named on the line", async () => {
  const jana = await openShopper(shop);
  const plain = valueOf(await jana.put({ ...rent, sku: "DEAL", product_option: chosen(["ski", "SKI-1-170"]) }));
  const dearer = valueOf(
    await jana.put({
      ...rent,
      sku: "DEAL",
      product_option: chosen(["ski", "SKI-2-170"], ["helmet", "HELMET"]),
    }),
  );
  expect([plain.price_incl_tax, dearer.price_incl_tax]).toEqual([2 * 360_00, 2 * 410_00]);
  expect([plain.deposit, dearer.deposit]).toEqual([1000_00, 1000_00]);
  expect(dearer.options).toEqual([
    { label: "Lyže", value: "170 cm, Červená" },
    { label: "Helma", value: "Helma" },
  ]);
});

test("the same pair can't leave twice: alone and in a set it is one unit", async () => {
  const [jana, petr] = [await openShopper(shop), await openShopper(shop)];
  // Praha has two of them: one goes alone, one in a set.
  valueOf(await jana.put({ ...rent, sku: "SKI-1-170" }));
  expect(await freeIn("DEAL")).toMatchObject({ DEAL: 1, "SKI-1-170": 1, "SKI-2-170": 1, HELMET: 3 });
  valueOf(await petr.put({ ...rent, sku: "DEAL", product_option: chosen(["ski", "SKI-1-170"]) }));
  expect(await freeIn("SKI-1")).toMatchObject({ "SKI-1-170": 0 });
  expect(await freeIn("DEAL")).toMatchObject({ DEAL: 0, "SKI-1-170": 0, "SKI-2-170": 1 });

  const third = await openShopper(shop);
  const wish = { ...rent, sku: "DEAL", product_option: chosen(["ski", "SKI-1-170"]) };
  expect(refusalOf(await third.put(wish)).code).toBe("out_of_stock");
  expect(refusalOf(await third.put({ ...rent, sku: "SKI-1-170" })).code).toBe("out_of_stock");
  valueOf(await third.put({ ...wish, product_option: chosen(["ski", "SKI-2-170"]) }));
});

test("parts of a group are lines of their own that say what they belong to", async () => {
  const jana = await openShopper(shop);
  const set = { sku: "FAMILY", name: "Rodinná výbava" };
  const inSet: ProductOption = { extension_attributes: { ...chosen().extension_attributes, set } };
  const line = valueOf(await jana.put({ ...rent, sku: "HELMET", qty: 2, product_option: inSet }));
  expect(line.product_option.extension_attributes.set).toEqual(set);
  // The same thing taken alone is another line, of the same stock.
  valueOf(await jana.put({ ...rent, sku: "HELMET" }));
  const { items } = await jana.pull();
  expect(items.map(({ sku, qty }) => `${qty} × ${sku}`).sort()).toEqual(["1 × HELMET", "2 × HELMET"]);
  expect(refusalOf(await (await openShopper(shop)).put({ ...rent, sku: "HELMET" })).code).toBe("out_of_stock");
});

test("the same set for another person is lines of its own in cart and order, of the same stock", async () => {
  const jana = await openShopper(shop);
  const set = { sku: "FAMILY", name: "Rodinná výbava" };
  const wish = (copy?: number) => ({
    ...{ ...rent, sku: "HELMET" },
    product_option: { extension_attributes: { ...chosen().extension_attributes, set, ...(copy && { copy }) } },
  });
  valueOf(await jana.put(wish()));
  valueOf(await jana.put(wish(2)));
  // Sent again it is the same line.
  valueOf(await jana.put(wish(2)));
  expect(refusalOf(await jana.put({ ...wish(3), qty: 2 })).code).toBe("out_of_stock");
  expect((await jana.pull()).items.map(({ qty }) => qty)).toEqual([1, 1]);
  const { order_id: id } = valueOf(await jana.order([wish(), wish(2)]));
  const { lines } = valueOf(await shop.port.getOrder({ id }, shop.context()));
  expect(lines.map((line) => [line.set, line.set_copy])).toEqual([
    [set, undefined],
    [set, 2],
  ]);
});

test("a set takes the place of the line that holds the last of its skis, and the skis leave once", async () => {
  const [jana, petr] = [await openShopper(shop), await openShopper(shop)];
  const others = (await freeIn("SKI-1"))["SKI-1-170"]! - 1;
  if (others > 0) valueOf(await petr.put({ ...rent, sku: "SKI-1-170", qty: others }));
  const skis = valueOf(await jana.put({ ...rent, sku: "SKI-1-170" }));
  expect((await freeIn("SKI-1"))["SKI-1-170"]).toBe(0);
  const set = { ...rent, sku: "DEAL", product_option: chosen(["ski", "SKI-1-170"], ["helmet", "HELMET"]) };
  expect(refusalOf(await petr.put(set)).code).toBe("out_of_stock");
  valueOf(await jana.put({ ...set, item_id: skis.item_id }));
  const { items } = await jana.pull();
  // Two days at 360.
  expect(items.map(({ sku, price_incl_tax }) => [sku, price_incl_tax])).toEqual([["DEAL", 720_00]]);
  expect((await freeIn("SKI-1"))["SKI-1-170"]).toBe(0);
});
