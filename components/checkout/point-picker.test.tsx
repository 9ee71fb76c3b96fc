import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { NextIntlClientProvider } from "next-intl";
import messages from "@/messages/cs-CZ.json";
import PointPicker from "./point-picker";

const hours = (weekdays: number[]) => weekdays.map((weekday) => ({ weekday, opens: "07:00", closes: "18:00" }));
const point = (id: string, name: string, kilometres: number | null, weekdays = [1, 2, 3, 4, 5]) => ({
  ...{ id, name, street: "Nádražní 1", city: "Vrchlabí", postcode: "543 01", closed_days: [], kilometres },
  opening_hours: hours(weekdays),
});
const mockCall = jest.fn();
jest.mock("@/stores/api", () => ({ loadApi: async () => ({ call: (...call: unknown[]) => mockCall(...call) }) }));

const onChoose = jest.fn();
/** 15 February 2027 is a Monday. */
function open(near = "", way: "shipping" | "return" = "shipping") {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <NextIntlClientProvider locale="cs-CZ" messages={messages} timeZone="Europe/Prague">
        <PointPicker
          {...{ carrier: "parcel_point", way, chosen: null, near, days: ["2027-02-15"], locale: "cs-CZ", onChoose }}
          onClose={() => undefined}
        />
      </NextIntlClientProvider>
    </QueryClientProvider>,
  );
  return userEvent.setup();
}
const asked = () => mockCall.mock.calls.map(([, wish]) => wish);

beforeEach(() => {
  HTMLDialogElement.prototype.showModal = function (this: HTMLDialogElement) {
    this.open = true;
  };
  onChoose.mockReset();
  mockCall.mockReset();
});

test("a known postcode is searched for at once; a point is chosen by keyboard, a closed one can't be", async () => {
  const items = [point("a", "Trafika", 0.4), point("b", "Box", 1.5), point("c", "Zavřená", 2, [2])];
  mockCall.mockResolvedValue({ ok: true, value: { items, total: 3, near: "Vrchlabí" } });
  const user = open("543 01");
  const trafika = await screen.findByRole("radio", {
    name: /Trafika.*543.01 Vrchlabí.*7:00\u2060–\u206018:00.*0,4.km/u,
  });
  expect(asked()).toEqual([{ carrier: "parcel_point", search: "543 01", size: 10 }]);
  expect(screen.getByRole("status")).toHaveTextContent(/3 výdejní místa, nejbližší k místu Vrchlabí/u);
  expect(screen.getByRole("radio", { name: /Zavřená.*zavřeno/u })).toBeDisabled();
  await user.click(trafika);
  await user.keyboard("{ArrowDown}");
  await user.click(screen.getByRole("button", { name: "Vybrat: Box" }));
  const { kilometres: _kilometres, ...box } = items[1]!;
  expect(onChoose).toHaveBeenCalledWith(box);
});

test.each([
  ["shipping", true],
  ["return", false],
] as const)("on the way of %s a box that never closes is refused: %s", async (way, isRefused) => {
  const opening_hours = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, opens: "00:00", closes: "24:00" }));
  const box = { ...point("b", "Box", 1.5), opening_hours };
  mockCall.mockResolvedValue({ ok: true, value: { items: [box], total: 1, near: null } });
  open("543 01", way);
  const radio = await screen.findByRole("radio", { name: /Box/u });
  expect(radio.matches(":disabled")).toBe(isRefused);
  expect(screen.queryByText(/Bez obsluhy/u) !== null).toBe(isRefused);
});

test("nothing found and a failure say what to do, and Enter searches again", async () => {
  mockCall.mockResolvedValueOnce({ ok: true, value: { items: [], total: 0, near: null } });
  const user = open();
  expect(await screen.findByText(/Nic takového jsme nenašli/u)).toBeInTheDocument();
  mockCall.mockResolvedValueOnce({ ok: false, error: { code: "internal", message: "", transport: false } });
  await user.type(screen.getByRole("searchbox"), "Liberec{Enter}");
  const failed = (await screen.findByText(/nepovedlo načíst/u)).closest<HTMLElement>("[role=alert]");
  mockCall.mockResolvedValueOnce({ ok: true, value: { items: [point("a", "Trafika", null)], total: 1, near: null } });
  await user.click(within(failed ?? document.body).getByRole("button", { name: "Načíst znovu" }));
  expect(await screen.findByRole("radio", { name: /Trafika/u })).toBeInTheDocument();
  expect(asked().at(-1)).toEqual({ carrier: "parcel_point", search: "Liberec", size: 10 });
});

test("a position is asked for by the button alone, and told to about a kilometre", async () => {
  const getCurrentPosition = jest.fn((found: PositionCallback) =>
    found({ coords: { latitude: 50.62712, longitude: 15.60941 } } as GeolocationPosition),
  );
  Object.defineProperty(navigator, "geolocation", { configurable: true, value: { getCurrentPosition } });
  mockCall.mockResolvedValue({ ok: true, value: { items: [point("a", "Trafika", 1)], total: 1, near: null } });
  const user = open();
  await screen.findByRole("radio", { name: /Trafika/u });
  expect(getCurrentPosition).not.toHaveBeenCalled();
  await user.click(screen.getByRole("button", { name: "Podle mé polohy" }));
  await screen.findByRole("radio", { name: /Trafika/u });
  expect(asked().at(-1)).toEqual({ carrier: "parcel_point", near: "50.63,15.61", size: 10 });
});
