import type { Attribute } from "@/lib/contract";
import { getStoreView } from "@/lib/store-views";
import { smallShop } from "@/server/testing/records";
import { openTestShop, refusalOf, type TestShop, valueOf } from "@/server/testing/shop";
import { openShopper } from "@/server/testing/shopper";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const boots = smallShop.products?.find(({ sku }) => sku === "BOOTS");
const ski = smallShop.products?.find(({ sku }) => sku === "SKI-1");
const days = { from: "2027-03-08", to: "2027-03-09", source: "praha", qty: 1 };

test.each([
  ["switched off", "BOOTS", { ...boots, status: 2 }],
  ["a part of something else only", "BOOTS", { ...boots, visibility: 1 }],
  [
    "left without any child",
    "SKI-1",
    { ...ski, children: ski?.children?.map((child) => ({ ...child, status: 2 })), popularity: 11 },
  ],
])("what is %s is neither listed, shown, led to, nor put into a cart", async (_why, sku, record) => {
  const context = shop.context();
  const { url_path: url } = valueOf(await shop.port.getProduct({ sku }, context));
  await shop.bringIn({ products: [record] });
  try {
    const listed = valueOf(
      await shop.port.listProducts({ categoryId: 70, sort: "name:asc", size: 50, start: 0 }, context),
    );
    expect(listed.items.map((card) => card.sku)).not.toContain(sku);
    expect(refusalOf(await shop.port.getProduct({ sku }, context)).code).toBe("product_not_found");
    expect(valueOf(await shop.port.mapUrl({ url: url ?? "" }, context))).toEqual({ type: "none" });
    const shopper = await openShopper(shop);
    const child = record.children?.[0]?.sku ?? sku;
    expect(refusalOf(await shopper.put({ sku: child, ...days })).code).toBe("product_not_found");
  } finally {
    await shop.bringIn(smallShop);
  }
});

test("a text that a language lacks comes from another one, and says which; what it has says nothing", async () => {
  const texts = {
    name: { cs: "Helma", en: "Helmet", de: "Helm" },
    short_description: { cs: "Na hlavu", en: "For heads" },
  };
  await shop.bringIn({ products: [{ ...smallShop.products?.find(({ sku }) => sku === "HELMET"), ...texts }] });
  const find = async (code: string) =>
    valueOf(await shop.port.getProduct({ sku: "HELMET" }, shop.context({ storeView: getStoreView(code) })));
  expect(await find("de")).toMatchObject({
    ...{ name: "Helm", short_description: "For heads" },
    other_languages: { short_description: "en", description: "cs" },
  });
  expect((await find("main")).other_languages).toBeUndefined();
  const ski = shop.context({ storeView: getStoreView("de") });
  const { attributes } = valueOf(await shop.port.getProduct({ sku: "SKI-1" }, ski));
  expect(attributes.map(({ label, other_languages: other }) => [label, other?.label])).toEqual([
    ["Brand", "en"],
    ["Úroveň", "cs"],
  ]);
  const facets = valueOf(await shop.port.searchAttributes({}, ski)).items as Attribute[];
  expect(facets.map(({ attribute_code: code, other_languages: other }) => [code, other?.label])).toEqual(
    expect.arrayContaining([
      ["brand", "en"],
      ["level", "cs"],
    ]),
  );
  await shop.bringIn(smallShop);
});
