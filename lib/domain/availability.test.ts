import { calendarMarks, freeOnEveryDay, occupiedPeriod, stockStatus } from "./availability";

const week = { from: "2027-02-13", to: "2027-02-15" };
const count = (day: string, booked: number, units = 3) => ({ day, units, booked });

test("free is what is free on the worst day of the period", () => {
  expect(freeOnEveryDay([], week, 3)).toBe(3);
  expect(
    freeOnEveryDay(
      [count("2027-02-12", 3), count("2027-02-13", 1), count("2027-02-15", 2), count("2027-02-16", 3)],
      week,
      3,
    ),
  ).toBe(1);
  expect(freeOnEveryDay([count("2027-02-14", 3)], week, 3)).toBe(0);
  expect(freeOnEveryDay([count("2027-02-14", 3, 2)], week, 3)).toBe(0);
});

test("a turnaround blocks the days after the return", () => {
  expect(occupiedPeriod(week, 0)).toEqual(week);
  expect(occupiedPeriod(week, 2)).toEqual({ from: "2027-02-13", to: "2027-02-17" });
  expect(occupiedPeriod({ from: "2027-02-28", to: "2027-02-28" }, 1).to).toBe("2027-03-01");
});

test.each([
  [{ free: 2, qty: 2, online: true }, "ok"],
  [{ free: 1, qty: 2, online: true }, "out_of_stock"],
  [{ free: null, qty: 1, online: true }, "volatile"],
  [{ free: 0, qty: 1, online: false }, "volatile"],
] as const)("%p is %s", (stock, status) => expect(stockStatus(stock)).toBe(status));

test("each day of a calendar has one mark", () => {
  const day = (name: string, free: number, closed = false) => ({ day: name, free, closed });
  expect([
    ...calendarMarks([
      day("2027-02-13", 0),
      day("2027-02-14", 0, true),
      day("2027-02-15", 1, true),
      day("2027-02-16", 1),
      day("2027-02-17", 2),
    ]).values(),
  ]).toEqual(["full", "full", "closed", "last", "free"]);
});
