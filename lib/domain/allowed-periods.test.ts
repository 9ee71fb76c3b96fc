import { checkEnds, nearestAllowed } from "./allowed-periods";
import { weekdayOf } from "./days";
import { periodProblem } from "./rental-period";

const today = "2027-02-10";
const period = (from: string, to: string) => ({ from, to });
const isSunday = (day: string) => weekdayOf(day) === 7;
const always = () => true;

test("a closed day may lie inside a rent but neither start nor end it", () => {
  expect(checkEnds(period("2027-02-13", "2027-02-15"), isSunday)).toEqual({ ok: true });
  // 14 February 2027 is a Sunday.
  expect(checkEnds(period("2027-02-14", "2027-02-16"), isSunday)).toEqual({
    ok: false,
    end: "from",
    nearest: period("2027-02-13", "2027-02-16"),
  });
  expect(checkEnds(period("2027-02-12", "2027-02-14"), isSunday)).toEqual({
    ok: false,
    end: "to",
    nearest: period("2027-02-12", "2027-02-15"),
  });
  expect(checkEnds(period("2027-02-14", "2027-02-14"), isSunday)).toMatchObject({
    ok: false,
    end: "from",
    nearest: period("2027-02-13", "2027-02-15"),
  });
});

test("the nearest period never starts before today and is null when the shop never opens", () => {
  expect(checkEnds(period("2027-02-14", "2027-02-16"), isSunday, "2027-02-14")).toMatchObject({
    nearest: period("2027-02-15", "2027-02-16"),
  });
  expect(checkEnds(period("2027-02-13", "2027-02-14"), always)).toEqual({ ok: false, end: "from", nearest: null });
});

test("the nearest period allowed keeps the start of a long one and the length of a past one", () => {
  const long = nearestAllowed(period("2027-02-13", "2027-06-30"), today);
  expect(long).toEqual(period("2027-02-13", "2027-05-13"));
  expect(long && periodProblem(long, today)).toBeNull();
  expect(nearestAllowed(period("2027-02-05", "2027-02-12"), "2027-02-10")).toEqual(period("2027-02-10", "2027-02-17"));
  expect(nearestAllowed(period("2025-01-01", "2027-02-12"), "2027-02-10")).toEqual(period("2027-02-10", "2027-05-10"));
  expect(nearestAllowed(period("2027-02-13", "2027-02-14"), today)).toBeNull();
});

test("days the wrong way round are swapped, and what is then wrong is mended too", () => {
  expect(nearestAllowed(period("2027-02-14", "2027-02-13"), today)).toEqual(period("2027-02-13", "2027-02-14"));
  expect(nearestAllowed(period("2027-02-12", "2027-02-05"), today)).toEqual(period("2027-02-10", "2027-02-17"));
  expect(nearestAllowed(period("2027-06-30", "2027-02-13"), today)).toEqual(period("2027-02-13", "2027-05-13"));
  expect(nearestAllowed(period("9000-01-02", "9000-01-01"), today)).toBeNull();
});
