import type { Day, Money, SessionCustomer } from "@/lib/contract";
import { catalogue, customers, tax } from "@/shop.config";

export type CustomerGroup = (typeof customers)["groups"][number];

/** What one day costs a group, between the first and the last day of it; a missing one is open. */
export interface TierPrice {
  group_id: number;
  price: Money;
  special_from_date: Day | null;
  special_to_date: Day | null;
}

export const groupById = (id: number | null | undefined): CustomerGroup | undefined =>
  customers.groups.find((group) => group.id === id);

export const groupByCode = (code: string): CustomerGroup | undefined =>
  customers.groups.find((group) => group.code === code);

export const isDefaultGroup = ({ id }: Pick<CustomerGroup, "id">): boolean => id === tax.defaultCustomerGroup;

/** The group of visitors, and of accounts that are in no other one: a group that was taken away is none. */
export function groupOfAccount(id: number | null | undefined): CustomerGroup {
  const group = groupById(id) ?? groupById(tax.defaultCustomerGroup);
  if (!group) throw new Error(`no customer group ${tax.defaultCustomerGroup}`);
  return group;
}

/** The customer tax class by which tax rules are chosen; undefined where the shop taxes all groups alike. */
export function customerTaxClass(group: CustomerGroup = groupOfAccount(null)): number | undefined {
  if (!tax.groupedTax) return undefined;
  const { id, taxClass = id } = tax.onlyDefaultGroup ? groupOfAccount(null) : group;
  return taxClass;
}

/** The group whose own prices count: none for visitors, nor where no group has any. */
export const tierGroup = (group: CustomerGroup | undefined): number | undefined =>
  catalogue.priceTiers && group && !isDefaultGroup(group) ? group.id : undefined;

/** Whether a group is shown or charged anything else than everybody is: then no kept page knows its prices. */
export const hasOwnPrices = (group: CustomerGroup): boolean =>
  !isDefaultGroup(group) &&
  (group.net || catalogue.priceTiers || customerTaxClass(group) !== customerTaxClass(groupOfAccount(null)));

/** A group whose prices a browser has to ask for, and what proves it. */
export interface OwnGroup {
  id: number;
  token: string;
}

/** That of a customer; undefined for whoever pays what pages say. */
export function ownGroup({
  group_id,
  groupToken,
}: Pick<SessionCustomer, "group_id" | "groupToken">): OwnGroup | undefined {
  const group = groupById(group_id);
  return group && groupToken && hasOwnPrices(group) ? { id: group.id, token: groupToken } : undefined;
}
