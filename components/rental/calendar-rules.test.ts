import type { CalendarDay } from "@/lib/contract";
import { calendarRules } from "./calendar-rules";

const day = (number: number, free: number, closed = false): CalendarDay => ({
  day: `2027-02-${String(number).padStart(2, "0")}`,
  free,
  closed,
});
// 1 free, 2 closed, 3 last, 4 full, 5 free
const days = [day(1, 3), day(2, 3, true), day(3, 1), day(4, 0), day(5, 3)];

test("marks days as the shopper sees them", () => {
  const { markOf } = calendarRules(days, 1);
  expect(days.map(({ day: each }) => markOf(each))).toEqual(["free", "closed", "last", "full", "free"]);
});

test("a closed day is no end but may lie inside", () => {
  const { isBarred } = calendarRules(days, 1);
  expect(isBarred("2027-02-02", null)).toBe(true);
  expect(isBarred("2027-02-02", "2027-02-01")).toBe(true);
  expect(isBarred("2027-02-03", "2027-02-01")).toBe(false);
});

test("no rent passes over a full day, in either direction", () => {
  const { isBarred } = calendarRules(days, 1);
  expect(isBarred("2027-02-05", null)).toBe(false);
  expect(isBarred("2027-02-05", "2027-02-03")).toBe(true);
  expect(isBarred("2027-02-03", "2027-02-05")).toBe(true);
});

test("two units need two free, and days nobody counted are not promised", () => {
  const { markOf } = calendarRules(days, 2);
  expect(markOf("2027-02-03")).toBe("full");
  expect(markOf("2027-03-01")).toBe("full");
});

test("a rent has ninety days at most", () => {
  const long = Array.from({ length: 100 }, (_, index) => ({
    day: new Date(Date.UTC(2027, 0, 1 + index)).toISOString().slice(0, 10),
    free: 2,
    closed: false,
  }));
  const { isBarred } = calendarRules(long, 1);
  expect(isBarred(long[89]?.day ?? "", "2027-01-01")).toBe(false);
  expect(isBarred(long[90]?.day ?? "", "2027-01-01")).toBe(true);
});
