import { catalogue, customers, tax } from "@/shop.config";
import { customerTaxClass, groupById, groupOfAccount, hasOwnPrices, isDefaultGroup, tierGroup } from "./customer-group";

const name = { cs: "Skupina", en: "Group", de: "Gruppe", it: "Gruppo" };
const everybody = { id: 3, code: "public", name, net: false };
const club = { id: 5, code: "club", name, net: false };
const abroad = { id: 6, code: "abroad", name, taxClass: 9, net: false };
const company = { id: 7, code: "company", name, taxClass: 3, net: true };

beforeEach(() => void jest.replaceProperty(customers, "groups", [everybody, club, abroad, company]));
afterEach(() => jest.restoreAllMocks());

test("an account without a group, or with one that was taken away, is in the default group", () => {
  expect([null, undefined, 99, 3].map((id) => groupOfAccount(id))).toEqual(Array(4).fill(everybody));
  expect(groupOfAccount(5)).toEqual(club);
  expect([groupById(5), groupById(99)]).toEqual([club, undefined]);
  expect([everybody, club].map(isDefaultGroup)).toEqual([true, false]);
});

test("groups are taxed apart only where the shop does so, and alike again where the default one counts alone", () => {
  expect(customerTaxClass(club)).toBeUndefined();
  jest.replaceProperty(tax, "groupedTax", true);
  expect([undefined, everybody, club, abroad, company].map((group) => customerTaxClass(group))).toEqual([
    3, 3, 5, 9, 3,
  ]);
  jest.replaceProperty(tax, "onlyDefaultGroup", true);
  expect([undefined, everybody, club, abroad].map((group) => customerTaxClass(group))).toEqual([3, 3, 3, 3]);
});

test("own prices count with their flag, and for the default group never", () => {
  expect([undefined, everybody, club].map(tierGroup)).toEqual([undefined, undefined, undefined]);
  jest.replaceProperty(catalogue, "priceTiers", true);
  expect([undefined, everybody, club].map(tierGroup)).toEqual([undefined, undefined, 5]);
});

test("whether kept pages know a group's prices", () => {
  const own = () => [everybody, club, abroad, company].map(hasOwnPrices);
  expect(own()).toEqual([false, false, false, true]);
  const tiers = jest.replaceProperty(catalogue, "priceTiers", true);
  expect(own()).toEqual([false, true, true, true]);
  tiers.replaceValue(false);
  jest.replaceProperty(tax, "groupedTax", true);
  expect(own()).toEqual([false, true, true, true]);
  jest.replaceProperty(tax, "onlyDefaultGroup", true);
  expect(own()).toEqual([false, false, false, true]);
});
