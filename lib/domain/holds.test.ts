import { holdExpiry, isExpired, remainingSeconds } from "./holds";

const now = new Date("2027-02-01T12:00:00.000Z");

test("a hold lasts half an hour and ends at its instant", () => {
  const expiry = holdExpiry(now);
  expect(expiry.toISOString()).toBe("2027-02-01T12:30:00.000Z");
  expect(isExpired(expiry, new Date(expiry.getTime() - 1))).toBe(false);
  expect(isExpired(expiry.toISOString(), expiry)).toBe(true);
});

test.each([
  ["2027-02-01T12:00:00.001Z", 1],
  ["2027-02-01T12:01:00Z", 60],
  ["2027-02-01T13:00:00+01:00", 0],
  ["2027-02-01T11:00:00Z", 0],
  ["nonsense", 0],
])("until %s there are %d s left", (expiry, seconds) => expect(remainingSeconds(expiry, now)).toBe(seconds));
