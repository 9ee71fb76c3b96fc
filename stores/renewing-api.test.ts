import type { ApiClient } from "@/lib/api";
import { customerId, noteLogin } from "./account-hint";
import { mayBeInAccount } from "./ended-login";
import { notifications } from "./notifications";
import { renewingApi } from "./renewing-api";

const said = () => notifications.store.getState().list.map(({ code, action1 }) => [code, action1]);
const refused = { ok: false, error: { code: "login_required", message: "over", transport: false } };

/** A shop that lets nobody in, whether it renews logins or not. */
const shop = (renews: boolean) => {
  const call = jest.fn(async (name: string) => {
    const isRenewed = name === "refreshSession" && renews;
    return isRenewed ? { ok: true, value: "token", meta: { refreshToken: "next" } } : refused;
  });
  return { call, api: renewingApi({ call } as unknown as ApiClient) };
};

beforeEach(() => {
  document.body.innerHTML = "<main></main>";
  notifications.store.setState({ list: [] });
  noteLogin("7", 0);
});
test("a login that is over is told of once, with a way to the next one", async () => {
  const { api } = shop(false);
  expect(await Promise.all([api.call("getMe", {}), api.call("getFamily", {})])).toEqual([refused, refused]);
  expect([customerId(), said()]).toEqual([null, [["login_over", "log_in"]]]);
  // What came into the cart before may be kept for the account still; what comes later is not.
  const [before, after] = [-60_000, 60_000].map((ms) => ({ addedAt: new Date(Date.now() + ms).toISOString() }));
  expect([mayBeInAccount(before!), mayBeInAccount(after!)]).toEqual([true, false]);
  noteLogin("7", 0);
  expect(mayBeInAccount(before!)).toBe(false);
});

test("so is one that was ended elsewhere, where the cart is the first thing that was shut", async () => {
  const gone = { ok: false, error: { code: "cart_not_found", message: "no such cart", transport: false } };
  const call = jest.fn(async (name: string) => (name === "updateCartItem" ? gone : refused));
  const api = renewingApi({ call } as unknown as ApiClient);
  const press = () => api.call("updateCartItem", {} as never, { cartToken: "shut" });
  expect(await press()).toEqual(gone);
  expect([customerId(), said()]).toEqual([null, [["login_over", "log_in"]]]);
  call.mockClear();
  expect(await press()).toEqual(gone);
  expect([call.mock.calls.length, said().length]).toEqual([1, 1]);
});

test("one that can't be renewed after all tries is given up, and what helps is said", async () => {
  const { api, call } = shop(true);
  expect(await api.call("getFamily", {})).toEqual(refused);
  expect(call.mock.calls.filter(([name]) => name === "getFamily")).toHaveLength(4);
  expect([customerId(), said()]).toEqual([null, [["login_broken", "log_in"]]]);
});

test("whoever stands before the form to log in is told nothing", async () => {
  document.body.innerHTML = '<main><input autocomplete="username webauthn"></main>';
  await shop(false).api.call("getMe", {});
  expect([customerId(), said()]).toEqual([null, []]);
});

test("a form that only says whose password it asks for is none to log in", async () => {
  document.body.innerHTML = '<main><input autocomplete="username" hidden></main>';
  await shop(false).api.call("getMe", {});
  expect(said()).toEqual([["login_over", "log_in"]]);
});
