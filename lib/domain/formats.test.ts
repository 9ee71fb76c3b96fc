import { formatDay, formatDayLong, formatDayShort, formatMonth, formatPeriod, plural } from "./formats";

const period = (from: string, to: string) => ({ from, to });

test.each([
  ["cs-CZ", period("2027-02-13", "2027-02-15"), "13.–\u206015.\u00A0února 2027"],
  ["cs-CZ", period("2027-02-13", "2027-02-13"), "13.\u00A0února 2027"],
  ["cs-CZ", period("2027-02-28", "2027-03-02"), "28.\u00A0února\u00A0–\u00A02.\u00A0března 2027"],
  ["cs-CZ", period("2026-12-30", "2027-01-02"), "30.\u00A0prosince 2026\u00A0–\u00A02.\u00A0ledna 2027"],
  ["en-US", period("2027-02-13", "2027-02-15"), "February\u00A013–\u206015, 2027"],
  ["en-US", period("2027-02-28", "2027-03-02"), "February\u00A028\u00A0–\u00A0March\u00A02, 2027"],
  ["de-DE", period("2027-02-13", "2027-02-15"), "13.–\u206015.\u00A0Februar 2027"],
  ["it-IT", period("2027-02-28", "2027-03-02"), "28\u00A0febbraio\u00A0–\u00A02\u00A0marzo 2027"],
])("%s: %p reads %p", (locale, days, text) => expect(formatPeriod(days, locale)).toBe(text));

test("all Czech months stand in the genitive", () => {
  const months = [
    "ledna",
    "února",
    "března",
    "dubna",
    "května",
    "června",
    "července",
    "srpna",
    "září",
    "října",
    "listopadu",
    "prosince",
  ];
  expect(months.map((_, index) => formatDay(`2027-${String(index + 1).padStart(2, "0")}-01`, "cs-CZ"))).toEqual(
    months.map((month) => `1.\u00A0${month} 2027`),
  );
});

test("calendar headings stand in the nominative", () => {
  expect(formatMonth("2027-02-13", "cs-CZ")).toBe("únor 2027");
  expect(formatMonth("2027-02-13", "en-US")).toBe("February 2027");
});

test("short days are glued together", () => {
  expect(formatDayShort("2027-02-13", "cs-CZ")).toBe("so\u00A013.\u00A02.");
  expect(formatDayShort("2027-02-13", "en-US")).toBe("Sat\u00A02/13");
  expect(formatDayShort("2027-02-13", "de-DE")).toMatch(/^Sa\.?\u00A013\.\u00A02\.$/u);
  expect(formatDayShort("2027-02-13", "it-IT")).toBe("sab\u00A013/2");
});

test("long days name the weekday", () => {
  expect(formatDayLong("2027-02-13", "cs-CZ")).toBe("sobota 13.\u00A0února 2027");
  expect(formatDayLong("2027-02-13", "en-US")).toBe("Saturday, February\u00A013, 2027");
  expect(formatDayLong("2027-02-13", "de-DE")).toBe("Samstag, 13.\u00A0Februar 2027");
  expect(formatDayLong("2027-02-13", "it-IT")).toBe("sabato 13\u00A0febbraio 2027");
});

test.each([
  [0, "dní"],
  [1, "den"],
  [2, "dny"],
  [4, "dny"],
  [5, "dní"],
  [21, "dní"],
  [1.5, "dne"],
])("%d %s", (count, form) =>
  expect(plural(count, { one: "den", few: "dny", many: "dne", other: "dní" }, "cs-CZ")).toBe(form),
);

test("a missing form falls back, and each language has its own rule", () => {
  expect(plural(2, { one: "day", other: "days" }, "en-US")).toBe("days");
  expect(plural(2, { one: "kus", other: "kusů" }, "cs-CZ")).toBe("kusů");
});
