import { render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { NextIntlClientProvider } from "next-intl";
import { getStoreView } from "@/lib/store-views";
import messages from "@/messages/cs-CZ.json";
import { followAnswer } from "./follow-answer";
import { PasskeyList } from "./passkey-list";

// The server's own hook waits for the request's words; here they are given.
jest.mock("@/lib/i18n/server", () => jest.requireActual<object>("next-intl"));
jest.mock("./follow-answer", () => ({ followAnswer: jest.fn(() => Promise.resolve()) }));

const words = messages.account.passkeys;
const passkey = {
  ...{ passkey_id: "3f2b8c1e-6d0f-4a7e-9b57-0c2f5a9d1e11", name: "Telefon", host: "example.com" },
  ...{ created_at: "2027-02-01T10:00:00.000Z", used_at: null },
};
const send = jest.fn();

test("a name that was emptied is told at its field in the shop's words; another one is sent", async () => {
  globalThis.fetch = send.mockResolvedValue({ json: () => Promise.resolve({ to: "/my-account?done=passkeyName" }) });
  render(
    <NextIntlClientProvider locale="cs-CZ" messages={messages} timeZone="Europe/Prague">
      <PasskeyList storeView={getStoreView("main")} email="jana@example.com" passkeys={[passkey]} proof="password" />
    </NextIntlClientProvider>,
  );
  const user = userEvent.setup();
  await user.click(screen.getByText(words.rename));
  const field = screen.getByLabelText<HTMLInputElement>(words.name);
  const form = field.form!;
  // Without script it is a plain form of the same address.
  expect(form).toHaveAttribute("method", "post");
  expect(form).toHaveAttribute("action", "/api/main/user/form/passkey-name");
  expect(form.noValidate).toBe(true);
  const save = () => user.click(within(form).getByRole("button", { name: words.save }));
  await user.clear(field);
  await save();
  expect(field).toHaveAttribute("aria-invalid", "true");
  expect(field).toHaveAccessibleDescription(messages.checkout.validation.required);
  expect(field).toHaveFocus();
  expect(send).not.toHaveBeenCalled();
  await user.type(field, "Notebook");
  expect(field).not.toHaveAttribute("aria-invalid");
  await save();
  await waitFor(() => expect(followAnswer).toHaveBeenCalledTimes(1));
  const [, { body }] = send.mock.calls[0] as [string, { body: URLSearchParams }];
  expect(Object.fromEntries(body)).toEqual({ id: passkey.passkey_id, name: "Notebook" });
});
