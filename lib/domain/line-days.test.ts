import { hasDays, isHandedOver, keptKind, type KindOfLine, spokenDays } from "./line-days";

test.each<[name: string, line: KindOfLine, days: boolean, handedOver: boolean]>([
  ["what is rented", {}, true, true],
  ["a lesson of an order", { kind: "lesson" }, true, false],
  ["a lesson in a cart", { chargedBy: "time" }, true, false],
  ["a voucher of an order", { kind: "piece" }, false, false],
  ["a guide of an order", { kind: "download" }, false, false],
  ["a voucher in a cart", { withoutDays: true, chargedBy: "piece" }, false, false],
])("%s", (_name, line, days, handedOver) => {
  expect([hasDays(line), isHandedOver(line)]).toEqual([days, handedOver]);
});

test.each([
  ["virtual", "time", "lesson"],
  ["virtual", "piece", "piece"],
  ["downloadable", "piece", "download"],
  ["configurable", "day", undefined],
  ["bundle", "day", undefined],
  // A thing that is paid once whatever the days still goes out and comes back.
  ["simple", "piece", undefined],
] as const)("of %s by %s an order keeps %s", (type_id, charged_by, kind) => {
  expect(keptKind({ type_id, charged_by })).toBe(kind);
});

test("days of rents are days, those of lessons are lessons, and a voucher has none", () => {
  const words = (key: string, { days }: { days: number }) => `${days} ${key}`;
  const period = { from: "2027-02-13", to: "2027-02-15" };
  expect(spokenDays(period, "cs-CZ", words)[0]?.days).toBe("3 days");
  expect(spokenDays({ ...period, kind: "lesson" }, "cs-CZ", words)[0]?.days).toBe("3 lessons");
  expect(spokenDays({ ...period, kind: "piece" }, "cs-CZ", words)).toEqual([]);
});
