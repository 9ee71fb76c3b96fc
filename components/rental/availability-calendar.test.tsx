import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { NextIntlClientProvider } from "next-intl";
import type { CalendarDay, Period } from "@/lib/contract";
import { addDays } from "@/lib/domain/days";
import messages from "@/messages/cs-CZ.json";
import { Availability } from "./availability-calendar";

// Monday 1st: full on the 10th, one piece on the 11th, closed on Sundays, until noon on Saturdays.
const days: CalendarDay[] = Array.from({ length: 59 }, (_, index) => ({
  day: addDays("2027-02-01", index),
  free: index === 9 ? 0 : index === 10 ? 1 : 4,
  closed: index % 7 === 6,
  ...(index % 7 !== 6 && { hours: { opens: "08:00", closes: index % 7 === 5 ? "12:00" : "18:00" } }),
}));
/** The same days with something else said of some of them. */
const daysWith = (more: Record<string, Partial<CalendarDay>>) => days.map((day) => ({ ...day, ...more[day.day] }));
const priceList = [
  { days_from: 1, days_to: 2, price_per_day: 39_000 },
  { days_from: 3, days_to: null, price_per_day: 30_000 },
];

const show = (bands: typeof priceList, shown = days, period: Period | null = null) =>
  render(
    <NextIntlClientProvider locale="cs-CZ" messages={messages} timeZone="Europe/Prague">
      <Availability
        locale="cs-CZ"
        days={shown}
        priceList={bands}
        period={period}
        today="2027-02-01"
        onChoose={() => undefined}
      />
    </NextIntlClientProvider>,
  );

const heard = (day: number) => screen.getByRole("button", { name: new RegExp(` ${day}\\. února 2027`, "u") });

test("with a day is heard whether it is free and for how much, or why it can't be chosen", () => {
  show(priceList);
  expect(heard(13)).toHaveAccessibleName("sobota 13. února 2027");
  expect(heard(13)).toHaveAccessibleDescription("Volné. 1\u00A0den za 390,-\u00A0Kč.");
  expect(heard(11)).toHaveAccessibleDescription("Zbývá poslední kus. 1\u00A0den za 390,-\u00A0Kč.");
  expect(heard(10)).toHaveAccessibleDescription(/^Vybrat nejde: v.tento den je všechno půjčené\.$/u);
  expect(heard(14)).toHaveAccessibleDescription(/máme zavřeno/u);
});

test("an unknown price is not made up", () => {
  show([]);
  expect(heard(13)).toHaveAccessibleDescription("Volné.");
});

const legend = () => screen.getAllByRole("list").flatMap((list) => within(list).getAllByRole("listitem"));
const texts = () => legend().map(({ textContent }) => textContent?.replace("8", ""));

test("too late to order is not called closed, and a day on which no rent begins says so", () => {
  show(priceList, daysWith({ "2027-02-01": { closed: true, too_late: true }, "2027-02-03": { no_start: true } }));
  expect(heard(1)).toHaveAccessibleDescription(/^Vybrat nejde: na tento den už věci nestihneme připravit\.$/u);
  expect(heard(3)).toHaveAccessibleDescription(/^Vybrat jako první den nejde: půjčení téhle věci začíná/u);
  expect(texts()).toEqual([
    "poslední kus",
    "obsazeno",
    "zavřeno, může být uprostřed",
    "už nestihneme připravit",
    "nejde jako první den",
  ]);
});

test("the legend explains what is in sight, and nothing else", async () => {
  show(priceList);
  expect(texts()).toEqual(["poslední kus", "obsazeno", "zavřeno, může být uprostřed"]);
  await userEvent.click(screen.getByRole("button", { name: "Další měsíc" }));
  expect(texts()).toEqual(["zavřeno, může být uprostřed"]);
});

test("once the first day is chosen, the others say why they can't be the last, and how long it has to be", async () => {
  show(priceList, daysWith({ "2027-02-08": { shortest: 2 }, "2027-02-12": { no_start: true } }));
  await userEvent.click(heard(8));
  expect(screen.getByText(/Potvrďte den vrácení\. Nejméně na 2.dny\./u)).toBeVisible();
  expect(heard(8)).toHaveAccessibleDescription(/na tak krátkou dobu/u);
  expect(heard(12)).toHaveAccessibleDescription(/mezi oběma dny je den, kdy je všechno půjčené/u);
});

test("the chosen days say when somebody is there on each of them", () => {
  const { unmount } = show(priceList, days, { from: "2027-02-05", to: "2027-02-06" });
  expect(screen.getByText("Otevřeno: první den 8:00–18:00, poslední den 8:00–12:00.")).toBeVisible();
  unmount();
  show(priceList, daysWith({ "2027-02-06": { hours: undefined } }), { from: "2027-02-05", to: "2027-02-06" });
  expect(screen.queryByText(/Otevřeno/u)).toBeNull();
});
