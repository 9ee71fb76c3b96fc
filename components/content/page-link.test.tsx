import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { NextIntlClientProvider } from "next-intl";
import messages from "@/messages/cs-CZ.json";
import { PageLink } from "./page-link";

// Words of parts are loaded on need; here they are given.
jest.mock("@/lib/i18n/lazy-messages", () => ({
  LazyIntl: ({ children }: { children: React.ReactNode }) => (
    <NextIntlClientProvider locale="cs-CZ" messages={messages} timeZone="Europe/Prague">
      {children}
    </NextIntlClientProvider>
  ),
  loadMessages: () => Promise.resolve(messages),
}));
// Fetched with the first press, which takes its time where it is made first.
beforeAll(() => import("./page-dialog"));

const page = `<html><body><header><h1>Jiné</h1></header><article class="page cms-page">
  <header><h1>Obchodní podmínky</h1></header>
  <div class="cms-parts"><div class="prose" lang="cs"><p>Kauce se vrací.</p></div><form><input></form>
  <div class="prose" lang="cs"><h2>Storno</h2></div></div></article></body></html>`;
const answers = jest.fn<Promise<Pick<Response, "ok" | "text">>, [string]>();

beforeEach(() => {
  answers.mockReset();
  globalThis.fetch = ((href: string) => answers(href)) as typeof fetch;
});

const press = async () => {
  render(
    <PageLink href="/i/terms" locale="cs-CZ">
      Podmínky
    </PageLink>,
  );
  await userEvent.click(screen.getByRole("link", { name: "Podmínky" }));
  return within(await screen.findByRole("dialog"));
};

test("a press reads the page in a dialog: its words and nothing else of it, and the focus comes back", async () => {
  answers.mockResolvedValue({ ok: true, text: async () => page });
  const dialog = await press();
  expect(await dialog.findByText("Kauce se vrací.")).toBeVisible();
  expect(dialog.getByRole("heading", { name: "Obchodní podmínky" })).toBeVisible();
  expect(dialog.getByRole("heading", { name: "Storno" })).toBeVisible();
  // Words alone: without a place for the focus, no key would scroll them.
  expect(dialog.getByRole("region", { name: "Obchodní podmínky" })).toHaveAttribute("tabindex", "0");
  expect(dialog.queryByRole("textbox")).toBeNull();
  expect(answers).toHaveBeenCalledWith("/i/terms");
  await userEvent.click(dialog.getByRole("button", { name: messages.content.dialog.close }));
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(screen.getByRole("link", { name: "Podmínky" })).toHaveFocus();
});

test.each<[string, () => Promise<Pick<Response, "ok" | "text">>]>([
  ["the network is away", () => Promise.reject(new TypeError("Failed to fetch"))],
  ["the page is", () => Promise.resolve({ ok: true, text: async () => "<html><body>Promiňte</body></html>" })],
  ["there is none", () => Promise.resolve({ ok: false, text: async () => page })],
])("where %s, that is said, and the page can be opened by itself", async (_why, answer) => {
  answers.mockImplementation(answer);
  const dialog = await press();
  expect(await dialog.findByText(messages.content.dialog.failed)).toBeVisible();
  expect(dialog.getByRole("link", { name: messages.content.dialog.open })).toHaveAttribute("href", "/i/terms");
});

test("without script, or in a tab of its own, it is a link", () => {
  render(
    <PageLink href="/i/terms" locale="cs-CZ">
      Podmínky
    </PageLink>,
  );
  expect(screen.getByRole("link", { name: "Podmínky" })).toHaveAttribute("href", "/i/terms");
  expect(screen.getByRole("link", { name: "Podmínky" })).toHaveAttribute("target", "_blank");
});
