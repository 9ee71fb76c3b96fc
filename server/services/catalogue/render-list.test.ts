import { smallShop } from "@/server/testing/records";
import { groupTokenOf } from "@/server/services/account/group-token";
import { NOW, openTestShop, type TestShop, valueOf } from "@/server/testing/shop";
import { customers, tax } from "@/shop.config";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());
afterEach(() => jest.restoreAllMocks());

const before = process.env.INTERNAL_SECRET;
beforeAll(() => void (process.env.INTERNAL_SECRET = "a secret of this test, long enough"));
afterAll(() => {
  if (before === undefined) delete process.env.INTERNAL_SECRET;
  else process.env.INTERNAL_SECRET = before;
});

const ask = async (skus: string[], userGroupId?: number) => {
  const groupToken = userGroupId === undefined ? undefined : groupTokenOf({ id: userGroupId }, NOW);
  return valueOf(await shop.port.renderList({ skus, userGroupId }, shop.context({ groupToken }))).items;
};
const [rule] = smallShop["tax-rules"] ?? [];

test("a special price stands on its own days alone, and the list says which", async () => {
  const helmet = smallShop.products?.find(({ sku }) => sku === "HELMET");
  const until = async (special_to_date: string) => {
    const offer = { special_price: 90, special_from_date: "2027-01-30", special_to_date };
    await shop.bringIn({ products: [{ ...helmet, ...offer }] });
    return (await ask(["HELMET"]))[0];
  };
  // It is 1 February.
  expect(await until("2027-02-01")).toMatchObject({
    ...{ price: 9_000, original_price: 12_000, special_price: 9_000 },
    ...{ special_from_date: "2027-01-30", special_to_date: "2027-02-01" },
  });
  expect(await until("2027-01-31")).toMatchObject({ price: 12_000, special_price: null, special_to_date: null });
  await shop.bringIn(smallShop);
});

test("prices with their tax are the same for every group; those without it are taxed as the group is", async () => {
  const other = { ...rule, id: 2, customer_tax_class_ids: [9], rates: [{ rate: 12, tax_country_id: "CZ" }] };
  jest.replaceProperty(tax, "groupedTax", true);
  const name = { cs: "Skupina", en: "Group", de: "Gruppe", it: "Gruppo" };
  jest.replaceProperty(customers, "groups", [...customers.groups, { id: 9, code: "abroad", name, net: false }]);
  await shop.bringIn({ "tax-rules": [rule, other] });
  const [gross] = await ask(["HELMET"], 9);
  // The tax in it is what the group is charged.
  expect(gross).toMatchObject({ price: 12_000, price_tax: 1_286, tax_rate: 12 });

  jest.replaceProperty(tax, "pricesIncludeTax", false);
  await shop.bringIn({ ...smallShop, "tax-rules": [rule, other] });
  const [usual] = await ask(["HELMET"]);
  expect(usual).toMatchObject({ price: 14_520, price_tax: 2_520, original_price: 14_520 });
  const [theirs] = await ask(["HELMET"], 9);
  expect(theirs).toMatchObject({ price: 13_440, price_tax: 1_440, original_price: 13_440 });
  expect(theirs?.price_list[0]?.price_per_day).toBe(13_440);
});
