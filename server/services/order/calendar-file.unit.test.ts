import { execFileSync } from "node:child_process";
import { orderCalendarFile } from "./calendar-file";

const calendar = {
  orderId: "3f1c2f0e-8f9b-4f9e-9a55-0d8a4b1f2c3d",
  periods: [
    { from: "2027-02-13", to: "2027-02-15" },
    { from: "2027-02-13", to: "2027-02-20" },
  ],
  pickUp: {
    title: "Převzetí vybavení, objednávka 100000042",
    place: "Sezóna Brno, Údolní 5; 602 00 Brno",
    description: "S sebou: doklad totožnosti, kauce 3 000,- Kč.",
    timeOn: () => "06:00",
  },
  return: {
    title: "Vrácení vybavení, objednávka 100000042",
    place: "Sezóna Brno, Údolní 5; 602 00 Brno",
    description: "S sebou: doklad totožnosti, kauce 3 000,- Kč.",
    timeOn: () => "21:00",
  },
  now: new Date("2027-01-05T10:11:12.345Z"),
};
const unfold = (file: string) => file.replace(/\r\n /gu, "").split("\r\n");

test("pick-up starts at 06:00 and return ends at 21:00 in Prague", () => {
  const lines = unfold(orderCalendarFile(calendar));
  expect(lines).toContain("DTSTART;TZID=Europe/Prague:20270213T060000");
  expect(lines).toContain("DTEND;TZID=Europe/Prague:20270215T210000");
  expect(lines).toContain("DTEND;TZID=Europe/Prague:20270220T210000");
  expect(lines).toContain("TZID:Europe/Prague");
  expect(lines).toContain("DTSTAMP:20270105T101112Z");
});

test("a shop that opens later and closes earlier is met in its hours", () => {
  const open = {
    pickUp: { ...calendar.pickUp, timeOn: () => "08:00" },
    return: { ...calendar.return, timeOn: (day: string) => (day === "2027-02-15" ? "17:15" : "12:00") },
  };
  const lines = unfold(orderCalendarFile({ ...calendar, ...open }));
  expect(lines).toEqual(
    expect.arrayContaining(["DTSTART;TZID=Europe/Prague:20270213T080000", "DTEND;TZID=Europe/Prague:20270213T083000"]),
  );
  expect(lines).toEqual(
    expect.arrayContaining(["DTSTART;TZID=Europe/Prague:20270215T164500", "DTEND;TZID=Europe/Prague:20270215T171500"]),
  );
  expect(lines).toContain("DTEND;TZID=Europe/Prague:20270220T120000");
});

test("a time that was agreed on is met from then on, on its own day", () => {
  const times = [
    { day: "2027-02-13", time: "09:30" },
    { day: "2027-02-15", time: "16:00" },
  ];
  const [pickUp, back] = [calendar.pickUp, calendar.return].map((turn) => ({ ...turn, times }));
  const lines = unfold(orderCalendarFile({ ...calendar, pickUp: pickUp!, return: back! }));
  expect(lines).toContain("DTSTART;TZID=Europe/Prague:20270213T093000");
  expect(lines).toContain("DTEND;TZID=Europe/Prague:20270213T100000");
  expect(lines).toContain("DTSTART;TZID=Europe/Prague:20270215T160000");
  expect(lines).toContain("DTEND;TZID=Europe/Prague:20270220T210000");
});

test("where nobody knows the hour it is an event of the day, and no hour is made up", () => {
  const lines = unfold(orderCalendarFile({ ...calendar, pickUp: { ...calendar.pickUp, timeOn: () => null } }));
  expect(lines).toContain("DTSTART;VALUE=DATE:20270213");
  expect(lines.filter((line) => /^DTSTART.*20270213T/u.test(line))).toEqual([]);
});

test("lines that start on one day share the pick-up", () => {
  const summaries = unfold(orderCalendarFile(calendar)).filter((line) => line.startsWith("SUMMARY:"));
  expect(summaries.filter((line) => line.includes("Převzetí"))).toHaveLength(1);
  expect(summaries.filter((line) => line.includes("Vrácení"))).toHaveLength(2);
});

test("every event has its own lasting identity", () => {
  const ids = unfold(orderCalendarFile(calendar)).filter((line) => line.startsWith("UID:"));
  expect(new Set(ids).size).toBe(3);
  expect(orderCalendarFile({ ...calendar, now: new Date(0) }).match(/UID:.*/gu)).toEqual(
    orderCalendarFile(calendar).match(/UID:.*/gu),
  );
});

test("commas, semicolons and line ends cannot end a value", () => {
  const lines = unfold(orderCalendarFile({ ...calendar, pickUp: { ...calendar.pickUp, description: "a,b;c\\d\ne" } }));
  expect(lines).toContain("DESCRIPTION:a\\,b\\;c\\\\d\\ne");
  expect(lines.find((line) => line.startsWith("LOCATION:"))).toBe("LOCATION:Sezóna Brno\\, Údolní 5\\; 602 00 Brno");
});

test("no line is longer than 75 octets and no letter is torn", () => {
  const title = "ž".repeat(100);
  const file = orderCalendarFile({ ...calendar, pickUp: { ...calendar.pickUp, title } });
  for (const line of file.split("\r\n")) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect(unfold(file)).toContain(`SUMMARY:${title}`);
});

test("each end has a place of its own, and nothing to add is left out", () => {
  const mixed = {
    ...calendar,
    periods: calendar.periods.slice(0, 1),
    return: { title: "Svoz vybavení", place: "Nádražní 1, Olomouc", description: "", timeOn: () => "21:00" },
  };
  const lines = unfold(orderCalendarFile(mixed));
  expect(lines.filter((line) => line.startsWith("LOCATION:"))).toEqual([
    "LOCATION:Sezóna Brno\\, Údolní 5\\; 602 00 Brno",
    "LOCATION:Nádražní 1\\, Olomouc",
  ]);
  expect(lines).not.toContain("DESCRIPTION:");
});

test.each(["America/Los_Angeles", "Pacific/Auckland"])(
  "a server in %s writes the same file, in winter and in summer",
  (zone) => {
    const program = `
      const { orderCalendarFile } = require("./calendar-file.ts");
      const turn = (time) => ({ title: "t", place: "p", description: "", timeOn: () => time });
      process.stdout.write(orderCalendarFile({ orderId: "o", now: new Date(0), pickUp: turn("06:00"),
        return: turn("21:00"),
        periods: [{ from: "2027-01-05", to: "2027-03-28" }, { from: "2027-07-01", to: "2027-10-31" }] }));`;
    const file = execFileSync(process.execPath, ["--import", "tsx", "--input-type=commonjs", "--eval", program], {
      cwd: __dirname,
      env: { ...process.env, TZ: zone },
      encoding: "utf8",
    });
    expect(unfold(file).filter((line) => /^DT(START|END)/u.test(line) && line.includes("TZID"))).toEqual(
      [
        ["20270105T060000", "20270105T063000"],
        ["20270701T060000", "20270701T063000"],
        ["20270328T203000", "20270328T210000"],
        ["20271031T203000", "20271031T210000"],
      ].flatMap(([start, end]) => [`DTSTART;TZID=Europe/Prague:${start}`, `DTEND;TZID=Europe/Prague:${end}`]),
    );
  },
  60_000,
);
