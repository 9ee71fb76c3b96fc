import { act, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { NextIntlClientProvider } from "next-intl";
import { addDays, eachDay } from "@/lib/domain/days";
import messages from "@/messages/cs-CZ.json";
import { GRID_DAYS, SizeGrid } from "./size-grid";

const FROM = "2099-02-02";
const days = eachDay({ from: FROM, to: addDays(FROM, GRID_DAYS) });
const bands = [
  { days_from: 1, days_to: 1, price_per_day: 490_00 },
  { days_from: 2, days_to: null, price_per_day: 420_00 },
];

function show() {
  const [onChoose, onTurn] = [jest.fn(), jest.fn()];
  render(
    <NextIntlClientProvider locale="cs-CZ" messages={messages} timeZone="Europe/Prague">
      <SizeGrid
        locale="cs-CZ"
        chargedBy="day"
        from={FROM}
        length={2}
        sizes={[
          { sku: "SKI-160", label: "160 cm", priceList: bands },
          { sku: "SKI-170", label: "170 cm", priceList: bands },
        ]}
        grid={{
          days: days.map((day) => ({ day, closed: day === addDays(FROM, 3) })),
          variants: [
            { sku: "SKI-160", free: days.map(() => 2) },
            { sku: "SKI-170", free: days.map((_, index) => (index === 1 ? 0 : 1)) },
          ],
        }}
        chosen={{ sku: "SKI-160", period: { from: FROM, to: addDays(FROM, 1) } }}
        onChoose={onChoose}
        onTurn={onTurn}
      />
    </NextIntlClientProvider>,
  );
  return { user: userEvent.setup(), onChoose, onTurn };
}
const row = (name: string) => {
  const line = screen.getByRole("rowheader", { name }).closest("tr");
  if (!line) throw new Error(`no row of ${name}`);
  return within(line).getAllByRole("button");
};

test("a cell says the rent that begins there, its price and what is free, or why it can't be had", () => {
  show();
  const [first, , ends] = row("160 cm");
  expect(first).toHaveAccessibleName(/160 cm, 2\.–.*3\.\súnora 2099: Volné\. 2\svolné, 840,-\sKč/u);
  expect(first).toHaveTextContent(/^840/u);
  expect(screen.getByRole("gridcell", { selected: true })).toContainElement(first ?? null);
  expect(ends).toHaveAccessibleName(/máme zavřeno/u);
  expect(row("170 cm")[0]).toHaveAccessibleName(/je všechno půjčené/u);
  expect(row("170 cm")[4]).toHaveAccessibleName(/poslední kus/u);
});

test("tab reaches one cell, arrows the others; a press chooses size and days, of a barred one nothing", async () => {
  const { user, onChoose, onTurn } = show();
  const cells = screen.getAllByRole("gridcell").map((cell) => within(cell).getByRole("button"));
  expect(cells.filter((cell) => cell.tabIndex === 0)).toEqual([row("160 cm")[0]]);
  act(() => row("160 cm")[0]?.focus());
  await user.keyboard("{ArrowDown}{Enter}");
  expect(row("170 cm")[0]).toHaveFocus();
  expect(onChoose).not.toHaveBeenCalled();
  await user.keyboard("{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}{Enter}");
  expect(onChoose).toHaveBeenCalledWith("SKI-170", { from: "2099-02-06", to: "2099-02-07" });
  await user.keyboard("{End}{ArrowRight}{ArrowUp}");
  expect(row("160 cm").at(-1)).toHaveFocus();
  await user.click(screen.getByRole("button", { name: messages.rental.grid.later }));
  expect(onTurn).toHaveBeenCalledWith(addDays(FROM, GRID_DAYS));
});
