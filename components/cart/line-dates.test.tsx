import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { NextIntlClientProvider } from "next-intl";
import type { CartLine } from "@/lib/domain/cart";
import { addDays } from "@/lib/domain/days";
import messages from "@/messages/cs-CZ.json";
import LineDates from "./line-dates";

const today = "2026-11-21";
// Closed on Sundays; nothing free on 24 February 2027; from 8 March on nothing for less than four days.
const mockDays = Array.from({ length: 181 }, (_, index) => addDays(today, index)).map((day, index) => ({
  day,
  free: day === "2027-02-24" ? 0 : 3,
  closed: index % 7 === 1,
  ...(day >= "2027-03-08" && { shortest: 4 }),
}));
jest.mock("@/stores/api", () => ({
  loadCartApi: async () => ({ call: async () => ({ ok: true, value: { days: mockDays } }) }),
}));
jest.mock("@/lib/domain/days", () => ({ ...jest.requireActual("@/lib/domain/days"), shopDay: () => "2026-11-21" }));

const line: CartLine = {
  key: "k1",
  sku: "VOLKL-168",
  parentSku: "VOLKL",
  name: "Völkl Deacon 80",
  slug: "volkl-deacon-80",
  url_path: "lyze/volkl-deacon-80",
  image: null,
  options: [],
  product_option: { extension_attributes: { custom_options: [], configurable_item_options: [], bundle_options: [] } },
  qty: 1,
  prevQty: 1,
  from: "2026-11-24",
  to: "2026-11-25",
  source: "brno",
  priceList: [{ days_from: 1, days_to: null, price_per_day: 39_000 }],
  unitPrice: 78_000,
  deposit: 0,
  itemId: "1",
  holdExpiresAt: null,
  status: "ok",
  addedAt: "2026-11-20T10:00:00Z",
};

async function open() {
  const onChoose = jest.fn();
  await act(async () => {
    render(
      <QueryClientProvider client={new QueryClient()}>
        <NextIntlClientProvider locale="cs-CZ" messages={messages} timeZone="Europe/Prague">
          <LineDates line={line} locale="cs-CZ" onChoose={onChoose} onClose={() => undefined} />
        </NextIntlClientProvider>
      </QueryClientProvider>,
    );
  });
  await screen.findByRole("button", { name: "Předchozí měsíc" });
  const user = userEvent.setup();
  const type = async (label: string, text: string) => {
    await user.clear(screen.getByLabelText(label));
    await user.type(screen.getByLabelText(label), text);
  };
  return { onChoose, user, type, apply: screen.getByRole("button", { name: /Půjčit/u }) };
}

const month = () => document.querySelector(".calendar-title")?.textContent;

test("no other dates are applied while a field holds text that is no day", async () => {
  const { user, type, apply, onChoose } = await open();
  expect(apply).toBeEnabled();
  await type("Vrácení", "31. 2. 2027{Enter}");
  expect(screen.getByLabelText("Vrácení")).toBeInvalid();
  expect(apply).toBeDisabled();
  await user.click(apply);
  expect(onChoose).not.toHaveBeenCalled();
});

test("the calendar shows the month of typed dates and the range they make", async () => {
  const { user, type, onChoose } = await open();
  await type("Vyzvednutí", "16. 2. 2027");
  await type("Vrácení", "18. 2. 2027");
  await user.tab();
  expect(month()).toBe("únor 2027");
  expect(document.querySelectorAll(".day[data-in-range]")).toHaveLength(3);
  expect(screen.queryByText(/Vyberte den vyzvednutí/u)).not.toBeInTheDocument();
  await user.click(screen.getByLabelText("Vrácení"));
  await user.keyboard("{Enter}");
  expect(onChoose).toHaveBeenCalledWith({ from: "2027-02-16", to: "2027-02-18" });
});

test("dates that are refused are shown too, and Enter doesn't apply them", async () => {
  const { type, onChoose } = await open();
  await type("Vyzvednutí", "23. 2. 2027");
  await type("Vrácení", "25. 2. 2027{Enter}");
  expect(month()).toBe("únor 2027");
  expect(document.querySelectorAll(".day[data-in-range]")).toHaveLength(3);
  expect(screen.getByText(/není dost kusů/u)).toBeInTheDocument();
  expect(onChoose).not.toHaveBeenCalled();
});

test("instead of a start that is over, days are offered that are open and free", async () => {
  const { user, type } = await open();
  await type("Vyzvednutí", "18. 11. 2026");
  await type("Vrácení", "19. 11. 2026{Enter}");
  // As long as wished: from today it would end on a Sunday, from tomorrow begin on one.
  await user.click(screen.getByRole("button", { name: /^Nejblíž je/u }));
  expect(screen.getByLabelText("Vyzvednutí")).toHaveValue("23.\u00A011.\u00A02026");
  expect(screen.getByLabelText("Vrácení")).toHaveValue("24.\u00A011.\u00A02026");
});

test.each([
  ["23. 2. 2027", "25. 2. 2027", "V\u00A0těchto dnech není volno"],
  ["28. 2. 2027", "2. 3. 2027", "V\u00A0tyto dny máme zavřeno"],
  ["9. 3. 2027", "10. 3. 2027", "V\u00A0těchto dnech půjčit nejde"],
])("the button names why %s to %s can't be taken: %s", async (from, to, name) => {
  const { user, type, apply } = await open();
  await type("Vyzvednutí", from);
  await type("Vrácení", to);
  await user.tab();
  expect(apply).toBeDisabled();
  expect(apply.textContent?.replace(/\s/gu, "\u00A0")).toBe(name.replace(/\s/gu, "\u00A0"));
});
