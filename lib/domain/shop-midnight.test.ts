import { dayBegan, secondsOfDay } from "./shop-midnight";

const at = (text: string): number => new Date(text).getTime();

test.each([
  // [moment, the midnight before it, seconds to the next one]
  ["2027-02-01T10:00:00Z", "2027-01-31T23:00:00Z", 13 * 3600],
  ["2027-02-01T22:59:59.001Z", "2027-01-31T23:00:00Z", 0],
  ["2027-02-01T23:00:00Z", "2027-02-01T23:00:00Z", 24 * 3600],
  ["2027-07-01T21:59:00Z", "2027-06-30T22:00:00Z", 60],
  // Days on which the clocks are moved have 23 hours and 25.
  ["2027-03-27T23:00:00Z", "2027-03-27T23:00:00Z", 23 * 3600],
  ["2027-10-30T22:00:00Z", "2027-10-30T22:00:00Z", 25 * 3600],
])("at %s the shop's day has begun at %s and lasts %d seconds more", (now, began, left) => {
  expect([new Date(dayBegan(at(now))).toISOString(), secondsOfDay(at(now))]).toEqual([
    new Date(began).toISOString(),
    left,
  ]);
});
