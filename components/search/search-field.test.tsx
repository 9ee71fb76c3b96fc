import { act, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { NextIntlClientProvider } from "next-intl";
import { SearchForm } from "@/components/catalogue/search-form";
import messages from "@/messages/cs-CZ.json";
import { rememberSearch } from "@/stores/recent-searches";
import { SearchField } from "./search-field";

// The server's own hook waits for the request's words; here they are given.
jest.mock("@/lib/i18n/server", () => jest.requireActual<object>("next-intl"));
const push = jest.fn();
jest.mock("next/navigation", () => ({ useRouter: () => ({ push: (address: string) => push(address) as unknown }) }));
const category = { id: 1, name: "Sjezdové lyže", slug: "sjezdove-lyze", url_path: null, trail_color: "red" };
const value = { products: [], total: 0, taken: false, categories: [category], brands: [], texts: [] };
jest.mock("@/stores/load-api", () => ({
  loadApi: () => Promise.resolve({ call: () => Promise.resolve({ ok: true, value }) }),
}));
// The environment has no pointers; a click is a click.
beforeAll(() => void Object.assign(window, { PointerEvent: MouseEvent }));
beforeEach(() => {
  jest.clearAllMocks();
  localStorage.clear();
});

async function show(term: string) {
  const user = userEvent.setup();
  render(
    <NextIntlClientProvider locale="cs-CZ" messages={messages} timeZone="Europe/Prague">
      <SearchField storeCode="main" locale="cs-CZ">
        <SearchForm action="/search" term={term} />
      </SearchField>
      <a href="/elsewhere">Elsewhere</a>
    </NextIntlClientProvider>,
  );
  const plain = screen.getByRole("searchbox", { name: "Co hledáte" });
  expect(plain.closest("form")).toHaveAttribute("action", "/search");
  await user.click(plain);
  const field = await screen.findByRole("combobox", { name: "Co hledáte" });
  await waitFor(() => expect(field).toHaveFocus());
  return { user, field };
}

test("whoever goes into the field keeps what stands there, and gets suggestions over the page", async () => {
  const { user, field } = await show("ly");
  expect(field).toHaveValue("ly");
  await user.type(field, "že");
  expect(await screen.findByRole("option", { name: /Sjezdové/u })).toBeVisible();
  expect(field).toHaveAttribute("aria-expanded", "true");
  await user.keyboard("{ArrowDown}{Enter}");
  expect(push.mock.calls).toEqual([["/c/sjezdove-lyze"]]);
  expect(screen.queryByRole("option")).not.toBeInTheDocument();
});

test("Escape closes them and leaves what is written, which Enter then searches for", async () => {
  const { user, field } = await show("lyže");
  await screen.findByRole("option", { name: /Sjezdové/u });
  await user.keyboard("{ArrowDown}{Escape}");
  expect(screen.queryByRole("option")).not.toBeInTheDocument();
  expect(field).toHaveAttribute("aria-expanded", "false");
  expect(field).toHaveValue("lyže");
  await user.keyboard("{Enter}");
  expect(push.mock.calls).toEqual([["/search?q=ly%C5%BEe"]]);
});

test("they close where the focus goes on or a press lies beside them, and come back with the next letter", async () => {
  rememberSearch("paddleboard");
  const { user, field } = await show("");
  expect(await screen.findByRole("option", { name: /paddleboard/u })).toBeVisible();
  act(() => screen.getByRole("link", { name: "Elsewhere" }).focus());
  expect(screen.queryByRole("option")).not.toBeInTheDocument();
  await user.type(field, "lyž");
  expect(await screen.findByRole("option", { name: /Sjezdové/u })).toBeVisible();
  await user.pointer({ keys: "[MouseLeft]", target: document.body });
  expect(screen.queryByRole("option")).not.toBeInTheDocument();
});
