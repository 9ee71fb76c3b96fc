import { act, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { followAnswer } from "./follow-answer";
import { PasskeyLogin } from "./passkey-login";

const startAuthentication = jest.fn<Promise<unknown>, [{ useBrowserAutofill: boolean }]>();
const browserSupportsWebAuthnAutofill = jest.fn<Promise<boolean>, []>();
const cancelCeremony = jest.fn();
jest.mock("@simplewebauthn/browser", () => ({
  startAuthentication: (...args: [{ useBrowserAutofill: boolean }]) => startAuthentication(...args),
  browserSupportsWebAuthnAutofill: () => browserSupportsWebAuthnAutofill(),
  WebAuthnAbortService: { cancelCeremony: () => cancelCeremony() as unknown },
}));
jest.mock("./follow-answer", () => ({ followAnswer: jest.fn(() => Promise.resolve()) }));

const send = jest.fn<Promise<Pick<Response, "ok" | "json">>, [string, RequestInit]>();
const realFetch = globalThis.fetch;
const answers = (body: unknown, ok = true) => Promise.resolve({ ok, json: () => Promise.resolve(body) });
beforeEach(() => {
  jest.resetAllMocks();
  globalThis.fetch = send as unknown as typeof fetch;
  Object.assign(window, { PublicKeyCredential: class {} });
  browserSupportsWebAuthnAutofill.mockResolvedValue(false);
});
afterEach(() => void Reflect.deleteProperty(window, "PublicKeyCredential"));
afterAll(() => void (globalThis.fetch = realFetch));

const given = { challenge: "abc" };
/** What the shop answers, by the end of the address. */
const shop = (login: unknown, start: unknown = { result: given }, ok = true) =>
  send.mockImplementation((address) => (address.endsWith("/start") ? answers(start, ok) : answers(login)));
const words = {
  ...{ or: "nebo", send: "Klíčem", unavailable: "Půjčovna neodpovídá." },
  refusals: { cancelled: "Nedoběhlo.", passkey_refused: "Nepovedlo se." },
};
const show = () =>
  render(<PasskeyLogin form="/api/main/user/form" hidden={{ next: "/checkout", order: undefined }} words={words} />);
const button = () => screen.findByRole("button", { name: words.send });
const followed = jest.mocked(followAnswer);

test("a press has a passkey sign what the shop gave, and goes where the login leads", async () => {
  shop({ to: "/checkout", customer: "7" });
  startAuthentication.mockResolvedValue({ id: "key" });
  show();
  await userEvent.click(await button());
  await waitFor(() => expect(followed).toHaveBeenCalledWith({ to: "/checkout", customer: "7" }));
  expect(startAuthentication).toHaveBeenCalledWith({ optionsJSON: given, useBrowserAutofill: false });
  const [address, { body } = {}] = send.mock.lastCall ?? [];
  expect(address).toBe("/api/main/user/form/passkey");
  expect(Object.fromEntries(body as URLSearchParams)).toEqual({ next: "/checkout", passkey: '{"id":"key"}' });
});

test("one that is chosen in the browser's list logs in without a press", async () => {
  shop({ to: "/my-account", customer: "7" });
  browserSupportsWebAuthnAutofill.mockResolvedValue(true);
  startAuthentication.mockResolvedValue({ id: "key" });
  show();
  await waitFor(() => expect(followed).toHaveBeenCalled());
  expect(startAuthentication).toHaveBeenCalledWith({ optionsJSON: given, useBrowserAutofill: true });
});

test("what its owner gave up, and what the shop refused, is said; then it can be tried again", async () => {
  shop({ refused: "passkey_refused" });
  startAuthentication.mockRejectedValueOnce(Object.assign(new Error("no"), { name: "NotAllowedError" }));
  show();
  await userEvent.click(await button());
  expect(await screen.findByText("Nedoběhlo.")).toBeVisible();
  startAuthentication.mockResolvedValue({ id: "key" });
  await userEvent.click(await button());
  expect(await screen.findByText("Nepovedlo se.")).toBeVisible();
  expect(await button()).not.toHaveAttribute("aria-busy");
  send.mockRejectedValue(new TypeError("no network"));
  await userEvent.click(await button());
  expect(await screen.findByText(words.unavailable)).toBeVisible();
  expect(followed).not.toHaveBeenCalled();
});

test("a list that the browser closes by itself says nothing, and leaves with the form", async () => {
  shop({});
  browserSupportsWebAuthnAutofill.mockResolvedValue(true);
  startAuthentication.mockRejectedValue(Object.assign(new Error("no"), { name: "SecurityError" }));
  const { unmount } = show();
  await button();
  await waitFor(() => expect(startAuthentication).toHaveBeenCalledTimes(1));
  await act(() => Promise.resolve());
  expect(screen.queryByRole("alert")).toBeNull();
  unmount();
  await waitFor(() => expect(cancelCeremony).toHaveBeenCalled());
});

test("its place is kept until the shop has answered, for what stands below", async () => {
  send.mockReturnValue(new Promise(() => undefined));
  show();
  await waitFor(() => expect(send).toHaveBeenCalled());
  expect(screen.queryByRole("button")).toBeNull();
  expect(screen.getByText(words.send)).toBeInTheDocument();
});

test("its place is given up where nobody answers", async () => {
  send.mockRejectedValue(new TypeError("no network"));
  show();
  await waitFor(() => expect(screen.queryByText(words.send)).toBeNull());
});

test("nothing is offered where the browser or the shop has no passkeys", async () => {
  shop({}, { result: { error_code: "not_found" } }, false);
  const { unmount } = show();
  await waitFor(() => expect(send).toHaveBeenCalledTimes(1));
  await act(() => Promise.resolve());
  expect(screen.queryByText(words.send)).toBeNull();
  unmount();
  Reflect.deleteProperty(window, "PublicKeyCredential");
  show();
  await act(() => Promise.resolve());
  expect(screen.queryByText(words.send)).toBeNull();
  expect(send).toHaveBeenCalledTimes(1);
});
