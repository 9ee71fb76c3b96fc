import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { NextIntlClientProvider } from "next-intl";
import { getStoreView } from "@/lib/store-views";
import messages from "@/messages/cs-CZ.json";
import { readReview, type ReviewFields } from "@/stores/review-draft";
import type { ReviewOutcome } from "@/stores/send-review";
import { WriteReview } from "./write-review";

// The server's own hook waits for the request's words; here they are given.
jest.mock("@/lib/i18n/server", () => jest.requireActual<object>("next-intl"));
const mockSend = jest.fn<Promise<ReviewOutcome>, [string, ReviewFields, string]>();
jest.mock("@/stores/send-review", () => ({
  sendReview: (...given: [string, ReviewFields, string]) => mockSend(...given),
}));

/** As the tests read them: with plain spaces. */
const words = JSON.parse(
  JSON.stringify(messages.reviews.form).replace(/\u00a0/gu, " "),
) as typeof messages.reviews.form;

function show(more: Partial<Parameters<typeof WriteReview>[0]> = {}) {
  return render(
    <NextIntlClientProvider locale="cs-CZ" messages={messages} timeZone="Europe/Prague">
      <WriteReview
        storeView={getStoreView("main")}
        product={{ sku: "SKI-1", name: "Lyže" }}
        sent={undefined}
        refused={undefined}
        typed={undefined}
        newId="00000000-0000-4000-8000-000000000000"
        {...more}
      />
    </NextIntlClientProvider>,
  );
}

/** By keyboard alone: from the first field to the button. */
async function fillIn() {
  const user = userEvent.setup();
  screen.getByRole("radio", { name: /^1/u }).focus();
  await user.keyboard("{ArrowRight}{ArrowRight}{ArrowRight}{Tab}");
  await user.keyboard("Držely{Tab}Držely i na ledu.{Tab}Ema{Tab}");
  expect(screen.getByLabelText(new RegExp(words.used, "u"))).toHaveFocus();
  await user.selectOptions(screen.getByLabelText(new RegExp(words.level, "u")), "expert");
  return user;
}

beforeEach(() => {
  mockSend.mockReset();
  localStorage.clear();
});

test("it is filled in by keyboard, sent under an id of its own, and says what happens next", async () => {
  mockSend.mockResolvedValue({ kind: "sent", state: "waiting" });
  show();
  expect(screen.getByText(words.next.read)).toBeVisible();
  const user = await fillIn();
  await user.click(screen.getByRole("button", { name: words.send }));
  expect(await screen.findByRole("status")).toHaveTextContent(words.waiting);
  expect(screen.queryByRole("button", { name: words.send })).toBeNull();
  const [sku, review, name] = mockSend.mock.calls[0]!;
  expect([sku, name]).toEqual(["SKI-1", "Lyže"]);
  expect(review).toEqual({
    ...{ review_id: expect.stringMatching(/^[\da-f-]{36}$/u), sku: "SKI-1", rating: "4", level: "expert", used: "" },
    ...{ nickname: "Ema", title: "Držely", detail: "Držely i na ledu.", website: "" },
  });
  expect(review.review_id).not.toBe("00000000-0000-4000-8000-000000000000");
});

test("a refusal leaves every word in the form, and the same review is sent again", async () => {
  mockSend.mockResolvedValueOnce({ kind: "refused", fields: [] });
  mockSend.mockRejectedValueOnce(new Error("no network"));
  mockSend.mockResolvedValueOnce({ kind: "queued" });
  show();
  const user = await fillIn();
  const press = () => user.click(screen.getByRole("button", { name: words.send }));
  await press();
  expect(await screen.findByRole("alert")).toHaveTextContent(words.refused);
  expect(screen.getByLabelText(words.title)).toHaveValue("Držely");
  await press();
  await waitFor(() => expect(screen.getByRole("alert")).toHaveTextContent(words.unreachable));
  await press();
  expect(await screen.findByRole("status")).toHaveTextContent(words.queued);
  expect(new Set(mockSend.mock.calls.map(([, { review_id }]) => review_id)).size).toBe(1);
});

const stars = () => screen.getByRole("group", { name: words.rating });
const marked = () => [...document.querySelectorAll("[aria-invalid=true]")].map((field) => field.getAttribute("name"));

test("each field that can't be sent is told in the shop's words, and the first of them has the focus", async () => {
  mockSend.mockResolvedValue({ kind: "refused", fields: ["nickname", "title", "detail", "rating"] });
  const { container } = show();
  // The browser's own bubbles speak its language, and of one field alone.
  expect(container.querySelector("form")!.noValidate).toBe(true);
  const user = userEvent.setup();
  const press = () => user.click(screen.getByRole("button", { name: words.send }));
  await press();
  await waitFor(() => expect(stars()).toHaveAccessibleDescription(words.wrong.rating));
  expect(marked()).toEqual([...Array<string>(5).fill("rating"), "title", "detail", "nickname"]);
  expect(screen.getByRole("radio", { name: /^1/u })).toHaveFocus();
  expect(screen.getByLabelText(words.title)).toHaveAccessibleDescription(words.wrong.title);
  expect(screen.getByLabelText(words.detail)).toHaveAccessibleDescription(/^Napište prosím aspoň 10\spísmen\./u);
  expect(screen.getByLabelText(words.nickname)).toHaveAccessibleDescription(
    expect.stringContaining(words.wrong.nickname),
  );
  // Nothing is said twice, above the form as well.
  expect(screen.queryByRole("alert")).toBeNull();
  // What is mended is not held against anybody.
  await user.click(screen.getByRole("radio", { name: /^4/u }));
  expect(stars()).not.toHaveAttribute("aria-describedby");
  await user.type(screen.getByLabelText(words.title), "D");
  expect(marked()).toEqual(["detail", "nickname"]);
  expect(screen.getByLabelText(words.title)).toHaveFocus();
  mockSend.mockResolvedValue({ kind: "refused", fields: ["detail"] });
  await press();
  await waitFor(() => expect(screen.getByLabelText(words.detail)).toHaveFocus());
  expect(marked()).toEqual(["detail"]);
});

test("without script it comes back with what was typed, and each wrong field is marked", () => {
  const typed = { sku: "SKI-1", rating: "4", title: "", detail: "Nic moc", nickname: "Ema", level: "expert", used: "" };
  show({ refused: "invalid_input.title.detail", typed });
  expect(marked()).toEqual(["title", "detail"]);
  expect(screen.queryByRole("alert")).toBeNull();
  expect(Object.fromEntries(new FormData(document.querySelector("form")!))).toMatchObject(typed);
});

test("what was half written is there again after a reload", async () => {
  const { unmount } = show();
  await fillIn();
  unmount();
  expect(readReview("SKI-1")).toMatchObject({ title: "Držely", rating: "4", level: "expert" });
  show();
  expect(screen.getByRole("radio", { name: /^4/u })).toBeChecked();
  expect(screen.getByLabelText(words.title)).toHaveValue("Držely");
  expect(screen.getByLabelText(new RegExp(words.level, "u"))).toHaveValue("expert");
});

test("without script it is a plain form that the browser checks, with a field that people never meet", () => {
  const { container } = show();
  const form = container.querySelector("form")!;
  expect(form).toHaveAttribute("method", "post");
  expect(form).toHaveAttribute("action", "/api/main/review/form");
  expect(form.checkValidity()).toBe(false);
  expect(screen.getByLabelText(words.title)).toBeRequired();
  const trap = form.querySelector('[name="website"]')!;
  expect(trap).toHaveAttribute("tabindex", "-1");
  expect(trap.closest("[aria-hidden]")).not.toBeNull();
});

test.each([
  [{ sent: "waiting" }, words.waiting],
  [{ refused: "invalid_input" }, words.refused],
])("after %j the page says so", (more, text) => {
  show(more);
  expect(screen.getByText(text)).toBeVisible();
});
