import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { NextIntlClientProvider } from "next-intl";
import { getStoreView } from "@/lib/store-views";
import cs from "@/messages/cs-CZ.json";
import { ensureCart } from "@/stores/runtime";
import { setStoreCode } from "@/stores/store-code";
import { followNewsletterForms } from "./follow-form";
import { NewsletterForm } from "./footer-form";

jest.mock("@/lib/i18n/server", () => ({ useTranslations: jest.requireActual("next-intl").useTranslations }));
jest.mock("@/stores/runtime");

const send = jest.fn();
// Fetched with the first press, which takes its time where it is made first.
beforeAll(() => import("./send-form"));
let stop: () => void;
beforeEach(() => {
  localStorage.clear();
  setStoreCode("main");
  send.mockReset();
  jest.mocked(ensureCart).mockResolvedValue({ subscribe: send } as never);
  stop = followNewsletterForms();
  render(
    <NextIntlClientProvider locale="cs-CZ" messages={cs}>
      <NewsletterForm storeView={getStoreView("main")} />
    </NextIntlClientProvider>,
  );
});
afterEach(() => stop());

const field = () => screen.getByLabelText<HTMLInputElement>(cs.newsletter.subscribe.field);
const said = (words: string) => waitFor(() => expect(screen.getByRole("status").textContent).toBe(words));
async function press(email: string) {
  await userEvent.type(field(), email);
  await userEvent.click(screen.getByRole("button", { name: cs.newsletter.subscribe.send }));
}

test("is a plain form that needs no script", () => {
  const form = field().form!;
  expect(form.method).toBe("post");
  expect(new URL(form.action).pathname).toBe("/api/main/newsletter/form/subscribe");
});

test("says beside it that a letter was sent, and sends the same e-mail no second time", async () => {
  send.mockResolvedValue({ kind: "sent", answer: "confirmation_sent" });
  await press("Jana@example.com");
  await said(cs.newsletter.done.asked);
  expect(send).toHaveBeenCalledWith("jana@example.com");
  expect(field().value).toBe("");
  await press("jana@example.com");
  await said(cs.newsletter.said.already);
  expect(send).toHaveBeenCalledTimes(1);
});

test.each([
  [{ kind: "queued" }, cs.newsletter.said.queued],
  [{ kind: "refused", error: { code: "too_many_requests", message: "" } }, cs.errors.too_many_requests],
])("says what became of it: %j", async (outcome, words) => {
  send.mockResolvedValue(outcome);
  await press("jana@example.com");
  await said(words);
});

test("an e-mail that can be none is sent nowhere, stays, and has the focus", async () => {
  await press("jana@example");
  await said(cs.newsletter.said.invalid);
  expect(send).not.toHaveBeenCalled();
  expect(field()).toHaveFocus();
  expect(field()).toHaveValue("jana@example");
});

test.each(["kdo", ""])(
  "what the browser itself would refuse (%j) is told in the shop's words at the field",
  async (typed) => {
    const bubble = jest.fn();
    const onInvalid = (event: Event) => !event.defaultPrevented && bubble();
    field().addEventListener("invalid", onInvalid);
    if (typed) await userEvent.type(field(), typed);
    await userEvent.click(screen.getByRole("button", { name: cs.newsletter.subscribe.send }));
    await said(cs.newsletter.said.invalid);
    expect(bubble).not.toHaveBeenCalled();
    expect(field()).toBeInvalid();
    expect(field().ariaInvalid).toBe("true");
    expect(field()).toHaveAccessibleDescription(expect.stringContaining(cs.newsletter.said.invalid));
    expect(field()).toHaveFocus();
    expect(field()).toHaveValue(typed);
    expect(send).not.toHaveBeenCalled();
  },
);
