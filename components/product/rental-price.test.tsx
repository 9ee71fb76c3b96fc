import { render, screen } from "@testing-library/react";
import messages from "@/messages/cs-CZ.json";
import type { RentalLabels } from "./rental-labels";
import { PriceLine, RentLines } from "./rental-price";

const labels = messages.rentalIsland as unknown as RentalLabels;
const priceList = [{ days_from: 1, days_to: null, price_per_day: 139_000 }];
const said = (charged_by: "day" | "time" | "piece", days: number | null) => {
  const { container } = render(
    <PriceLine
      product={{ type_id: charged_by === "day" ? "configurable" : "virtual", charged_by }}
      priceList={priceList}
      original={139_000}
      days={days}
      labels={labels}
      locale="cs-CZ"
    />,
  );
  return container.textContent?.replaceAll("\u00a0", " ");
};

test("a price says what it is for: days, lessons, pieces", () => {
  expect(said("day", 4)).toBe("5 560,- Kčza 4 dny, tedy 1 390,- Kč za den");
  expect(said("time", 4)).toBe("5 560,- Kčza 4 lekce, tedy 1 390,- Kč za lekci");
  expect(said("time", null)).toBe("1 390,- Kčza lekci");
  expect(said("piece", 4)).toBe("1 390,- Kčza kus");
});

test.each([
  ["day", ["Půjčovné, 3 dny"]],
  ["time", ["Výuka, 3 lekce"]],
  ["piece", []],
] as const)("a line of the rent stands where there are days, and is called by its kind: %s", (charged_by, lines) => {
  const type_id = charged_by === "day" ? "configurable" : "virtual";
  render(
    <RentLines
      product={{ type_id, charged_by }}
      priceList={priceList}
      days={3}
      deposit={0}
      labels={labels}
      locale="cs-CZ"
    />,
  );
  expect(screen.queryAllByRole("term").map((term) => term.textContent?.replaceAll("\u00a0", " "))).toEqual(lines);
});

test("beside the deposit stands when it is left and how it comes back", () => {
  render(
    <RentLines
      product={{ type_id: "configurable", charged_by: "day" }}
      priceList={priceList}
      days={4}
      deposit={400_000}
      labels={labels}
      locale="cs-CZ"
    />,
  );
  expect(screen.getAllByRole("term").at(-1)).toHaveTextContent(/Složíte ji při/u);
});
