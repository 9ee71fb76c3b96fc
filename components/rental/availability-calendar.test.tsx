import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { NextIntlClientProvider } from "next-intl";
import type { CalendarDay, ChargedBy, Period } from "@/lib/contract";
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

const show = (bands: typeof priceList, shown = days, period: Period | null = null, chargedBy: ChargedBy = "day") =>
  render(
    <NextIntlClientProvider locale="cs-CZ" messages={messages} timeZone="Europe/Prague">
      <Availability
        locale="cs-CZ"
        days={shown}
        priceList={bands}
        chargedBy={chargedBy}
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

test("what one day costs is not said of a day on which only longer rents begin", () => {
  show(priceList, daysWith({ "2027-02-11": { shortest: 4 }, "2027-02-13": { shortest: 4 } }));
  expect(heard(11)).toHaveAccessibleDescription("Zbývá poslední kus.");
  expect(heard(13)).toHaveAccessibleDescription("Volné.");
  expect(heard(12)).toHaveAccessibleDescription(/1\sden za 390/u);
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
  expect(screen.getByText(/8\. února 2027: 1.den\. +Nejméně na 2.dny\./u)).toBeVisible();
  expect(heard(8)).toHaveAccessibleDescription(/na tak krátkou dobu/u);
  expect(heard(12)).toHaveAccessibleDescription(/mezi oběma dny je den, kdy je všechno půjčené/u);
});

test("days that can't be had have no price, and the one that can't be the last says why", async () => {
  show(priceList);
  await userEvent.click(heard(8));
  await userEvent.keyboard("{ArrowRight}");
  expect(screen.getByText(/8\.–\S?9\. února 2027: 2\sdny, 780,-\sKč\. Potvrďte den vrácení\./u)).toBeVisible();
  for (const [keys, reason] of [
    ["{ArrowRight}", /v\stento den je všechno půjčené/u],
    ["{ArrowRight}{ArrowRight}", /mezi oběma dny je den, kdy je všechno půjčené/u],
  ] as const) {
    await userEvent.keyboard(keys);
    const said = screen.getByText(/8\.–\S?1[02]\. února 2027: \d\sd\S+\./u);
    expect(said).toHaveTextContent(reason);
    expect(said).not.toHaveTextContent(/Kč|Potvrďte/u);
    // The day itself says it aloud.
    expect(screen.getAllByText(reason).find((text) => text.getAttribute("aria-hidden"))).toBeVisible();
  }
});

test("a wish that is refused as a whole has no price either", () => {
  show(priceList, days, { from: "2027-02-09", to: "2027-02-12" });
  expect(screen.getByText(/9\.–\S?12\. února 2027: 4\sdny$/u)).toBeVisible();
});

test.each([
  ["piece", "390,-\u00A0Kč za kus.", "390,-.Kč"],
  ["time", "1\u00A0lekce za 390,-\u00A0Kč.", "900,-.Kč"],
] as const)("what is charged by the %s is priced so", (chargedBy, oneOf, total) => {
  show(priceList, days, { from: "2027-02-02", to: "2027-02-04" }, chargedBy);
  expect(heard(13)).toHaveAccessibleDescription(`Volné. ${oneOf}`);
  expect(screen.getByText(new RegExp(`3.dny, ${total}$`, "u"))).toBeVisible();
});

test("the chosen days say when somebody is there on each of them", () => {
  const { unmount } = show(priceList, days, { from: "2027-02-05", to: "2027-02-06" });
  expect(screen.getByText("Otevřeno: první den 8:00–18:00, poslední den 8:00–12:00.")).toBeVisible();
  unmount();
  show(priceList, daysWith({ "2027-02-06": { hours: undefined } }), { from: "2027-02-05", to: "2027-02-06" });
  expect(screen.queryByText(/Otevřeno/u)).toBeNull();
});
