import { render, screen, within } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import type { Aggregations, Attribute } from "@/lib/contract";
import { parseListingQuery } from "@/lib/domain/filters";
import messages from "@/messages/cs-CZ.json";
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
  parseListingQuery(query, "2026-11-22", { attributes: [brand], partners: [], branches: [] });

function show(query: Record<string, string>, aggregations: Aggregations = {}) {
  const props = { basePath: "/lyze", query: stateOf(query), attributes: [brand], aggregations };
  render(
    <NextIntlClientProvider locale="cs-CZ" messages={messages} timeZone="Europe/Prague">
      <SortLinks {...props} />
      <Facets {...props} />
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
