import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { AccountForm } from "./account-form";

const enterAccount = jest.fn((_id: string) => Promise.resolve());
jest.mock("@/stores/enter-account", () => ({ enterAccount: (id: string) => enterAccount(id) }));

const send = jest.fn<Promise<Pick<Response, "json">>, [string, RequestInit]>();
const answering = (body: unknown) => send.mockResolvedValueOnce({ json: () => Promise.resolve(body) });
const realFetch = globalThis.fetch;
beforeEach(() => {
  send.mockReset();
  globalThis.fetch = send as unknown as typeof fetch;
});
afterAll(() => void (globalThis.fetch = realFetch));

function show(more: Partial<Parameters<typeof AccountForm>[0]> = {}) {
  return render(
    <AccountForm
      action="/api/main/user/form/login"
      fields={[
        { name: "email", label: "E-mail", type: "email", autoComplete: "username", maxLength: 200 },
        { name: "password", label: "Heslo", type: "password", autoComplete: "current-password", maxLength: 200 },
      ]}
      hidden={{ next: "/checkout", token: undefined }}
      send="Přihlásit se"
      refusals={{
        login_failed: { text: "Nepatří k sobě", field: "password" },
        too_many_requests: { text: "Počkejte" },
        unavailable: { text: "Neodpovídá" },
        invalid_input: { text: "Něco nesedí" },
      }}
      faults={{ missing: "Vyplňte", email: "Celý e-mail", name: "Dvě písmena", password: "Osm znaků" }}
      failed="Nepovedlo se"
      {...more}
    />,
  );
}

async function fillIn() {
  const user = userEvent.setup();
  await user.type(screen.getByLabelText("E-mail"), "jana@example.com");
  await user.type(screen.getByLabelText("Heslo"), "sjezd");
  return user;
}
const press = (user: ReturnType<typeof userEvent.setup>) =>
  user.click(screen.getByRole("button", { name: "Přihlásit se" }));

test("without script it is a plain form, with fields that password managers know", () => {
  const { container } = show();
  const form = container.querySelector("form")!;
  expect([form.getAttribute("method"), form.getAttribute("action")]).toEqual(["post", "/api/main/user/form/login"]);
  expect(screen.getByLabelText("E-mail")).toHaveAttribute("autocomplete", "username");
  expect(screen.getByLabelText("Heslo")).toHaveAttribute("autocomplete", "current-password");
  expect(form.checkValidity()).toBe(false);
  expect(new FormData(form).get("next")).toBe("/checkout");
  expect(new FormData(form).has("token")).toBe(false);
});

test("a refusal is said at its field, has the focus, and leaves what was typed", async () => {
  answering({ refused: "login_failed" });
  show();
  await press(await fillIn());
  const field = screen.getByLabelText("Heslo");
  await waitFor(() => expect(field).toHaveFocus());
  expect(field).toHaveAccessibleDescription("Nepatří k sobě");
  expect(screen.getByLabelText("E-mail")).toHaveValue("jana@example.com");
  const [address, { body, headers }] = send.mock.calls[0]!;
  expect([new URL(address).pathname, headers]).toEqual(["/api/main/user/form/login", { accept: "application/json" }]);
  expect(String(body)).toBe("next=%2Fcheckout&email=jana%40example.com&password=sjezd");
});

test.each([
  [() => answering({ refused: "too_many_requests" }), "Počkejte"],
  [() => answering({ code: 429, result: { error_code: "too_many_requests" } }), "Počkejte"],
  [() => answering({ refused: "what" }), "Nepovedlo se"],
  [() => send.mockRejectedValueOnce(new Error("no network")), "Neodpovídá"],
])("what is no field's is said above, and can be tried again (%#)", async (prepare, text) => {
  prepare();
  show();
  await press(await fillIn());
  expect(await screen.findByRole("alert")).toHaveTextContent(text);
  expect(screen.getByRole("button", { name: "Přihlásit se" })).not.toHaveAttribute("aria-busy");
});

test("who has logged in takes the cart along before the next page comes", async () => {
  answering({ to: "#mine", customer: "7" });
  show();
  await press(await fillIn());
  await waitFor(() => expect(enterAccount).toHaveBeenCalledWith("7"));
});

test("what wants a network and is not kept is not begun without one", async () => {
  const online = jest.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  show({ refusals: { offline: { text: "Bez připojení to nejde" } } });
  await press(await fillIn());
  expect(await screen.findByRole("alert")).toHaveTextContent("Bez připojení to nejde");
  expect(send).not.toHaveBeenCalled();
  online.mockRestore();
});

const registration = [
  { name: "firstname", label: "Jméno", type: "text" as const, autoComplete: "given-name", minLength: 2, maxLength: 99 },
  { name: "email", label: "E-mail", type: "email" as const, autoComplete: "username", maxLength: 200 },
  { name: "password", label: "Heslo", type: "password" as const, autoComplete: "new-password", maxLength: 99 },
].map((field) => (field.name === "password" ? { ...field, minLength: 8 } : field));
const said = () => ["Jméno", "E-mail", "Heslo"].map((label) => screen.getByLabelText(label));

test("each wrong field is told in the shop's words, the first has the focus, and nothing is sent", async () => {
  const user = userEvent.setup();
  const { container } = show({ fields: registration });
  // The browser's own bubbles speak its language, and of one field alone.
  expect(container.querySelector("form")!.noValidate).toBe(true);
  await press(user);
  for (const field of said()) expect(field).toHaveAccessibleDescription("Vyplňte");
  expect(said()[0]).toHaveFocus();
  await user.type(said()[0]!, "J");
  await user.type(said()[1]!, "jana");
  await user.type(said()[2]!, "krátké");
  await press(user);
  const words = ["Dvě písmena", "Celý e-mail", "Osm znaků"];
  said().forEach((field, index) => expect(field).toHaveAccessibleDescription(words[index]!));
  await user.type(said()[0]!, "ana");
  expect(said()[0]).not.toHaveAttribute("aria-invalid");
  expect(send).not.toHaveBeenCalled();
});

test.each([
  ["invalid_input.firstname", "Jméno", "Dvě písmena"],
  ["invalid_input.email", "E-mail", "Celý e-mail"],
  ["invalid_input.password", "Heslo", "Osm znaků"],
])("what the shop refuses of a field is told there: %s", (refused, label, words) => {
  show({ fields: registration, refused });
  expect(screen.getByLabelText(label)).toHaveAccessibleDescription(words);
  expect(screen.queryByRole("alert")).toBeNull();
});

test("every field that is named is told of, by the general words where it has none of its own", () => {
  const { unmount } = show({ fields: registration, refused: "invalid_input.email.firstname" });
  expect(screen.getByLabelText("Jméno")).toHaveAccessibleDescription("Dvě písmena");
  expect(screen.getByLabelText("E-mail")).toHaveAccessibleDescription("Celý e-mail");
  expect(screen.getByLabelText("Jméno")).toHaveFocus();
  unmount();
  show({ refused: "invalid_input.password" });
  expect(screen.getByLabelText("Heslo")).toHaveAccessibleDescription("Něco nesedí");
  expect(screen.queryByRole("alert")).toBeNull();
});

test("of a field that the form does not have it is told above", () => {
  show({ refused: "invalid_input.nothing" });
  expect(screen.getByRole("alert")).toHaveTextContent("Něco nesedí");
});

test("a password manager is told whose password it is, and the form sends none of that", () => {
  const { container } = show({ fields: registration.slice(2), username: "jana@example.com" });
  const field = container.querySelector<HTMLInputElement>('[autocomplete="username"]')!;
  expect([field.value, field.hidden, [...new FormData(container.querySelector("form")!).keys()]]).toEqual([
    "jana@example.com",
    true,
    ["next", "password"],
  ]);
});

test("two presses send it once", async () => {
  let answer = (_: Pick<Response, "json">): void => undefined;
  send.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
  show();
  const user = await fillIn();
  await press(user);
  await press(user);
  expect(send).toHaveBeenCalledTimes(1);
  answer({ json: () => Promise.resolve({ refused: "login_failed" }) });
  await screen.findByText("Nepatří k sobě");
});

test("why it came back without script stands there from the start", () => {
  show({ refused: "login_failed" });
  expect(screen.getByLabelText("Heslo")).toHaveAccessibleDescription("Nepatří k sobě");
});
