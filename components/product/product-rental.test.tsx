import { cleanup, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { BranchAvailability, RuleRefusal } from "@/lib/contract";
import { ANYWHERE, type Place } from "@/lib/domain/place";
import messages from "@/messages/cs-CZ.json";
import { queryClient } from "@/stores/api";
import { cartStore, startView } from "@/stores/cart";
import { keepOwnMeasures } from "@/stores/own-measures";
import { reservationStore } from "@/stores/reservation";
import { shownThingStore } from "@/stores/shown-thing";
import { ProductRental } from "./product-rental";
import type { RentalProduct } from "./rental-product";

const mockAnswers: Record<string, unknown> = {};
jest.mock("@/stores/load-api", () => ({
  loadApi: async () => ({
    call: async (name: string) =>
      name in mockAnswers
        ? { ok: true, value: mockAnswers[name] }
        : { ok: false, error: { code: "unavailable", message: "away", transport: false } },
  }),
}));
jest.mock("next/navigation", () => ({ useRouter: () => ({ replace: jest.fn() }) }));

// Fetched with a press, which takes its time where it is made first.
beforeAll(() => Promise.all([import("./size-finder"), import("./own-size")]));

const everyDay = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, opens: "07:00", closes: "18:00" }));
const branch = (id: string, name: string, locative: string) => ({ id, name, locative, partner_id: null });
const praha = { ...branch("praha", "Praha", "v Praze"), phone: "1", opening_hours: everyDay, closed_days: [] };
const brno = { ...branch("brno", "Brno", "v Brně"), phone: "2", opening_hours: everyDay, closed_days: ["2027-02-13"] };
const bands = [{ days_from: 1, days_to: null, price_per_day: 39_000 }];
const size = (length: string) => ({
  sku: `SKI-${length}`,
  options: { ski_length: length },
  original_price: 39_000,
  price_list: bands,
  deposit: 200_000,
});
const ski: RentalProduct = {
  sku: "SKI",
  name: "Lyže Javor",
  slug: "lyze-javor",
  url_path: null,
  type_id: "configurable",
  image: null,
  price: 39_000,
  charged_by: "day",
  original_price: 39_000,
  price_list: bands,
  deposit: 200_000,
  configurable_options: [
    {
      attribute_code: "ski_length",
      attribute_id: 1,
      label: "Délka",
      values: ["160", "170"].map((value) => ({ value_index: value, label: `${value} cm` })),
    },
  ],
  configurable_children: [size("160"), size("170")],
  fittings: [],
};

const has = (at: { id: string; name: string }, free: number, refused?: RuleRefusal): BranchAvailability => ({
  id: at.id,
  name: at.name,
  variants: ["SKI-160", "SKI-170"].map((sku) => ({ sku, free })),
  ...(refused && { refused }),
});
const late: RuleRefusal = {
  code: "too_late",
  details: {
    day: "2027-02-13",
    source: "praha",
    until: "2027-02-13T16:00:00Z",
    next: "2027-02-14",
    next_from: "2027-02-14T06:00:00Z",
  },
};

function open(
  branches: BranchAvailability[],
  place: Place = { kind: "branch", source: "praha" },
  more: Partial<Parameters<typeof ProductRental>[0]> = {},
) {
  queryClient.clear();
  for (const name of Object.keys(mockAnswers)) delete mockAnswers[name];
  if (branches.length > 0) mockAnswers.checkVariants = { sources: branches };
  if (branches.length > 0)
    mockAnswers.getAlternatives = {
      sizes: [],
      periods: [{ from: "2027-02-14", to: "2027-02-16" }],
      later: [],
      sources: [],
    };
  cartStore.setState(startView);
  reservationStore.setState({
    period: { from: "2027-02-13", to: "2027-02-15" },
    place,
    branches: [praha, brno],
  });
  render(
    <ProductRental
      product={ski}
      locale="cs-CZ"
      links={{ home: "/", cart: "/cart", checkout: "/checkout", branches: "/branches" }}
      sources={[praha, brno]}
      labels={messages.rentalIsland}
      initialChildSku="SKI-160"
      {...more}
    />,
  );
  return userEvent.setup();
}
const warningOf = async (words: RegExp) => (await screen.findByText(words)).closest<HTMLElement>('[role="status"]')!;
const sizes = () => screen.getAllByRole("radio").map((radio) => radio.closest("label")?.textContent);

test("what the branch can't make ready any more is said at sizes, branch and days, with when it can", async () => {
  const user = open([has(praha, 3, late), has(brno, 2)]);
  const warning = await warningOf(/Na 13\.\súnora 2027 už to v Praze nestihneme připravit/u);
  expect(warning).toHaveTextContent("Nejdřív 14. února 2027 od 7:00.");
  expect(sizes()).toEqual(["160 cmuž nestihneme", "170 cmuž nestihneme"]);
  expect(screen.getAllByRole("option").map((option) => option.textContent)).toEqual([
    "Praha: už nestihneme",
    "Brno: volno",
  ]);
  await user.click(await within(warning).findByRole("button", { name: /14\.–\u206016\.\súnora 2027/u }));
  expect(reservationStore.getState().period).toEqual({ from: "2027-02-14", to: "2027-02-16" });
});

test("before a size is chosen a branch is proposed that has any of them free, not one that has none", async () => {
  open([has(praha, 0), has(brno, 2)], ANYWHERE, { initialChildSku: undefined });
  await waitFor(() => expect(screen.getByRole("combobox")).toHaveValue("brno"));
  expect(screen.getByText("Ukazujeme první pobočku, kde je ve vašich dnech volno: v Brně.")).toBeVisible();
  cleanup();
  open([has(praha, 1), has(brno, 2)], ANYWHERE, { initialChildSku: undefined });
  await waitFor(() => expect(sizes()[0]).toMatch(/poslední/u));
  expect(screen.getByRole("combobox")).toHaveValue("praha");
});

test.each<[RuleRefusal, RegExp[]]>([
  [{ code: "rent_length", details: { sku: "SKI-160", shortest: 5 } }, [/půjčujeme nejméně na 5\sdní/u]],
  [{ code: "rent_length", details: { sku: "SKI-160", shortest: 1, longest: 2 } }, [/půjčujeme nejdéle na 2\sdny/u]],
  [
    { code: "start_day", details: { sku: "SKI-160", day: "2027-02-13", next: "2027-02-15" } },
    [/Půjčení téhle věci 13\.\súnora 2027 nezačíná/u, /Nejdřív může začít po\s15\.\s2\./u],
  ],
  [
    { code: "closed_day", details: { end: "from", day: "2027-02-13", source: "praha" } },
    [/Praha má so\s13\.\s2\. zavřeno/u],
  ],
])("the owner's rule is said in words, and nothing can be added: %o", async (refused, words) => {
  open([has(praha, 3, refused), has(brno, 0, refused)]);
  for (const text of words) expect(await screen.findByText(text)).toBeInTheDocument();
  expect(screen.queryByRole("button", { name: "Přidat do košíku" })).not.toBeInTheDocument();
  // Beside the button stands why, not how many are free; and what one day more comes to is no help.
  expect(document.querySelector(".rental-at-hand small")).toHaveTextContent(
    messages.rentalIsland.refused[refused.code],
  );
  expect(document.querySelector(".rental-at-hand")).not.toHaveTextContent(/voln|poslední/u);
  expect(screen.queryByText(/O den déle/u)).not.toBeInTheDocument();
});

const shown = () => document.querySelector(".rental")?.textContent?.replace(/\s/gu, " ") ?? "";

test("no price is said of a length that the owner's rules forbid in these days", async () => {
  const refused: RuleRefusal = { code: "rent_length", details: { sku: "SKI-160", shortest: 5 } };
  const steps = [
    { days_from: 1, days_to: 3, price_per_day: 39_000 },
    { days_from: 4, days_to: null, price_per_day: 30_000 },
  ];
  const stepped = { ...ski, configurable_children: [{ ...size("160"), price_list: steps }, size("170")] };
  open([{ ...has(praha, 3, refused), shortest: 5 }], undefined, { product: stepped });
  expect(await screen.findByText(/půjčujeme nejméně na 5\sdní/u)).toBeInTheDocument();
  expect(shown()).toMatch(/1 500,- Kčza 5 dní/u);
  expect(shown()).not.toMatch(/1 170|za 3 dny|390|O den déle/u);
});

test("one day more than the longest rent of a season is not priced either", async () => {
  open([{ ...has(praha, 3), longest: 3 }]);
  await waitFor(() => expect(document.querySelector(".rental-at-hand")).toHaveTextContent(/3 kusy|3 voln/u));
  await waitFor(() => expect(screen.queryByText(/O den déle/u)).not.toBeInTheDocument());
  expect(shown()).toMatch(/1 170,- Kčza 3 dny/u);
});

test("what one day more comes to is said of things, not of lessons", async () => {
  open([has(praha, 3)]);
  expect(await screen.findByText(/O den déle to vyjde/u)).toBeInTheDocument();
  cleanup();
  open([has(praha, 3)], undefined, { product: { ...ski, type_id: "virtual", charged_by: "time" } });
  expect(await screen.findByText("Výuka, 3 lekce")).toBeInTheDocument();
  expect(screen.queryByText(/O den déle/u)).not.toBeInTheDocument();
});

test("what is taken names the day from which it is free as long, here and sooner at another branch", async () => {
  const later = [
    { source: "praha", name: "Praha", from: "2027-02-23", to: "2027-02-25" },
    { source: "brno", name: "Brno", from: "2027-02-18", to: "2027-02-20" },
  ];
  const user = open([has(praha, 0), has(brno, 0)]);
  mockAnswers.getAlternatives = { sizes: [], periods: [{ from: "2027-02-14", to: "2027-02-15" }], later, sources: [] };
  const warning = await warningOf(/V\stěchto dnech je obsazeno/u);
  expect(
    await within(warning).findByText(/Později to na\sstejně dlouho jde nejdřív od úterý 23\.\súnora 2027/u),
  ).toBeVisible();
  await user.click(within(warning).getByRole("button", { name: /23\.–\u206025\.\súnora 2027/u }));
  expect(reservationStore.getState().period).toEqual({ from: "2027-02-23", to: "2027-02-25" });
});

test("a branch that has it sooner is chosen with its days by one press", async () => {
  const user = open([has(praha, 0), has(brno, 0)]);
  mockAnswers.getAlternatives = {
    ...{ sizes: [], periods: [], sources: [] },
    later: [{ source: "brno", name: "Brno", from: "2027-02-18", to: "2027-02-20" }],
  };
  await user.click(await screen.findByRole("button", { name: /Brno od čtvrtka 18\.\súnora 2027/u }));
  expect(reservationStore.getState()).toMatchObject({
    period: { from: "2027-02-18", to: "2027-02-20" },
    place: { kind: "branch", source: "brno" },
  });
});

test("what one day more adds stands beside the price", async () => {
  open([has(praha, 3), has(brno, 2)]);
  expect(await screen.findByText(/^o?\s?390,-\sKč$/u, { selector: ".rental-hint span" })).toBeVisible();
  expect(document.querySelector(".rental-hint")).toHaveTextContent(/^O\sden déle to vyjde o\s390,-\sKč víc/u);
});

test("by the height that this device knows a length is chosen and marked, unless the address chose one", async () => {
  keepOwnMeasures({ body: { height: 178 }, on: true });
  const sized = [{ code: "ski_length", rule: "ski" as const, kind: "carving" as const }];
  open([has(praha, 3)], undefined, { product: { ...ski, sized }, initialChildSku: undefined });
  expect(await screen.findByRole("radio", { name: /160 cm\s*pro vás/u })).toBeChecked();
  cleanup();
  // The choice was written into the address.
  window.history.replaceState(null, "", "/");
  open([has(praha, 3)], undefined, { product: { ...ski, sized }, initialChildSku: "SKI-170" });
  expect(await screen.findByRole("radio", { name: /160 cm\s*pro vás/u })).not.toBeChecked();
  expect(screen.getByRole("radio", { name: /170 cm/u })).toBeChecked();
  localStorage.clear();
});

test("with anywhere the first branch that can serve the days is shown, and it is said", async () => {
  open([has(praha, 3, late), has(brno, 2)], ANYWHERE);
  await waitFor(() => expect(screen.getByLabelText("Kde vyzvednete")).toHaveValue("brno"));
  expect(screen.getByText(/Ukazujeme první pobočku, kde je ve vašich dnech volno: v Brně/u)).toBeInTheDocument();
  expect(screen.queryByText(/nestihneme připravit/u)).not.toBeInTheDocument();
});

test("without the network closed days are known all the same, with the nearest that are open", async () => {
  open([], { kind: "branch", source: "brno" });
  const warning = await warningOf(/Brno má so\s13\.\s2\. zavřeno/u);
  expect(await within(warning).findByRole("button", { name: /12\.–\u206014\.\súnora 2027/u })).toBeInTheDocument();
  expect(screen.getByText(messages.rentalIsland.failed)).toBeInTheDocument();
});

test("whoever asks for help with the size says their height, and a press chooses the size that suits it", async () => {
  const user = open([has(praha, 2)], undefined, {
    product: { ...ski, guide: "/i/velikost-lyzi", sized: [{ code: "ski_length", rule: "ski", kind: "carving" }] },
  });
  const help = screen.getByRole("link", { name: messages.rentalIsland.own.find });
  expect(help).toHaveAttribute("href", "/i/velikost-lyzi");
  // The line that tells of a page on its way leaves it alone.
  expect(help).toHaveAttribute("aria-haspopup", "dialog");
  await user.click(help);
  const dialog = within(await screen.findByRole("dialog"));
  await user.type(dialog.getByLabelText(/^Výška/u), "178");
  await user.click(dialog.getByRole("button", { name: "Vybrat 160 cm" }));
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(screen.getByRole("radio", { name: /160.cm/u })).toBeChecked();
  await user.click(help);
  const again = within(await screen.findByRole("dialog"));
  await user.clear(again.getByLabelText(/^Výška/u));
  await user.type(again.getByLabelText(/^Výška/u), "186{Enter}");
  await waitFor(() => expect(screen.getByRole("radio", { name: /170.cm/u })).toBeChecked());
  expect(await screen.findByText(/výška 186.cm\) vám sedne 170.cm/u)).toBeVisible();
});

test("the rest of the page follows what is chosen, as long as it can be had", async () => {
  const told = () => shownThingStore.getState().shown;
  // The address of the page before says what was chosen there.
  window.history.replaceState(null, "", "/");
  const user = open([has(praha, 3)], undefined, { initialChildSku: undefined });
  await waitFor(() => expect(told()).toMatchObject({ sku: "SKI", source: "praha", line: null }));
  expect(told()?.sizes.map(({ sku }) => sku)).toEqual(["SKI-160", "SKI-170"]);
  await user.click(screen.getByRole("radio", { name: /170/u }));
  await waitFor(() => expect(told()?.line).toMatchObject({ sku: "SKI-170", parentSku: "SKI", source: "praha" }));
  cleanup();
  expect(told()).toBeNull();
  open([has(praha, 0), has(brno, 0)]);
  expect(await screen.findByRole("button", { name: messages.rentalIsland.taken })).toBeDisabled();
  expect(told()).toBeNull();
});
