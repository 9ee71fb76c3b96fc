import { unusualDays, weekOf } from "./branch-days";

const hours = (weekdays: number[], opens: string, closes: string) =>
  weekdays.map((weekday) => ({ weekday, opens, closes }));

test("a week is said in as few parts as it has", () => {
  const week = (opening_hours: ReturnType<typeof hours>) =>
    weekOf({ opening_hours }).map(({ first, last, hours: at }) => `${first}-${last} ${at?.opens ?? "closed"}`);
  expect(week([...hours([6], "08:00", "14:00"), ...hours([1, 2, 3, 4, 5], "07:00", "20:00")])).toEqual([
    "1-5 07:00",
    "6-6 08:00",
    "7-7 closed",
  ]);
  expect(week(hours([1, 2, 3, 4, 5, 6, 7], "08:00", "18:00"))).toEqual(["1-7 08:00"]);
  expect(week([])).toEqual(["1-7 closed"]);
});

test("days that closing or a holiday makes unusual are told; those on which the branch is never open are not", () => {
  // 17 November 2026 is a Tuesday; Christmas Eve is a Thursday, the two days after it Friday and Saturday.
  const opening = {
    opening_hours: hours([1, 2, 3, 4, 5], "08:00", "18:00"),
    closed_days: ["2026-11-30", "2026-12-24", "2026-12-26"],
  };
  const holidays = ["2026-11-17", "2026-12-24", "2026-12-25", "2026-12-26"];
  expect(unusualDays(opening, "2026-11-17", 39, holidays)).toEqual([
    { day: "2026-11-17", isHoliday: true, hours: { opens: "08:00", closes: "18:00" } },
    { day: "2026-11-30", isHoliday: false, hours: null },
    { day: "2026-12-24", isHoliday: true, hours: null },
    { day: "2026-12-25", isHoliday: true, hours: { opens: "08:00", closes: "18:00" } },
  ]);
  expect(unusualDays(opening, "2026-11-18", 11, holidays)).toEqual([]);
});

test("days with hours of their own are told with their note, closed weekdays that open among them", () => {
  const special_hours = [
    { day: "2026-12-24", hours: null, note: "Štědrý den" },
    { day: "2026-12-27", hours: { opens: "09:00", closes: "12:00" } },
    { day: "2026-12-29", hours: { opens: "08:00", closes: "18:00" }, note: "Jako vždy" },
    { day: "2026-12-31", hours: { opens: "08:00", closes: "12:00" }, note: "Silvestr" },
  ];
  const opening = { opening_hours: hours([1, 2, 3, 4, 5], "08:00", "18:00"), closed_days: [], special_hours };
  expect(unusualDays(opening, "2026-12-21", 14, ["2026-12-24"])).toEqual([
    { day: "2026-12-24", isHoliday: true, hours: null, note: "Štědrý den" },
    { day: "2026-12-27", isHoliday: false, hours: { opens: "09:00", closes: "12:00" } },
    { day: "2026-12-31", isHoliday: false, hours: { opens: "08:00", closes: "12:00" }, note: "Silvestr" },
  ]);
});
