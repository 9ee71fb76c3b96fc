import { addDays } from "@/lib/domain/days";
import { periodRefusal } from "./period-refusal";

/** Two weeks from Monday; closed on Sundays, one pair on the Wednesday of the second week. */
const days = Array.from({ length: 14 }, (_, index) => ({
  day: addDays("2027-02-01", index),
  free: index === 9 ? 1 : 4,
  closed: index % 7 === 6,
}));

test("open days with pieces enough are not refused, and a closed day inside is no hindrance", () => {
  expect(periodRefusal({ from: "2027-02-06", to: "2027-02-08" }, days, 2, "2027-02-01")).toBeNull();
});

test("a closed end is refused with the nearest open days", () => {
  expect(periodRefusal({ from: "2027-02-07", to: "2027-02-08" }, days, 1, "2027-02-01")).toEqual({
    why: "closedFrom",
    nearest: { from: "2027-02-06", to: "2027-02-08" },
  });
  expect(periodRefusal({ from: "2027-02-05", to: "2027-02-07" }, days, 1, "2027-02-01")).toEqual({
    why: "closedTo",
    nearest: { from: "2027-02-05", to: "2027-02-08" },
  });
});

test("too few pieces are refused with the nearest days that have them", () => {
  expect(periodRefusal({ from: "2027-02-10", to: "2027-02-11" }, days, 2, "2027-02-01")).toEqual({
    why: "full",
    nearest: { from: "2027-02-11", to: "2027-02-12" },
  });
  expect(periodRefusal({ from: "2027-02-10", to: "2027-02-11" }, days, 1, "2027-02-01")).toBeNull();
});

test("days beyond the calendar are left to the shop", () => {
  expect(periodRefusal({ from: "2027-03-10", to: "2027-03-11" }, days, 1, "2027-02-01")).toBeNull();
});
