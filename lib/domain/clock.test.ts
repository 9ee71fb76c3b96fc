import { formatClock } from "./clock";

test.each([
  ["2027-02-03T07:05:00Z", "cs-CZ", "8:05"],
  ["2027-07-03T07:05:00Z", "cs-CZ", "9:05"],
  ["2027-02-03T07:05:00Z", "de-DE", "8:05"],
  ["2027-02-03T20:00:00Z", "it-IT", "21:00"],
  ["2027-02-03T20:00:00Z", "en-US", "9:00 PM"],
])("%s is by the shop's clock in %s: %s", (instant, locale, said) =>
  expect(formatClock(new Date(instant), locale).replace(/\s/gu, " ")).toBe(said),
);
