import { closedAt, hoursOn, isUnattended, openingWord, spokenHoursOn } from "./opening";

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

test("what never closes is not said to open and close", () => {
  const locker = { opening_hours: [{ weekday: 6, opens: "00:00", closes: "24:00" }], closed_days: [] };
  expect(openingWord(spokenHoursOn(locker, "2027-02-13"))).toBe("always");
  expect(openingWord(hoursOn(locker, "2027-02-13"))).toBe("always");
  expect(openingWord({ opens: "0:00", closes: "23:00" })).toBe("opening");
  expect(openingWord(spokenHoursOn(locker, "2027-02-14"))).toBe("closed");
});

describe("hours of a single day", () => {
  const hours = { opens: "10:00", closes: "13:00" };
  const source = {
    opening_hours: [{ weekday: 6, opens: "08:00", closes: "12:00" }],
    closed_days: ["2027-02-20"],
    special_hours: [
      ...["2027-02-06", "2027-02-14", "2027-02-20"].map((day) => ({ day, hours })),
      { day: "2027-02-13", hours: null },
    ],
  };
  // A Saturday, a Sunday, a closed day, and a Saturday that is said to be closed.
  test.each([
    ["2027-02-06", hours],
    ["2027-02-14", hours],
    ["2027-02-20", hours],
    ["2027-02-13", null],
    ["2027-02-27", { opens: "08:00", closes: "12:00" }],
    ["2027-02-21", null],
  ])("win over what is said of its weekday and of closed days: %s", (day, expected) => {
    expect(hoursOn(source, day)).toEqual(expected);
    expect(closedAt(source)(day)).toBe(expected === null);
  });
});

test("nobody is at a place that never closes; whoever closes on one day is somebody", () => {
  const keeping = (weekdays: number[], closes = "24:00") => ({
    opening_hours: weekdays.map((weekday) => ({ weekday, opens: "00:00", closes })),
    closed_days: [],
  });
  expect(isUnattended(keeping([1, 2, 3, 4, 5, 6, 7]))).toBe(true);
  expect(isUnattended(keeping([1, 2, 3, 4, 5, 6]))).toBe(false);
  expect(isUnattended(keeping([1, 2, 3, 4, 5, 6, 7], "23:00"))).toBe(false);
  expect(isUnattended(keeping([]))).toBe(false);
});
