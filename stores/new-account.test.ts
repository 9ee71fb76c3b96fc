import { emptyCheckoutForm } from "@/lib/domain/checkout";
import { customerId } from "./account-hint";
import { isAccountReady, openWantedAccount, typePassword, useNewAccount, wantAccount } from "./new-account";
import { renderHook } from "@testing-library/react";

const send = jest.fn<Promise<{ to: string; customer?: string } | { refused: string }>, [URLSearchParams]>();
beforeEach(() => {
  window.localStorage.clear();
  wantAccount(false);
  send.mockReset();
});

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
const open = () => openWantedAccount(form, "order-1", send);
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
  send.mockResolvedValueOnce({ to: "/my-account", customer: "7" });
  await open();
  expect(Object.fromEntries(send.mock.calls[0]![0])).toEqual({
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
  send.mockResolvedValueOnce({ refused });
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
