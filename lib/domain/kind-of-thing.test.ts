import { isEndless, isWithoutDays, priceUnit, thingKind, isForRent } from "./kind-of-thing";

test.each([
  ["simple", "day", "rent"],
  ["configurable", "day", "rent"],
  ["bundle", "day", "set"],
  ["grouped", "piece", "set"],
  ["downloadable", "piece", "download"],
  ["virtual", "time", "lesson"],
  ["virtual", "day", "lesson"],
  ["virtual", "piece", "piece"],
  ["simple", "piece", "piece"],
] as const)("%s, charged by the %s, has the words of: %s", (type_id, charged_by, kind) => {
  expect(thingKind({ type_id, charged_by })).toBe(kind);
});

test("a price is for a day, a lesson, a piece or a download", () => {
  expect(priceUnit({ type_id: "configurable", charged_by: "day" })).toBe("day");
  expect(priceUnit({ type_id: "virtual", charged_by: "time" })).toBe("lesson");
  expect(priceUnit({ type_id: "virtual", charged_by: "piece" })).toBe("piece");
  expect(priceUnit({ type_id: "downloadable", charged_by: "piece" })).toBe("download");
});

test("a voucher never runs out, a lesson has places", () => {
  expect(isEndless({ type_id: "virtual", charged_by: "piece" })).toBe(true);
  expect(isEndless({ type_id: "downloadable", charged_by: "piece" })).toBe(true);
  expect(isEndless({ type_id: "virtual", charged_by: "time" })).toBe(false);
  expect(isEndless({ type_id: "simple", charged_by: "piece" })).toBe(false);
});

test.each([
  ["virtual", "piece", true],
  ["downloadable", "piece", true],
  ["virtual", "time", false],
  ["simple", "piece", false],
] as const)("%s, charged by the %s, has no days: %s", (type_id, charged_by, without) => {
  expect(isWithoutDays({ type_id, charged_by })).toBe(without);
});

test("a list of lessons and vouchers is none of things to rent; a mixed and an empty one may be", () => {
  const lesson = { type_id: "virtual", charged_by: "time" } as const;
  const voucher = { type_id: "virtual", charged_by: "piece" } as const;
  expect(isForRent([lesson, voucher])).toBe(false);
  expect(isForRent([lesson, { type_id: "simple", charged_by: "day" }])).toBe(true);
  expect(isForRent([])).toBe(true);
});
