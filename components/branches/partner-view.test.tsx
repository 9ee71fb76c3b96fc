import { render, screen, within } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import type { Category, Partner } from "@/lib/contract";
import { getStoreView } from "@/lib/store-views";
import messages from "@/messages/cs-CZ.json";
import { PartnerView } from "./partner-view";
import type { ShownBranch } from "./shown-branch";

// The server's own hook waits for the request's words; here they are given.
jest.mock("@/lib/i18n/server", () => jest.requireActual<object>("next-intl"));

const partner: Partner = {
  id: 7,
  name: "Hory",
  description: "Pod sjezdovkou",
  theme: "orange",
  available_shipping_methods: [],
};
const branch = {
  ...{ id: "vrchlabi", name: "Vrchlabí", href: "/branches/vrchlabi", partner_id: 7, phone: "+420777000000" },
  ...{ street: "Horská 1", city: "Vrchlabí", postcode: "543 01", email: "a@example.com" },
  ...{ opening_hours: [], closed_days: [], store_codes: ["main"] },
} as ShownBranch;
const section = { id: 70, name: "Lyže", slug: "lyze", url_path: "lyze", trail_color: "red", level: 2 } as Category;

test("a partner's page wears its theme, names its branches, and its links narrow the visit to it", () => {
  render(
    <NextIntlClientProvider locale="cs-CZ" messages={messages} timeZone="Europe/Prague">
      <PartnerView
        storeView={getStoreView("main")}
        partner={partner}
        branches={[branch]}
        sections={[section]}
        today="2027-02-10"
      />
    </NextIntlClientProvider>,
  );
  const heading = screen.getByRole("heading", { level: 1, name: "Hory" });
  expect(heading.closest("[data-theme]")).toHaveAttribute("data-theme", "orange");
  const offer = screen.getByRole("region", { name: "Co si tu půjčíte" });
  expect(within(offer).getByRole("link", { name: "Lyže" })).toHaveAttribute("href", "/lyze?partner=7");
  const where = screen.getByRole("region", { name: "Kde vybavení předává" });
  expect(within(where).getByRole("link", { name: "Vrchlabí" })).toHaveAttribute("href", "/branches/vrchlabi");
});
