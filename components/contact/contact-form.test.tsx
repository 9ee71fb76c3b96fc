import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { NextIntlClientProvider } from "next-intl";
import { getStoreView } from "@/lib/store-views";
import messages from "@/messages/cs-CZ.json";
import { readMessage } from "@/stores/message-draft";
import { setStoreCode } from "@/stores/store-code";
import { ContactSection } from "./contact-section";
import { ContactView } from "./contact-view";

// The server's own hooks wait for the request's words; here they are given.
jest.mock("@/lib/i18n/server", () => jest.requireActual<object>("next-intl"));
const mockCall = jest.fn<Promise<unknown>, [string, Record<string, unknown>]>();
jest.mock("@/stores/load-api", () => ({
  loadApi: () => Promise.resolve({ call: (...given: [string, Record<string, unknown>]) => mockCall(...given) }),
}));
// Fetched with the first focus, which takes its time where it is made first.
beforeAll(() => import("@/stores/send-message"));

const plain = (text: string) => text.replace(/\u00a0/gu, " ");
const words = messages.contact.form;
const ok = (value: unknown) => Promise.resolve({ ok: true, value });
const lost = () => Promise.resolve({ ok: false, error: { code: "unavailable", message: "", transport: true } });
const refused = (code: string) => Promise.resolve({ ok: false, error: { code, message: "", transport: false } });
/** A shop that gives a new token each time, and answers a message as it is told. */
function shopAnswers(send: () => Promise<unknown>) {
  let tokens = 0;
  mockCall.mockImplementation((name) => (name === "getMailToken" ? ok(`token-${(tokens += 1)}`) : send()));
}
const sent = () => mockCall.mock.calls.flatMap(([name, input]) => (name === "sendMessage" ? [input] : []));

function show() {
  return render(
    <NextIntlClientProvider locale="cs-CZ" messages={messages} timeZone="Europe/Prague">
      <ContactSection
        storeView={getStoreView("main")}
        sources={[
          { name: "Praha", email: "praha@example.com" },
          { name: "Lipno", email: "lipno@example.com" },
        ]}
      />
    </NextIntlClientProvider>,
  );
}

const online = jest.spyOn(navigator, "onLine", "get");
beforeEach(() => {
  localStorage.clear();
  setStoreCode("main");
  mockCall.mockReset();
  online.mockReturnValue(true);
});

/** By keyboard alone, from the first field to the button. */
async function write(email = "jana@example.com") {
  const user = userEvent.setup();
  await user.selectOptions(screen.getByLabelText(words.to), "Lipno");
  screen.getByLabelText(words.to).focus();
  await user.keyboard(`{Tab}${email}{Tab}Běžky{Tab}Máte je?{Tab}`);
  expect(screen.getByRole("button", { name: words.send })).toHaveFocus();
  return user;
}

test("a message goes to the branch that was chosen, and its writer is told where the answer comes", async () => {
  shopAnswers(() => ok(true));
  show();
  await (await write()).keyboard("{Enter}");
  expect(await screen.findByRole("status")).toHaveTextContent(plain(words.sent).replace("{email}", "jana@example.com"));
  expect(sent()).toEqual([
    {
      ...{ token: "token-1", sourceAddress: "jana@example.com", targetAddress: "lipno@example.com" },
      ...{ subject: "Běžky", emailText: "Máte je?" },
    },
  ]);
  expect(readMessage()).toEqual({});
  await userEvent.click(screen.getByRole("button", { name: words.another }));
  expect(screen.getByLabelText(words.subject)).toHaveValue("");
});

test("what the contract refuses is said at its field, and nobody is asked", async () => {
  show();
  const user = await write("jana@example");
  await user.keyboard("{Enter}");
  expect(await screen.findByText(plain(words.wrong.sourceAddress))).toBeVisible();
  expect(screen.getByLabelText(words.email)).toHaveFocus();
  expect(screen.getByLabelText(words.email)).toBeInvalid();
  expect(mockCall).not.toHaveBeenCalled();
  expect(screen.getByLabelText(words.text)).toHaveValue("Máte je?");
});

test("every field that is wrong says so, and the first one is to be mended first", async () => {
  show();
  const user = userEvent.setup();
  await user.type(screen.getByLabelText(words.email), "jana@");
  await user.click(screen.getByRole("button", { name: words.send }));
  for (const [label, wrong] of [
    [words.email, words.wrong.sourceAddress],
    [words.subject, words.wrong.subject],
    [words.text, words.wrong.emailText],
  ] as const) {
    expect(await screen.findByText(plain(wrong))).toBeVisible();
    expect(screen.getByLabelText(label)).toBeInvalid();
  }
  expect(screen.getByLabelText(words.email)).toHaveFocus();
  await user.clear(screen.getByLabelText(words.email));
  await user.type(screen.getByLabelText(words.email), "jana@example.com");
  await user.type(screen.getByLabelText(words.subject), "Běžky");
  await user.click(screen.getByRole("button", { name: words.send }));
  expect(await screen.findByText(plain(words.wrong.emailText))).toBeVisible();
  expect(screen.getByLabelText(words.text)).toHaveFocus();
  expect(screen.getByLabelText(words.email)).toBeValid();
  expect(mockCall).not.toHaveBeenCalled();
});

test("sent again after a lost answer it is the same message; with other words it is another one", async () => {
  shopAnswers(lost);
  show();
  const user = await write();
  const press = () => user.click(screen.getByRole("button", { name: words.send }));
  await press();
  expect(await screen.findByRole("alert")).toHaveTextContent(plain(words.unreachable));
  await press();
  expect(await screen.findByRole("alert")).toBeVisible();
  await user.type(screen.getByLabelText(words.text), " Děkuji");
  mockCall.mockImplementation((name) => ok(name === "getMailToken" ? "another" : true));
  await press();
  expect(await screen.findByRole("status")).toBeVisible();
  expect(sent().map(({ token }) => token)).toEqual(["token-1", "token-1", "another"]);
});

test("offline it says so, keeps the words through a reload, and says when they can be sent", async () => {
  shopAnswers(() => ok(true));
  online.mockReturnValue(false);
  const { unmount } = show();
  await (await write()).keyboard("{Enter}");
  expect(await screen.findByRole("alert")).toHaveTextContent(plain(words.offline));
  expect(mockCall).not.toHaveBeenCalled();
  online.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event("online")));
  expect(await screen.findByRole("status")).toHaveTextContent(words.returned);
  unmount();
  show();
  expect(screen.getByLabelText(words.text)).toHaveValue("Máte je?");
  expect(screen.getByLabelText(words.to)).toHaveValue("lipno@example.com");
});

test.each([
  ["too_many_requests", words.tooMany],
  ["internal", words.refused],
])("a refusal (%s) leaves every word in the form", async (code, text) => {
  shopAnswers(() => refused(code));
  show();
  await (await write()).keyboard("{Enter}");
  expect(await screen.findByRole("alert")).toHaveTextContent(plain(text));
  expect(screen.getByLabelText(words.text)).toHaveValue("Máte je?");
});

test("without script it is a plain form, with a field that people never meet", () => {
  const { container } = show();
  const form = container.querySelector("form")!;
  expect(form).toHaveAttribute("method", "post");
  expect(form).toHaveAttribute("action", "/api/main/mail-service/form");
  expect(screen.getByLabelText(words.email)).toBeRequired();
  const trap = form.querySelector('[name="website"]')!;
  expect(trap).toHaveAttribute("tabindex", "-1");
  expect(trap.closest("[aria-hidden]")).not.toBeNull();
});

test("a page of its own is named once", () => {
  render(
    <NextIntlClientProvider locale="cs-CZ" messages={messages} timeZone="Europe/Prague">
      <ContactView storeView={getStoreView("main")} sources={[]} sent={false} refused={undefined} />
    </NextIntlClientProvider>,
  );
  expect(screen.getByRole("heading", { name: messages.contact.page })).toBe(screen.getByRole("heading"));
  expect(screen.getByRole("region", { name: messages.contact.page })).toBeInTheDocument();
});
