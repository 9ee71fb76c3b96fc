import { render, screen, within } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import type { Aggregations, Attribute } from "@/lib/contract";
import { parseListingQuery } from "@/lib/domain/filters";
import messages from "@/messages/cs-CZ.json";
import { ChosenFilters, OwnChosen } from "./chosen-filters";
import { Facets } from "./facets";
import { SortLinks } from "./sort-links";

// The server's own hook waits for the request's words; here they are given.
jest.mock("@/lib/i18n/server", () => jest.requireActual<object>("next-intl"));

const brand: Attribute = {
  ...{ attribute_id: 4, attribute_code: "brand", default_frontend_label: "Značka" },
  ...{ is_user_defined: true, is_visible: true, is_comparable: true, is_filterable: true, is_variant: false },
  options: [
    { value: "javor", label: "Javor" },
    { value: "lusen", label: "Lusen" },
    { value: "upa", label: "Úpa" },
  ],
};
const stateOf = (query: Record<string, string>) =>
  parseListingQuery(query, "2026-11-22", { attributes: [brand, length], partners: [], branches: [] });

const length: Attribute = {
  ...{ ...brand, attribute_id: 5, attribute_code: "ski_length", default_frontend_label: "Délka", is_variant: true },
  options: ["158", "160", "165", "178"].map((value) => ({ value, label: `${value} cm` })),
};

function show(query: Record<string, string>, aggregations: Aggregations = {}, { byDay = true, chips = false } = {}) {
  const props = { basePath: "/lyze", query: stateOf(query), attributes: [brand, length], aggregations, byDay };
  render(
    <NextIntlClientProvider locale="cs-CZ" messages={messages} timeZone="Europe/Prague">
      <SortLinks {...props} />
      <Facets {...props} />
      {chips && <ChosenFilters {...props} />}
    </NextIntlClientProvider>,
  );
}

test("a chosen filter that leaves nothing still stands in its place and lets itself go", () => {
  show(
    { brand: "lusen,javor", price: "500.0-1000.0" },
    {
      brand: {
        buckets: [
          { key: "upa", label: "Úpa", doc_count: 2 },
          { key: "javor", label: "Javor", doc_count: 3 },
        ],
      },
    },
  );
  const names = within(screen.getAllByRole("group")[1]!)
    .getAllByRole("link")
    .map((link) => [link.firstChild?.textContent, link.getAttribute("aria-current")]);
  expect(names).toEqual([
    ["Javor", "true"],
    ["Lusen", "true"],
    ["Úpa", null],
  ]);
  expect(screen.getByRole("link", { name: /^Lusen/u })).toHaveAttribute("href", "/lyze?price=500.0-1000.0&brand=javor");
  expect(screen.getByRole("link", { name: /^500/u })).toHaveAttribute("href", "/lyze?brand=lusen,javor");
});

test.each([
  [{}, "Naposledy upravené (obrátit na: Nejdéle beze změny)", "/lyze?sort=updated_at:asc"],
  [{ sort: "updated_at:asc" }, "Nejdéle beze změny (obrátit na: Naposledy upravené)", "/lyze"],
  [{ sort: "name:asc" }, "Název A–Z (obrátit na: Název Z–A)", "/lyze?sort=name:desc"],
  [{ sort: "name:desc" }, "Název Z–A (obrátit na: Název A–Z)", "/lyze?sort=name:asc"],
  [{ sort: "price:asc" }, "Nejlevnější", "/lyze?sort=price:asc"],
])("the order %j is pressed again: %s", (query: Record<string, string>, name, href) => {
  show(query);
  const nav = screen.getByRole("navigation", { name: "Řazení" });
  const current = within(nav).getByText(
    (_, element) => element?.tagName === "A" && element.getAttribute("aria-current") === "true",
  );
  expect(current).toHaveAccessibleName(name);
  expect(current).toHaveAttribute("href", href);
});

const counted = (...keys: string[]) => ({ buckets: keys.map((key) => ({ key, label: key, doc_count: 2 })) });

test("a special filter holds one value: the other takes its place, its chip lets it go", () => {
  show({ special: "offer" }, { special: counted("offer", "new") }, { chips: true });
  const facet = screen.getByText(/^Zvláštní nabídka/u).closest("details")!;
  expect(within(facet).getByRole("link", { name: /Ve slevě/u })).toHaveAttribute("href", "/lyze");
  expect(within(facet).getByRole("link", { name: /Novinky/u })).toHaveAttribute("href", "/lyze?special=new");
  const chips = screen.getByRole("list", { name: messages.catalogue.chosenFilters });
  expect(within(chips).getByRole("link", { name: /Ve slevě/u })).toHaveAttribute("href", "/lyze");
});

test("many own sizes are one chip that says their range", () => {
  show({ ski_length: "158,160,165,178", fit: "on" }, {}, { chips: true });
  expect(screen.getByRole("link", { name: /^Délka: 158–\u2060178 cm/u })).toHaveAttribute("href", "/lyze?fit=on");
});

test.each<[boolean, Record<string, string>, RegExp]>([
  [true, {}, /^Cena za den/u],
  [true, { dateFrom: "2026-12-01", dateTo: "2026-12-03" }, /^Cena za den při 3/u],
  [false, { dateFrom: "2026-12-01", dateTo: "2026-12-03" }, /^Cena$/u],
])("prices are those of a day where something is rented by it: %s %j", (byDay, query, title) => {
  show(query, { price: counted("0.0-290.0", "290.0-500.0") }, { byDay });
  expect(screen.getByText(title, { selector: "summary" })).toBeVisible();
});

test("a filter that is called by another language's word says which", () => {
  const named: Attribute = { ...brand, default_frontend_label: "Brand", other_languages: { label: "en" } };
  render(
    <NextIntlClientProvider locale="cs-CZ" messages={messages} timeZone="Europe/Prague">
      <Facets
        basePath="/lyze"
        query={stateOf({})}
        attributes={[named, length]}
        aggregations={{ brand: counted("upa", "javor"), ski_length: counted("158", "160") }}
      />
    </NextIntlClientProvider>,
  );
  expect(screen.getByText("Brand")).toHaveAttribute("lang", "en");
  expect(screen.getByText("Délka")).not.toHaveAttribute("lang");
});

test("what own measures have chosen stands beside the way to them, and nothing where sizes were chosen by hand", () => {
  const sizes = { query: stateOf({ ski_length: "158,160,165", fit: "on" }), attributes: [length], aggregations: {} };
  const { rerender } = render(<OwnChosen {...sizes} />, {
    wrapper: ({ children }) => (
      <NextIntlClientProvider locale="cs-CZ" messages={messages} timeZone="Europe/Prague">
        {children}
      </NextIntlClientProvider>
    ),
  });
  expect(screen.getByRole("listitem")).toHaveTextContent("Délka: 158–\u2060165 cm");
  rerender(<OwnChosen {...sizes} query={stateOf({ ski_length: "158,160,165" })} />);
  expect(screen.queryByRole("listitem")).not.toBeInTheDocument();
});
