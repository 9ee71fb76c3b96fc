import { tax } from "@/shop.config";
import { taxRate } from "./prices";

const rule = (id: number, group: number, rate: number) => ({
  id,
  product_tax_class_ids: [2],
  customer_tax_class_ids: [group],
  rates: [{ rate, tax_country_id: tax.defaultCountry }],
});
const data = { taxRules: [rule(1, tax.defaultCustomerGroup + 1, 10), rule(2, tax.defaultCustomerGroup, 21)] };

test("the first rule for the class counts, whatever its customer group", () => expect(taxRate(data, 2)).toBe(10));

test("with tax by groups only a rule for the customer's group does", () => {
  const owner = jest.replaceProperty(tax, "groupedTax", true);
  expect(taxRate(data, 2)).toBe(21);
  owner.restore();
});
