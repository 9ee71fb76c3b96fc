import type { ApiClient } from "@/lib/api";
import { forgetLogin, groupNow, noteGroup, noteLogin } from "./account-hint";
import { askGroupPrices, askProduct, heardGroup, PRICES_AFTER_SYNC } from "./group-prices";
import { hasGroup } from "./group-hint";

const HOUR = 60 * 60 * 1000;
const group = { id: 4, token: "proof" };
const apiThat = (call: jest.Mock) => async () => ({ call }) as unknown as ApiClient;

beforeEach(() => localStorage.clear());

test("only whoever is logged in to a group with prices of its own has one, and a logout forgets it", () => {
  expect([hasGroup(), groupNow()]).toEqual([false, null]);
  noteLogin("7", 1);
  expect([hasGroup(), groupNow()]).toEqual([false, null]);
  noteLogin("7", 1, group);
  expect([hasGroup(), groupNow()]).toEqual([true, { ...group, at: 1 }]);
  forgetLogin();
  expect(hasGroup()).toBe(false);
  noteGroup(group, 2);
  expect(hasGroup()).toBe(false);
});

test("the group is asked for again once an hour is over, and one that was left counts no more", async () => {
  noteLogin("7", 0, group);
  const call = jest.fn().mockResolvedValue({ ok: true, value: { id: 7, group_id: 4, groupToken: "newer" } });
  expect(await heardGroup(HOUR - 1, apiThat(call))).toEqual({ ...group, at: 0 });
  expect(call).not.toHaveBeenCalled();
  expect(await heardGroup(HOUR, apiThat(call))).toEqual({ id: 4, token: "newer", at: HOUR });
  call.mockResolvedValue({ ok: true, value: { id: 7, group_id: 3, groupToken: "public" } });
  expect(await heardGroup(3 * HOUR, apiThat(call))).toBeNull();
  expect(hasGroup()).toBe(false);
});

test("while nobody can be asked, what was proven a while ago is used", async () => {
  noteLogin("7", 0, group);
  const call = jest.fn().mockResolvedValue({ ok: false, error: { code: "internal", transport: true } });
  expect(await heardGroup(HOUR, apiThat(call))).toEqual({ ...group, at: 0 });
});

test("a long list is asked for in parts, and told once", async () => {
  const skus = Array.from({ length: 101 }, (_, index) => `S-${index}`);
  const call = jest.fn(async (_name: string, input: { skus: string[] }) => ({
    ok: true,
    value: { items: input.skus.map((sku) => ({ sku })) },
  }));
  const told = jest.fn();
  document.addEventListener(PRICES_AFTER_SYNC, told);
  expect((await askGroupPrices(skus, group, apiThat(call))).size).toBe(101);
  expect(call.mock.calls.map(([, { skus: part }]) => part.length)).toEqual([100, 1]);
  expect(told.mock.calls.map(([event]) => (event as CustomEvent<{ items: unknown[] }>).detail.items.length)).toEqual([
    101,
  ]);
  document.removeEventListener(PRICES_AFTER_SYNC, told);
});

test("a product comes with the percent of tax in its prices; what can't be had rejects", async () => {
  const call = jest.fn(async (name: string) =>
    name === "getProduct"
      ? { ok: true, value: { sku: "A", price: 1 } }
      : { ok: true, value: { items: [{ sku: "A", tax_rate: 12 }] } },
  );
  expect(await askProduct("A", group, apiThat(call))).toEqual({ product: { sku: "A", price: 1 }, taxRate: 12 });
  expect(call).toHaveBeenCalledWith("getProduct", { sku: "A", userGroupId: 4 }, { groupToken: "proof" });
  const refused = jest.fn().mockResolvedValue({ ok: false, error: { message: "gone" } });
  await expect(askProduct("A", group, apiThat(refused))).rejects.toThrow("gone");
});
