import { nearestAllowed } from "./allowed-periods";
import { periodProblem } from "./rental-period";

const today = "2027-02-10";
const period = (from: string, to: string) => ({ from, to });

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
