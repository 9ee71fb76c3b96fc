import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import messages from "@/messages/cs-CZ.json";
import { queryClient } from "@/stores/api";
import { reservationStore } from "@/stores/reservation";
import LongerRent from "./longer-rent";
import type { RentalLabels } from "./rental-labels";

const mockFree: Record<string, number> = {};
jest.mock("@/stores/load-api", () => ({
  loadApi: async () => ({
    call: async (_: string, { dateFrom, dateTo }: { dateFrom: string; dateTo: string }) => ({
      ok: true,
      value: {
        sources: [
          { id: "praha", name: "Praha", variants: [{ sku: "SKI-170", free: mockFree[`${dateFrom}/${dateTo}`] ?? 0 }] },
        ],
      },
    }),
  }),
}));

const band = (days_from: number, days_to: number | null, price_per_day: number) => ({
  days_from,
  days_to,
  price_per_day,
});
const period = { from: "2099-02-02", to: "2099-02-07" };

function show(priceList: ReturnType<typeof band>[], chargedBy: "day" | "time" = "day") {
  render(
    <LongerRent
      sku="SKI-170"
      sourceId="praha"
      period={period}
      priceList={priceList}
      chargedBy={chargedBy}
      labels={messages.rentalIsland as unknown as RentalLabels}
      locale="cs-CZ"
    />,
  );
  return userEvent.setup();
}
/** A sentence whose amount is an element of its own. */
const said = (words: RegExp) =>
  screen.getByText((_, element) => element?.tagName === "P" && words.test(element.textContent ?? ""));
beforeEach(() => {
  queryClient.clear();
  for (const key of Object.keys(mockFree)) delete mockFree[key];
});

test("a week that costs less than six days says so, and offers those weeks that can be had", async () => {
  mockFree["2099-02-02/2099-02-08"] = 1;
  const user = show([band(1, 6, 40_000), band(7, null, 30_000)]);
  expect(said(/Na 7\sdní to vyjde o\s300,-\sKč levněji než na 6/u)).toBeVisible();
  // Said once.
  expect(screen.queryByText(/vyjde levněji:/u)).toBeNull();
  await user.click(await screen.findByRole("button", { name: /Vzít 2\.–\u20608\.\súnora 2099/u }));
  expect(reservationStore.getState().period).toEqual({ from: "2099-02-02", to: "2099-02-08" });
  expect(screen.getAllByRole("button")).toHaveLength(1);
});

test("a day that costs nothing is said, and the begun one offered too", async () => {
  mockFree["2099-02-01/2099-02-07"] = 2;
  show([band(1, 6, 35_000), band(7, null, 30_000)]);
  expect(screen.getByText(/O\sden déle to stojí stejně/u)).toBeVisible();
  expect(await screen.findByRole("button", { name: /Vzít 1\.–\u20607\.\súnora 2099/u })).toBeVisible();
});

test("a day that adds to the price asks nobody for other days; a cheaper rent further on stays named", () => {
  show([band(1, 9, 40_000), band(10, null, 20_000)]);
  expect(said(/O\sden déle to vyjde o\s400,-\sKč víc/u)).toBeVisible();
  expect(said(/Na 10\sdní to vyjde levněji: 2\s000,-\sKč/u)).toBeVisible();
  expect(screen.queryByRole("button")).toBeNull();
});
