import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { addDays, shopDay } from "@/lib/domain/days";
import messages from "@/messages/cs-CZ.json";
import { queryClient } from "@/stores/api";
import ProductCalendar from "./product-calendar";

let mockIsAway = false;
jest.mock("@/stores/load-api", () => ({
  loadApi: async () => ({
    call: async () =>
      mockIsAway
        ? { ok: false, error: { code: "unavailable", message: "away", transport: false } }
        : { ok: true, value: { days: mockDays() } },
  }),
}));

const mockDays = () =>
  Array.from({ length: 60 }, (_, index) => ({ day: addDays(shopDay(new Date()), index), free: 2, closed: false }));

beforeEach(() => queryClient.clear());

// The page around it brings no words: they are fetched with the calendar.
const show = () =>
  act(async () => {
    render(
      <ProductCalendar
        sku="SKI-160"
        sourceId="praha"
        locale="cs-CZ"
        priceList={[]}
        chargedBy="day"
        onDone={() => undefined}
      />,
    );
  });

test("opens on a page that has brought no words", async () => {
  await show();
  expect(await screen.findByRole("grid")).toBeVisible();
});

test("away, it offers another try in words, which then shows the days", async () => {
  mockIsAway = true;
  await show();
  const retry = await screen.findByRole("button", { name: messages.rental.calendar.retry });
  mockIsAway = false;
  await userEvent.click(retry);
  expect(await screen.findByRole("grid")).toBeVisible();
});
