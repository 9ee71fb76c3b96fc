import { cancellationDeadline, orderPeriods, spokenTurnTime, turnDays, turnTime } from "./order-times";

test("equal periods count once and come by day", () => {
  const lines = [
    { from: "2027-02-20", to: "2027-02-21" },
    { from: "2027-02-13", to: "2027-02-15" },
    { from: "2027-02-20", to: "2027-02-21" },
  ];
  expect(orderPeriods(lines)).toEqual([
    { from: "2027-02-13", to: "2027-02-15" },
    { from: "2027-02-20", to: "2027-02-21" },
  ]);
});

test("free cancellation ends 48 hours before 6:00 in Prague, also over the change of time", () => {
  expect(cancellationDeadline([{ from: "2027-02-13", to: "2027-02-15" }])?.toISOString()).toBe(
    "2027-02-11T05:00:00.000Z",
  );
  // Summer time starts on 28 March 2027: 48 hours earlier the Prague clock says 5:00.
  expect(cancellationDeadline([{ from: "2027-03-29", to: "2027-03-30" }])?.toISOString()).toBe(
    "2027-03-27T04:00:00.000Z",
  );
  expect(cancellationDeadline([])).toBeNull();
});

test("lines that begin or end on one day meet the shop once", () => {
  const lines = [
    { from: "2027-02-20", to: "2027-02-21" },
    { from: "2027-02-13", to: "2027-02-21" },
  ];
  expect([turnDays(lines, "from"), turnDays(lines, "to")]).toEqual([["2027-02-13", "2027-02-20"], ["2027-02-21"]]);
});

test.each([
  ["from", "07:00", "20:00", "07:00"],
  ["to", "07:00", "20:00", "20:00"],
  ["from", "05:00", "22:00", "06:00"],
  ["to", "05:00", "22:00", "21:00"],
] as const)("the %s of a rent at a shop open %s–%s is %s", (end, opens, closes, time) => {
  expect(turnTime(end, "2027-02-13", { opening_hours: [{ weekday: 6, opens, closes }], closed_days: [] })).toBe(time);
});

test("where nobody knows when somebody is there, no hour is said: of a carrier, of a shop that is closed", () => {
  const closed = { opening_hours: [{ weekday: 6, opens: "08:00", closes: "12:00" }], closed_days: ["2027-02-13"] };
  for (const end of ["from", "to"] as const)
    expect([turnTime(end, "2027-02-13", null), turnTime(end, "2027-02-13", closed)]).toEqual([null, null]);
  expect(spokenTurnTime("to", "2027-02-14", closed)).toBeNull();
  expect(spokenTurnTime("from", "2027-02-20", closed)).toBe("8:00");
});

test("a day with hours of its own is met by them", () => {
  const special_hours = [{ day: "2027-02-13", hours: { opens: "10:00", closes: "11:30" } }];
  const place = { opening_hours: [{ weekday: 6, opens: "08:00", closes: "18:00" }], closed_days: [], special_hours };
  expect([turnTime("from", "2027-02-13", place), turnTime("to", "2027-02-13", place)]).toEqual(["10:00", "11:30"]);
  expect(turnTime("to", "2027-02-20", place)).toBe("18:00");
});
