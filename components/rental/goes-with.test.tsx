import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { NextIntlClientProvider } from "next-intl";
import messages from "@/messages/cs-CZ.json";
import { queryClient } from "@/stores/api";
import GoesWith from "./goes-with";

const mockCall = jest.fn();
jest.mock("@/stores/load-api", () => ({ loadApi: async () => ({ call: mockCall }) }));
jest.mock("@/lib/i18n/lazy-messages", () => ({
  LazyIntl: ({ children }: { children: React.ReactNode }) => children,
}));
const mockAdd = jest.fn();
jest.mock("@/stores/add-to-cart", () => ({ addToCart: (line: unknown) => mockAdd(line) as unknown }));

const price_list = [{ days_from: 1, days_to: null, price_per_day: 100_00 }];
const child = (value: string) => ({
  ...{ sku: `BOOT-${value}`, options: { boot_size: value }, price_list, deposit: 500_00 },
});
const boots = {
  section: "Lyžařské boty",
  product: {
    ...{ sku: "BOOT", name: "Skalka", slug: "skalka", url_path: null, image: null, charged_by: "day" },
    ...{ price_list, deposit: 500_00 },
    configurable_options: [
      {
        ...{ attribute_code: "boot_size", attribute_id: 5, label: "Velikost" },
        values: ["260", "265"].map((value) => ({ value_index: value, label: value })),
      },
    ],
    configurable_children: [child("260"), child("265")],
  },
  free: { "BOOT-260": 1, "BOOT-265": 2 },
};
const poles = {
  section: "Hůlky",
  product: { ...boots.product, sku: "POLE", name: "Tyč", configurable_options: [], configurable_children: [] },
  free: { POLE: 4 },
};

const show = () =>
  render(
    <NextIntlClientProvider locale="cs-CZ" messages={messages} timeZone="Europe/Prague">
      <GoesWith
        skus={["SKI-170"]}
        storeCode="main"
        source={{ id: "praha", name: "Praha", locative: "v\u00a0Praze" }}
        period={{ from: "2027-02-13", to: "2027-02-15" }}
        level="h2"
      />
    </NextIntlClientProvider>,
  );

beforeEach(() => {
  queryClient.clear();
  mockCall.mockReset().mockResolvedValue({ ok: true, value: [boots, poles] });
  mockAdd.mockReset().mockResolvedValue({ outcome: "added", key: "k", dropped: false });
});

test("what needs no size is chosen already, a size is one choice, and all of it one press", async () => {
  show();
  expect(await screen.findByRole("heading", { name: /volné v\sPraze/u })).toBeInTheDocument();
  expect(screen.getByRole("button", { name: /Přidat 1\svěc za 300,-\sKč/u })).toBeInTheDocument();
  await userEvent.selectOptions(screen.getByRole("combobox", { name: "Velikost: Skalka" }), "265");
  await userEvent.click(screen.getByRole("button", { name: /Přidat 2\svěci za 600,-\sKč/u }));
  await waitFor(() => expect(screen.getByRole("status")).toHaveTextContent("2 věci jsou v košíku."));
  expect(mockAdd.mock.calls.map(([line]) => line as object)).toMatchObject([
    {
      ...{ sku: "BOOT-265", parentSku: "BOOT", from: "2027-02-13", to: "2027-02-15", source: "praha" },
      ...{ options: [{ label: "Velikost", value: "265" }], deposit: 500_00 },
    },
    { sku: "POLE", parentSku: "POLE", options: [] },
  ]);
  // Nothing is added a second time by a second press.
  await userEvent.click(screen.getByRole("button", { name: "Vyberte, co přidat" }));
  expect(mockAdd).toHaveBeenCalledTimes(2);
});

test("where nothing goes with it, or nobody answers, there is nothing", async () => {
  mockCall.mockResolvedValue({ ok: true, value: [] });
  const { container } = show();
  await waitFor(() => expect(mockCall).toHaveBeenCalled());
  expect(container).toBeEmptyDOMElement();
});
