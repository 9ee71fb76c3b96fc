import { customers } from "@/shop.config";
import { customerId, forgetLogin, groupNow, noteLogin } from "./account-hint";
import { knowCustomer } from "./know-customer";

const mockEnter = jest.fn();
jest.mock("./enter-account", () => ({ enterAccount: async (...given: unknown[]) => void mockEnter(...given) }));

const name = { cs: "x", en: "x", de: "x", it: "x" };
beforeEach(() => {
  mockEnter.mockReset();
  forgetLogin();
  jest.replaceProperty(customers, "groups", [
    { id: 3, code: "public", name, net: false },
    { id: 4, code: "company", name, net: true },
  ]);
});
afterEach(() => jest.restoreAllMocks());

const asked = (value: object | null) => async () => ({
  call: (async () =>
    value ? { ok: true, value } : { ok: false, error: { code: "login_required" } }) as unknown as never,
});
const company = { id: 7, group_id: 4, groupToken: "proof" };

test("whoever came without the login's script is known from the first personal page on", async () => {
  expect(await knowCustomer(asked(company), 5)).toBe(true);
  expect(mockEnter).toHaveBeenCalledWith("7", { id: 4, token: "proof" });
});

test("whoever is another one than this browser knows of is entered too", async () => {
  noteLogin("6", 0);
  expect(await knowCustomer(asked({ id: 7, group_id: 3 }))).toBe(false);
  expect(mockEnter).toHaveBeenCalledWith("7", undefined);
});

test("a group that somebody was put into, or taken out of, counts from then on", async () => {
  noteLogin("7", 0);
  expect(await knowCustomer(asked(company), 5)).toBe(true);
  expect(groupNow()).toEqual({ id: 4, token: "proof", at: 5 });
  expect(await knowCustomer(asked({ id: 7, group_id: 3 }), 6)).toBe(false);
  expect(groupNow() ?? null).toBeNull();
  expect(mockEnter).not.toHaveBeenCalled();
});

test("where nobody answers, all stays as it is", async () => {
  noteLogin("7", 0, { id: 4, token: "proof" });
  expect(await knowCustomer(asked(null))).toBe(false);
  expect([customerId(), groupNow()?.id]).toEqual(["7", 4]);
});
