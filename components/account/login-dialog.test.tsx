import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import messages from "@/messages/cs-CZ.json";
import { accounts } from "@/shop.config";
import { forgetLogin, noteLogin } from "@/stores/account-hint";
import { followAccountLinks } from "./follow-account-links";

const mockCall = jest.fn();
jest.mock("@/stores/load-api", () => ({ loadApi: async () => ({ call: mockCall }) }));
const send = jest.fn<Promise<Pick<Response, "json">>, [string, RequestInit]>();
const realFetch = globalThis.fetch;
beforeEach(() => {
  send.mockReset();
  globalThis.fetch = send as unknown as typeof fetch;
  document.body.innerHTML = `<main></main><a data-reload href="#elsewhere/my-account">Účet</a>`;
});
afterEach(() => {
  forgetLogin();
  // As when the page is left.
  act(() => void window.dispatchEvent(new Event("pagehide")));
});
afterAll(() => void (globalThis.fetch = realFetch));

const { account } = messages;
const plain = (text: string): string => text.replace(/\u00a0/gu, " ");
const link = () => screen.getByRole("link", { name: "Účet" });
const press = async () => {
  await userEvent.click(link());
  return screen.findByRole("dialog", { name: account.login.title });
};

test("a press opens a login over the page, ready to be typed into; closed, the link has the focus again", async () => {
  const end = followAccountLinks();
  expect(link()).toHaveAttribute("aria-haspopup", "dialog");
  const dialog = await press();
  expect(window.location.hash).toBe("");
  expect(screen.getByLabelText(account.email)).toHaveFocus();
  expect(screen.getByLabelText(account.email)).toHaveAttribute("autocomplete", "username webauthn");
  expect(screen.getByLabelText(account.password)).toHaveAttribute("autocomplete", "current-password");
  await userEvent.click(screen.getByRole("button", { name: plain(account.close) }));
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  expect(link()).toHaveFocus();
  end();
  expect(link()).not.toHaveAttribute("aria-haspopup");
});

test("registration and a forgotten password stand in the same dialog; a refusal is said at its field", async () => {
  const end = followAccountLinks();
  await press();
  const forgotten = screen.getByRole("link", { name: account.login.forgotten });
  expect(forgotten).toHaveAttribute("href", "/passreset");
  await userEvent.click(forgotten);
  expect(screen.getByRole("dialog", { name: account.reset.title })).toBeVisible();
  expect(screen.getByLabelText(account.email)).toHaveFocus();
  expect(screen.queryByLabelText(account.password)).toBeNull();
  await userEvent.click(screen.getByRole("link", { name: plain(account.login.register) }));
  const fields = ["given-name", "family-name", "username", "new-password"];
  expect([...document.querySelectorAll("dialog input")].map((field) => field.getAttribute("autocomplete"))).toEqual(
    fields,
  );
  await userEvent.type(screen.getByLabelText(account.firstname), "Jana");
  await userEvent.type(screen.getByLabelText(account.lastname), "Nová");
  await userEvent.type(screen.getByLabelText(account.email), "jana@example.com");
  await userEvent.type(screen.getByLabelText(account.password), "sjezd po sedmé");
  send.mockResolvedValueOnce({ json: () => Promise.resolve({ refused: "customer_exists" }) });
  await userEvent.click(screen.getByRole("button", { name: plain(account.register.send) }));
  await waitFor(() => expect(screen.getByLabelText(account.email)).toBeInvalid());
  expect(send.mock.calls[0]?.[0]).toMatch(/\/api\/main\/user\/form\/register$/u);
  end();
});

test("one who is logged in, or on the page of the login, is led to the account", async () => {
  noteLogin("7", 0);
  let end = followAccountLinks();
  expect(link()).not.toHaveAttribute("aria-haspopup");
  end();
  forgetLogin();
  document.querySelector("main")!.innerHTML = `<input autocomplete="username">`;
  end = followAccountLinks();
  await userEvent.click(link());
  expect(window.location.hash).toBe("#elsewhere/my-account");
  expect(screen.queryByRole("dialog")).toBeNull();
  window.location.hash = "";
  end();
});

test("leaving the page takes the dialog along, so that nobody comes back to it", async () => {
  const end = followAccountLinks();
  const dialog = await press();
  act(() => void window.dispatchEvent(new Event("pagehide")));
  expect(dialog).not.toBeInTheDocument();
  end();
});

test("services stand in it once the shop has said which are open", async () => {
  jest.replaceProperty(accounts, "socialLogin", [
    { id: "hory", name: "Hory", issuer: "https://hory.example", clientId: "sezona" },
    { id: "doly", name: "Doly", issuer: "https://doly.example", clientId: "sezona" },
  ]);
  mockCall.mockResolvedValue({ ok: true, value: [{ id: "hory", name: "Hory" }] });
  const end = followAccountLinks();
  await press();
  expect(await screen.findByRole("link", { name: "Pokračovat přes Hory" })).toHaveAttribute(
    "href",
    "/api/main/user/social/hory",
  );
  expect(screen.queryByRole("link", { name: /Doly/u })).toBeNull();
  expect(mockCall).toHaveBeenCalledWith("listServices", {});
  end();
  jest.restoreAllMocks();
});
