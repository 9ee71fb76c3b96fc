import { emptyCheckoutForm } from "@/lib/domain/checkout";
import { customerId } from "./account-hint";
import { isAccountReady, openWantedAccount, typePassword, useNewAccount, wantAccount } from "./new-account";
import { renderHook } from "@testing-library/react";

const send = jest.fn<Promise<Pick<Response, "json">>, [string, RequestInit]>();
const realFetch = globalThis.fetch;
beforeEach(() => {
  window.localStorage.clear();
  wantAccount(false);
  globalThis.fetch = send.mockReset() as unknown as typeof fetch;
});
afterAll(() => void (globalThis.fetch = realFetch));

const PASSWORD = "sjezd po sedmé";
const form = {
  ...emptyCheckoutForm,
  personalDetails: {
    firstName: "Jana ",
    lastName: "Nová",
    emailAddress: " jana@example.com",
    phoneNumber: "777123456",
  },
};
const answering = (body: unknown) => send.mockResolvedValueOnce({ json: () => Promise.resolve(body) });
const open = () => openWantedAccount(form, "order-1", "http://localhost/api/main");
const now = () => {
  const { result, unmount } = renderHook(() => useNewAccount((state) => state));
  unmount();
  return result.current;
};

test("an order waits for a password that will do only where an account is wanted", () => {
  expect(isAccountReady()).toBe(true);
  wantAccount(true);
  typePassword("krátké");
  expect([isAccountReady(), now().isRefused]).toEqual([false, true]);
  typePassword(PASSWORD);
  expect([isAccountReady(), now().isRefused]).toEqual([true, false]);
});

test("the account is opened with what the order says, and its password is kept nowhere", async () => {
  wantAccount(true);
  typePassword(PASSWORD);
  answering({ to: "/my-account", customer: "7" });
  await open();
  const [address, { body }] = send.mock.calls[0]!;
  expect(address).toBe("http://localhost/api/main/user/form/register");
  expect(Object.fromEntries(body as URLSearchParams)).toEqual({
    ...{ firstname: "Jana", lastname: "Nová", email: "jana@example.com" },
    ...{ password: PASSWORD, order: "order-1" },
  });
  expect(now()).toMatchObject({ outcome: "opened", password: "", isWanted: false });
  expect(customerId()).toBe("7");
  expect(JSON.stringify([{ ...window.localStorage }, { ...window.sessionStorage }])).not.toContain(PASSWORD);
  await open();
  expect(send).toHaveBeenCalledTimes(1);
});

test.each([
  ["customer_exists", "taken"],
  ["password_leaked", "leaked"],
  ["too_many_requests", "failed"],
])("refused as %s, the order has its end all the same", async (refused, outcome) => {
  wantAccount(true);
  typePassword(PASSWORD);
  answering({ refused });
  await open();
  expect([now().outcome, customerId()]).toEqual([outcome, null]);
});

test("nobody who answers, and nobody who wants one", async () => {
  await open();
  expect(send).not.toHaveBeenCalled();
  wantAccount(true);
  typePassword(PASSWORD);
  send.mockRejectedValueOnce(new Error("no network"));
  await open();
  expect(now()).toMatchObject({ outcome: "failed", password: "" });
});
