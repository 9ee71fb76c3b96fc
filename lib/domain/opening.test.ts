import { closedAt, hoursOn, spokenHoursOn } from "./opening";

const weekdays = { opening_hours: [1, 2, 3, 4, 5].map((weekday) => ({ weekday })), closed_days: ["2027-02-16"] };

describe("closedAt", () => {
  it("closes on weekdays without hours and on the days named", () => {
    const isClosed = closedAt(weekdays);
    expect(isClosed("2027-02-15")).toBe(false);
    expect(isClosed("2027-02-16")).toBe(true);
    expect(isClosed("2027-02-20")).toBe(true);
    expect(isClosed("2027-02-21")).toBe(true);
  });
  it("never opens a shop that has no hours", () => {
    expect(closedAt({ opening_hours: [], closed_days: [] })("2027-02-15")).toBe(true);
  });
});

test("a closed day has no opening hours", () => {
  const source = { opening_hours: [{ weekday: 6, opens: "08:00", closes: "12:00" }], closed_days: ["2027-02-20"] };
  expect(hoursOn(source, "2027-02-13")).toEqual({ opens: "08:00", closes: "12:00" });
  expect(spokenHoursOn(source, "2027-02-13")).toEqual({ opens: "8:00", closes: "12:00" });
  expect(hoursOn(source, "2027-02-14")).toBeNull();
  expect(spokenHoursOn(source, "2027-02-20")).toBeNull();
});
