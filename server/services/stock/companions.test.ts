import { product, smallShop } from "@/server/testing/records";
import { openTestShop, refusalOf, type TestShop, valueOf } from "@/server/testing/shop";

let shop: TestShop;
const section = (id: number, slug: string) => ({ id, parent_id: 69, name: slug, slug });
beforeAll(async () => {
  shop = await openTestShop({
    ...smallShop,
    categories: [
      ...(smallShop.categories ?? []),
      section(91, "sjezdove-lyze"),
      section(92, "lyzarske-boty"),
      section(93, "sjezdove-hulky"),
      section(94, "lyzarske-helmy"),
    ],
    products: [
      ...(smallShop.products ?? []),
      product("RIDE", "Sjezdovky", { category_ids: [91], attributes: { level: ["expert"] }, stock: { praha: 3 } }),
      product("BOOT-A", "Boty", { category_ids: [92], attributes: { level: ["beginner"] }, stock: { praha: 3 } }),
      product("BOOT-B", "Boty", {
        category_ids: [92],
        attributes: { level: ["expert"] },
        stock: { praha: 2, brno: 1 },
      }),
      product("POLE", "Hůlky", { category_ids: [93], stock: { brno: 5 } }),
      product("CAP", "Helma", { category_ids: [94], stock: { praha: 1 } }),
    ],
  });
});
afterAll(() => shop.close());

const option = (option_id: string, links: { sku: string; surcharge?: number }[]) => ({
  ...{ option_id, title: `Část ${option_id}`, links },
});
const set = (sku: string, more: object = {}) =>
  product(sku, `Komplet ${sku}`, {
    ...{ type_id: "bundle", category_ids: [91], deposit: 3000, stock: {} },
    bundle_options: [option("1", [{ sku: "RIDE" }]), option("2", [{ sku: "BOOT-A", surcharge: 30 }])],
    ...more,
  });

test("what makes up a set that has a price of its own is offered first, with the set", async () => {
  const withSets = await openTestShop({
    ...smallShop,
    categories: [
      ...(smallShop.categories ?? []),
      section(91, "sjezdove-lyze"),
      section(92, "lyzarske-boty"),
      section(94, "lyzarske-helmy"),
    ],
    products: [
      ...(smallShop.products ?? []),
      product("RIDE", "Sjezdovky", { category_ids: [91], attributes: { level: ["expert"] }, stock: { praha: 3 } }),
      product("BOOT-A", "Boty", { category_ids: [92], attributes: { level: ["beginner"] }, stock: { praha: 3 } }),
      product("BOOT-B", "Boty", { category_ids: [92], attributes: { level: ["expert"] }, stock: { praha: 2 } }),
      product("CAP", "Helma", { category_ids: [94], stock: { praha: 1 } }),
      set("PARTS", { price_list: [], deposit: 0 }),
      set("OTHER", { bundle_options: [option("1", [{ sku: "RIDE" }]), option("2", [{ sku: "HELMET" }])] }),
      set("DEAL"),
    ],
  });
  const asked = { skus: ["RIDE"], source: "praha", ...days };
  const found = valueOf(await withSets.port.listCompanions(asked, withSets.context({ now })));
  // BOOT-B suits better, but only BOOT-A is in a set; HELMET is in one too, and goes with nothing here.
  expect(found.map(({ product: { sku }, set: of }) => [sku, of?.product.sku])).toEqual([
    ["BOOT-A", "DEAL"],
    ["CAP", undefined],
  ]);
  expect(found[0]?.set).toMatchObject({
    product: { name: "Komplet DEAL", deposit: 3000_00 },
    options: [
      { option_id: "1", title: "Část 1", required: true, links: [{ sku: "RIDE", surcharge: 0 }] },
      { option_id: "2", links: [{ sku: "BOOT-A", label: "Boty", surcharge: 30_00 }] },
    ],
  });
  await withSets.close();
});

const days = { from: "2027-02-08", to: "2027-02-10" };
const now = new Date("2027-01-04T12:00:00+01:00");
const ask = (skus: string[], source = "praha", period = days) =>
  shop.port.listCompanions({ skus, source, ...period }, shop.context({ now }));

test("of each section the one that suits best and is free there, and how many there are", async () => {
  const found = valueOf(await ask(["RIDE"]));
  expect(found.map((entry) => [entry.section, entry.product.sku, entry.free])).toEqual([
    ["lyzarske-boty", "BOOT-B", { "BOOT-B": 2 }],
    ["lyzarske-helmy", "CAP", { CAP: 1 }],
  ]);
  expect(found[0]?.product).toMatchObject({ name: "Boty", deposit: 2000_00 });
});

test("what is among the things already is not offered, and beside other things nothing is", async () => {
  expect(valueOf(await ask(["RIDE", "BOOT-A"])).map(({ product: { sku } }) => sku)).toEqual(["CAP"]);
  expect(valueOf(await ask(["BOOT-A"]))).toEqual([]);
  expect(valueOf(await ask(["NOTHING"]))).toEqual([]);
});

test("what the asker has of a section is not offered again, and nothing goes with it here", async () => {
  const ask = { skus: ["RIDE"], source: "praha", ...days };
  const having = async (have: string[]) =>
    valueOf(await shop.port.listCompanions({ ...ask, have }, shop.context({ now })));
  expect((await having(["BOOT-A"])).map(({ product: { sku } }) => sku)).toEqual(["CAP"]);
  expect((await having(["BOOT-A", "CAP", "NOTHING"])).map(({ product: { sku } }) => sku)).toEqual([]);
  const boots = { ...ask, skus: ["BOOT-A"], have: ["RIDE"] };
  expect(valueOf(await shop.port.listCompanions(boots, shop.context({ now })))).toEqual([]);
});

test("days and branch that can't be served are refused, not answered with nothing", async () => {
  expect(refusalOf(await ask(["RIDE"], "nowhere")).code).toBe("not_found");
  const reversed = { from: "2027-02-10", to: "2027-02-08" };
  expect(refusalOf(await ask(["RIDE"], "praha", reversed)).code).toBe("invalid_period");
  expect(refusalOf(await ask(["RIDE"], "brno", { from: "2027-02-12", to: "2027-02-13" })).code).toBe("closed_day");
});
