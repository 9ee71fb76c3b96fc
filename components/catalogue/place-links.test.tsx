import { render, screen } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import { parseListingQuery } from "@/lib/domain/filters";
import messages from "@/messages/cs-CZ.json";
import { PlaceLinks } from "./place-links";

// The server's own hook waits for the request's words; here they are given.
jest.mock("@/lib/i18n/server", () => jest.requireActual<object>("next-intl"));

const branch = (id: string, partner_id: number | null) => ({ id, name: id, locative: `v ${id}`, partner_id });
const branches = [branch("praha", null), branch("liberec", 2), branch("vrchlabi", 2)];

function offered(query: Record<string, string>): string[] {
  const state = parseListingQuery(query, "2026-11-22", { attributes: [], partners: [2], branches });
  render(
    <NextIntlClientProvider locale="cs-CZ" messages={messages}>
      <PlaceLinks basePath="/lyze" query={state} branches={branches} />
    </NextIntlClientProvider>,
  );
  return screen.queryAllByRole("link").map(({ textContent }) => textContent ?? "");
}

test("a listing offers all branches of the shop", () => {
  expect(offered({})).toEqual(["Kdekoli", "praha", "liberec", "vrchlabi"]);
});

test("through a partner's link it offers the partner's branches", () => {
  expect(offered({ partner: "2" })).toEqual(["Kdekoli", "liberec", "vrchlabi"]);
});

test("a place that was chosen otherwise stays beside them", () => {
  expect(offered({ partner: "2", place: "praha" })).toEqual(["Kdekoli", "praha", "liberec", "vrchlabi"]);
});
