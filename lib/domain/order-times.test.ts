import { cancellationDeadline, orderPeriods, promisedDeadline, spokenTurn, turnTime } from "./order-times";

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

const rent = [{ from: "2027-02-13", to: "2027-02-15" }];
const keeping = (opens: string, closes: string) => ({
  opening_hours: [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, opens, closes })),
  closed_days: [],
});

test("free cancellation ends 48 hours before the branch opens on the first day", () => {
  expect(cancellationDeadline(rent, keeping("08:30", "18:00"))).toEqual(new Date("2027-02-11T08:30:00+01:00"));
  const special_hours = [{ day: "2027-02-13", hours: { opens: "10:00", closes: "12:00" } }];
  expect(cancellationDeadline(rent, { ...keeping("08:30", "18:00"), special_hours })).toEqual(
    new Date("2027-02-11T10:00:00+01:00"),
  );
});

test.each([
  ["of a place that never closes", keeping("00:00", "24:00")],
  ["of one that is closed that day", { ...keeping("08:00", "18:00"), closed_days: ["2027-02-13", "2027-03-29"] }],
  ["of one that nobody knows", null],
])("%s it ends 48 hours before 6:00 in Prague, also over the change of time", (_place, place) => {
  expect(cancellationDeadline(rent, place)?.toISOString()).toBe("2027-02-11T05:00:00.000Z");
  // Summer time starts on 28 March 2027: 48 hours earlier the Prague clock says 5:00.
  expect(cancellationDeadline([{ from: "2027-03-29", to: "2027-03-30" }], place)?.toISOString()).toBe(
    "2027-03-27T04:00:00.000Z",
  );
  expect(cancellationDeadline([], place)).toBeNull();
});

test("an order keeps the moment that it was promised, whatever its days come to", () => {
  expect(promisedDeadline({ free_until: "2027-02-11T07:30:00.000Z", lines: rent })).toEqual(
    new Date("2027-02-11T08:30:00+01:00"),
  );
  expect(promisedDeadline({ free_until: null, lines: rent })).toEqual(new Date("2027-02-11T06:00:00+01:00"));
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
  expect(spokenTurn("2027-02-14", { end: "to", place: closed })).toEqual({ key: "on", values: {} });
  expect(spokenTurn("2027-02-20", { end: "from", place: closed })).toEqual({ key: "from", values: { time: "8:00" } });
});

test("a day with hours of its own is met by them", () => {
  const special_hours = [{ day: "2027-02-13", hours: { opens: "10:00", closes: "11:30" } }];
  const place = { opening_hours: [{ weekday: 6, opens: "08:00", closes: "18:00" }], closed_days: [], special_hours };
  expect([turnTime("from", "2027-02-13", place), turnTime("to", "2027-02-13", place)]).toEqual(["10:00", "11:30"]);
  expect(turnTime("to", "2027-02-20", place)).toBe("18:00");
});

test("what was chosen is said before what is usual: a carrier's hours, or the time at which somebody comes", () => {
  const place = { opening_hours: [{ weekday: 6, opens: "08:00", closes: "18:00" }], closed_days: [] };
  const times = [{ day: "2027-02-13", time: "09:30" }];
  const said = (day: string, turn: object) => spokenTurn(day, { end: "to", place, ...turn });
  expect(said("2027-02-13", { times })).toEqual({ key: "at", values: { time: "9:30" } });
  expect(said("2027-02-20", { times })).toEqual({ key: "by", values: { time: "18:00" } });
  expect(said("2027-02-13", { place: null, window: { from: "08:00", to: "12:00" } })).toEqual({
    key: "window",
    values: { from: "8:00", to: "12:00" },
  });
});

test("where it is open around the clock, only the day is said: the rent's own bounds are nobody's hours there", () => {
  const locker = { opening_hours: [{ weekday: 6, opens: "00:00", closes: "24:00" }], closed_days: [] };
  for (const end of ["from", "to"] as const) {
    expect(spokenTurn("2027-02-13", { end, place: locker })).toEqual({ key: "on", values: {} });
    expect(turnTime(end, "2027-02-13", locker)).toBeNull();
  }
});
