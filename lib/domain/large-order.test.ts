import { rental } from "@/shop.config";
import { addDays } from "./days";
import { cartNotice } from "./large-order";

const today = "2026-11-23";
const { moreThan: most, noticeDays: days } = rental.largeOrder;
const next = addDays(today, days);

test("more units than usual need their days of notice, and no more than that", () => {
  const early = addDays(next, -1);
  const needed = (qty: number, from: string) => cartNotice([{ qty, from }], today);
  expect(needed(most, early)).toBeNull();
  expect(needed(most + 1, next)).toBeNull();
  expect(needed(most + 1, early)).toEqual({ units: most + 1, most, days, next });
});

test("lines of a cart count together, from the day of the first; a voucher counts nowhere", () => {
  const lines = [
    { qty: most, from: addDays(today, 60) },
    { qty: 1, from: today },
  ];
  expect(cartNotice(lines, today)).toMatchObject({ units: most + 1, next });
  expect(
    cartNotice(
      [
        { ...lines[0]!, from: today },
        { qty: 5, from: today, withoutDays: true },
      ],
      today,
    ),
  ).toBeNull();
  expect(cartNotice([], today)).toBeNull();
});
