import { render, screen } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import { addDays } from "@/lib/domain/days";
import messages from "@/messages/cs-CZ.json";
import { Availability } from "./availability-calendar";

beforeAll(() => {
  window.matchMedia = () =>
    ({
      matches: false,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }) as unknown as MediaQueryList;
});

// Monday 1st: full on the 10th, one piece on the 11th, closed on Sundays.
const days = Array.from({ length: 28 }, (_, index) => ({
  day: addDays("2027-02-01", index),
  free: index === 9 ? 0 : index === 10 ? 1 : 4,
  closed: index % 7 === 6,
}));
const priceList = [
  { days_from: 1, days_to: 2, price_per_day: 39_000 },
  { days_from: 3, days_to: null, price_per_day: 30_000 },
];

const show = (bands: typeof priceList) =>
  render(
    <NextIntlClientProvider locale="cs-CZ" messages={messages} timeZone="Europe/Prague">
      <Availability
        locale="cs-CZ"
        days={days}
        priceList={bands}
        period={null}
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
