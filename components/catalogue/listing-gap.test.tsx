import { render, screen } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import type { ListingGap, ProductListing } from "@/lib/contract";
import { parseListingQuery } from "@/lib/domain/filters";
import messages from "@/messages/cs-CZ.json";
import { getStoreView } from "@/lib/store-views";
import { Listing } from "./listing";

// The server's own hook waits for the request's words; here they are given.
jest.mock("@/lib/i18n/server", () => jest.requireActual<object>("next-intl"));
jest.mock("next/navigation", () => ({ usePathname: () => "/lyze", useRouter: () => ({ replace: jest.fn() }) }));

const branches = [
  { id: "praha-holesovice", name: "Praha – Holešovice", locative: "v\u00A0Praze", partner_id: null },
  { id: "liberec", name: "Liberec – U Nisy", locative: "v\u00A0Liberci", partner_id: null },
];
const days = { dateFrom: "2026-12-12", dateTo: "2026-12-14" };

function show(place: string, gap: ListingGap | null, listing: Partial<ProductListing> = {}) {
  const known = { attributes: [], partners: [], branches };
  return render(
    <NextIntlClientProvider locale="cs-CZ" messages={messages} timeZone="Europe/Prague">
      <Listing
        storeView={getStoreView("main")}
        basePath="/lyze"
        query={parseListingQuery({ ...days, place }, "2026-11-22", known)}
        branches={branches}
        attributes={[]}
        listing={{
          ...{ items: [], total: 0, start: 0, perPage: 50, aggregations: {}, unknown_filters: [] },
          ...{
            branch: "praha-holesovice",
            unknown_words: [],
            partner_elsewhere: false,
            gap,
            relaxed: null,
            ...listing,
          },
        }}
      />
    </NextIntlClientProvider>,
  );
}
/** Names as they are read, whatever holds their words together. */
const named = (wanted: string) => (name: string) => name.replaceAll("\u00A0", " ") === wanted;
const href = (name: string) => screen.getByRole("link", { name: named(name) }).getAttribute("href");
const heading = (name: string) => screen.getByRole("heading", { name: named(name) });

test("a closed branch is named with its day, the nearest days and the branches that have it, one link each", () => {
  show(
    "praha-holesovice",
    {
      why: { code: "closed_day", day: "2026-12-12" },
      periods: [{ from: "2026-12-13", to: "2026-12-14" }],
      branches: [{ id: "liberec", total: 7 }],
    },
    { relaxed: { days: 30, place: 0 } },
  );
  heading("12.–\u206014. prosince 2026 se v Praze půjčit nedá");
  heading("Praha – Holešovice má v sobotu 12. prosince 2026 zavřeno");
  expect(screen.queryByText(/volných/u)).not.toBeInTheDocument();
  expect(href("13.–\u206014. prosince 2026")).toBe(
    "/lyze?dateFrom=2026-12-13&dateTo=2026-12-14&place=praha-holesovice",
  );
  expect(href("v Liberci: 7 věcí")).toBe("/lyze?dateFrom=2026-12-12&dateTo=2026-12-14&place=liberec");
  expect(screen.getByRole("link", { name: "Ukázat bez termínu" })).toBeInTheDocument();
  // No other place has anything then either.
  expect(screen.queryByRole("link", { name: "Hledat na všech pobočkách" })).not.toBeInTheDocument();
});

test("where no condition alone stands in the way, one link takes all of them away", () => {
  show("praha-holesovice", null, { relaxed: { days: 0, place: 0 } });
  expect(screen.queryByRole("link", { name: "Ukázat bez termínu" })).not.toBeInTheDocument();
  expect(href("Ukázat všechno bez podmínek")).toBe("/lyze?dateFrom=&place=anywhere");
});

test.each<[NonNullable<ListingGap["why"]>, string, RegExp]>([
  [{ code: "too_short", shortest: 4 }, "Půjčujeme nejméně na 4 dny", /Vybrali jste 3\sdny/u],
  [{ code: "too_long", longest: 2 }, "Půjčujeme nejvýš na 2 dny", /kratší termín/u],
  [{ code: "start_day", day: "2026-12-12" }, "Půjčení nezačíná v sobotu 12. prosince 2026", /uprostřed/u],
  [
    { code: "off_season", season: { from: "2027-04-15", to: "2027-10-15" } },
    "Půjčujeme jen 15. dubna – 15. října 2027",
    /mimo sezonu/u,
  ],
  [{ code: "off_season", season: null }, "Tyhle věci teď nepůjčujeme", /mimo sezonu/u],
])("a rule that leaves nothing is named (%j), with the days that fit", (why, title, text) => {
  const periods = [{ from: "2026-12-12", to: "2026-12-15" }];
  for (const place of ["psc-11000", "liberec"]) {
    const { unmount } = show(place, { why, branches: [], periods });
    heading("12.–\u206014. prosince 2026 se půjčit nedá");
    heading(title);
    expect(screen.getByText(text)).toBeInTheDocument();
    expect(href("12.–\u206015. prosince 2026")).toContain(`dateTo=2026-12-15&place=${place}`);
    unmount();
  }
});

test("what the courier does not take is not told as taken; it can be picked up", () => {
  const branches = [{ id: "praha-holesovice", total: 12 }];
  show("psc-11000", { why: { code: "carrier_refuses" }, periods: [], branches }, { relaxed: { place: 12 } });
  heading("Na 110 00 to nepřivezeme");
  heading("Tohle na 110 00 nepřivezeme");
  expect(screen.getByText(/vyzvednout si je ale můžete/u)).toBeInTheDocument();
  expect(href("v Praze: 12 věcí")).toContain("place=praha-holesovice");
  expect(screen.getByRole("link", { name: "Hledat na všech pobočkách" })).toBeInTheDocument();
});

test("where nobody brings anything home, the other ways are named", () => {
  show("psc-46001", { why: { code: "outside_zone" }, periods: [], branches: [{ id: "liberec", total: 3 }] });
  heading("Domů na 460 01 nevozíme");
  expect(screen.getByText(/Výdejní místo, Doručení do hotelu nebo chaty/u)).toBeInTheDocument();
  expect(screen.queryByText(/jedna cesta od/u)).not.toBeInTheDocument();
});

test.each([
  ["praha-holesovice", "too_late", "Na vyzvednutí v Praze v sobotu 12. prosince 2026 už je pozdě"],
  ["psc-11000", "too_late", "Na doručení v sobotu 12. prosince 2026 už je pozdě"],
  ["psc-11000", "closed_day", "Nic nepřivezeme v sobotu 12. prosince 2026"],
  ["anywhere", "too_late", "Na vyzvednutí v sobotu 12. prosince 2026 už je všude pozdě"],
  ["anywhere", "closed_day", "Všechny pobočky mají v sobotu 12. prosince 2026 zavřeno"],
] as const)("at %s %s: %s", (place, code, title) => {
  show(place, { why: { code, day: "2026-12-12" }, periods: [], branches: [] });
  heading(title);
});

test("all taken is still all taken, with the days and branches where it is not", () => {
  show("praha-holesovice", { why: null, periods: [{ from: "2026-12-15", to: "2026-12-17" }], branches: [] });
  heading("0 věcí je volných 12.–\u206014. prosince 2026 v Praze");
  heading("Tady zrovna nic volného není");
  expect(href("15.–\u206017. prosince 2026")).toContain("dateFrom=2026-12-15");
});

test("delivery says what is brought where, by whom and from what price", () => {
  show("psc-11000", null, { total: 22 });
  heading("22 věcí přivezeme na 110 00, 12.–\u206014. prosince 2026");
  const carriers = screen.getByText(/Přiveze Kurýr na adresu, jedna cesta od/u);
  expect(carriers).toHaveTextContent(/od 159,- Kč/u);
});

test.each([
  [days, "Tady zrovna nic volného není", /^Pro vybrané dny a.filtry/u],
  [{}, "Nic takového nemáme", /^Pro vybrané filtry nic nemáme/u],
])("an empty listing speaks of days only where some were chosen: %o", (wish, title, text) => {
  const known = { attributes: [], partners: [], branches };
  render(
    <NextIntlClientProvider locale="cs-CZ" messages={messages} timeZone="Europe/Prague">
      <Listing
        storeView={getStoreView("main")}
        basePath="/lyze"
        query={parseListingQuery({ ...wish, price: "1000.0-1500.0" }, "2026-11-22", known)}
        branches={branches}
        attributes={[]}
        listing={{
          ...{ items: [], total: 0, start: 0, perPage: 50, aggregations: {}, unknown_filters: [] },
          ...{ branch: null, unknown_words: [], partner_elsewhere: false, gap: null, relaxed: null },
        }}
      />
    </NextIntlClientProvider>,
  );
  heading(title);
  expect(screen.getByText(text)).toBeInTheDocument();
});

test("where the chosen size leaves nothing, the sizes next to it are a press away, with days and all else kept", () => {
  const attribute = {
    ...{ attribute_id: 1, attribute_code: "ski_length", default_frontend_label: "Délka lyží", is_variant: true },
    ...{ is_user_defined: true, is_visible: true, is_comparable: true, is_filterable: true },
    options: ["165", "170", "175"].map((value) => ({ value, label: `${value} cm` })),
  };
  const buckets = [{ key: "165", label: "165 cm", doc_count: 3 }];
  const query = parseListingQuery({ ...days, ski_length: "170", fit: "on" }, "2026-11-22", {
    ...{ attributes: [attribute], partners: [], branches },
  });
  render(
    <NextIntlClientProvider locale="cs-CZ" messages={messages} timeZone="Europe/Prague">
      <Listing
        storeView={getStoreView("main")}
        basePath="/lyze"
        query={query}
        branches={branches}
        attributes={[attribute]}
        listing={{
          ...{ items: [], total: 0, start: 0, perPage: 50, aggregations: { ski_length: { buckets } } },
          ...{
            unknown_filters: [],
            branch: null,
            unknown_words: [],
            partner_elsewhere: false,
            gap: null,
            relaxed: null,
          },
        }}
      />
    </NextIntlClientProvider>,
  );
  expect(screen.getByText(/^Délka lyží: nejbližší/u)).toBeInTheDocument();
  expect(href("165 cm: 3 věci")).toBe("/lyze?dateFrom=2026-12-12&dateTo=2026-12-14&ski_length=165&fit=off");
});

test("words that nothing is called are named in one notice", () => {
  show("anywhere", null, { unknown_words: ["Ponorka", "míru"] });
  expect(screen.getByText("S „Ponorka, míru“ nic takového nemáme. Hledali jsme bez toho.")).toBeInTheDocument();
});
