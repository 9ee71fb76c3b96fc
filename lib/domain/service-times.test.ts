import fc from "fast-check";
import { addDays, shopDay } from "./days";
import { closedAt } from "./opening";
import { type BranchTimes, branchLastOrder, carrierLastOrder, isTooLate, nextServable, readyAt } from "./service-times";

const branch: BranchTimes = {
  opening_hours: [1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, opens: "08:00", closes: "18:00" })),
  closed_days: ["2027-02-10"],
  lead_minutes: 60,
  order_until: null,
};
const holidays = ["2026-09-28", "2026-12-24", "2026-12-25", "2026-12-26"];
const courier = carrierLastOrder({ orderUntil: "15:00", workingDaysBefore: 1 }, (day) => holidays.includes(day));
/** Winter time: Prague is an hour ahead. */
const at = (day: string, time: string): Date => new Date(`${day}T${time}:00+01:00`);
const inSummer = (day: string, time: string): Date => new Date(`${day}T${time}:00+02:00`);

describe("a branch", () => {
  const lastOrder = branchLastOrder(branch);

  test.each([
    ["2027-02-09", "07:00", false],
    ["2027-02-09", "17:00", false],
    ["2027-02-09", "17:01", true],
    ["2027-02-09", "20:52", true],
  ])("on %s at %s: whether that day is too late is %s", (day, time, late) => {
    expect(isTooLate(lastOrder, day, at(day, time))).toBe(late);
  });

  test("an order in the evening is served on the next day that is open", () => {
    const evening = at("2027-02-09", "20:52");
    // 10 February is a closed day.
    expect(nextServable(lastOrder, "2027-02-09", evening)).toBe("2027-02-11");
    // Saturday evening: Sunday is closed.
    expect(nextServable(lastOrder, "2027-02-13", at("2027-02-13", "20:52"))).toBe("2027-02-15");
  });

  test("things are ready an hour after the order, and not before the branch opens", () => {
    expect(readyAt(branch, "2027-02-09", at("2027-02-09", "11:30"))).toEqual(at("2027-02-09", "12:30"));
    expect(readyAt(branch, "2027-02-09", at("2027-02-09", "05:00"))).toEqual(at("2027-02-09", "08:00"));
    expect(readyAt(branch, "2027-02-09", at("2027-02-09", "17:30"))).toBeNull();
    expect(readyAt(branch, "2027-02-10", at("2027-02-09", "17:30"))).toBeNull();
  });

  test("a cut-off of its own comes before closing, never after it", () => {
    const early = branchLastOrder({ ...branch, order_until: "12:00" });
    expect(early("2027-02-09")).toEqual(at("2027-02-09", "12:00"));
    expect(branchLastOrder({ ...branch, order_until: "20:00" })("2027-02-09")).toEqual(at("2027-02-09", "17:00"));
  });

  test("a day that closes earlier is too late earlier, and one that opens on a closed weekday can be served", () => {
    const special_hours = [
      { day: "2027-02-09", hours: { opens: "09:00", closes: "12:00" } },
      { day: "2027-02-14", hours: { opens: "10:00", closes: "11:00" } },
    ];
    const special = branchLastOrder({ ...branch, special_hours });
    expect(special("2027-02-09")).toEqual(at("2027-02-09", "11:00"));
    expect(readyAt({ ...branch, special_hours }, "2027-02-09", at("2027-02-09", "06:00"))).toEqual(
      at("2027-02-09", "09:00"),
    );
    expect(nextServable(special, "2027-02-13", at("2027-02-13", "20:52"))).toBe("2027-02-14");
  });

  test("closed all around, it serves nobody", () => {
    expect(
      nextServable(branchLastOrder({ ...branch, opening_hours: [] }), "2027-02-09", at("2027-02-09", "08:00")),
    ).toBe(null);
  });
});

describe("a carrier", () => {
  test("is ordered until 15:00 of the working day before", () => {
    expect(courier("2027-02-10")).toEqual(at("2027-02-09", "15:00"));
    expect(isTooLate(courier, "2027-02-10", at("2027-02-09", "15:00"))).toBe(false);
    expect(isTooLate(courier, "2027-02-10", at("2027-02-09", "15:01"))).toBe(true);
    // From Saturday to Monday it has to be ordered on Friday.
    for (const day of ["2027-02-13", "2027-02-14", "2027-02-15"])
      expect(courier(day)).toEqual(at("2027-02-12", "15:00"));
  });

  test("what misses Friday's cut-off before a holiday Monday goes out on Tuesday and is there the day after", () => {
    // 28 September 2026 is a holiday Monday.
    expect(courier("2026-09-29")).toEqual(inSummer("2026-09-25", "15:00"));
    expect(nextServable(courier, "2026-09-26", inSummer("2026-09-25", "14:59"))).toBe("2026-09-26");
    expect(nextServable(courier, "2026-09-26", inSummer("2026-09-25", "15:01"))).toBe("2026-09-30");
    expect(courier("2026-09-30")).toEqual(inSummer("2026-09-29", "15:00"));
  });

  test("Christmas is no working day", () => {
    expect(courier("2026-12-28")).toEqual(at("2026-12-23", "15:00"));
  });
});

test("the next day that can be served is the first one that is neither closed nor too late", () => {
  const instants = fc.date({ min: new Date("2026-01-01"), max: new Date("2028-12-31"), noInvalidDate: true });
  const branches = fc.record({
    opening_hours: fc
      .uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1 })
      .map((days) => days.map((weekday) => ({ weekday, opens: "09:00", closes: "17:00" }))),
    closed_days: fc.constant(["2027-02-10"]),
    lead_minutes: fc.integer({ min: 0, max: 2000 }),
    order_until: fc.constantFrom(null, "12:00", "23:00"),
  });
  fc.assert(
    fc.property(instants, branches, fc.integer({ min: 0, max: 10 }), (now, times, ahead) => {
      const lastOrder = branchLastOrder(times);
      const wished = addDays(shopDay(now), ahead);
      const next = nextServable(lastOrder, wished, now);
      const isClosed = closedAt(times);
      const canBe = (day: string) => !isClosed(day) && !isTooLate(lastOrder, day, now);
      expect(next !== null && next >= wished && canBe(next)).toBe(true);
      for (let day = wished; next !== null && day < next; day = addDays(day, 1)) expect(canBe(day)).toBe(false);
    }),
    { numRuns: 300 },
  );
});
