import { holds } from "@/shop.config";
import { holdExpiry, isExpired, type Keeping, limitOf, nextHold, remainingSeconds, shownSeconds } from "./holds";

const now = new Date("2027-02-01T12:00:00.000Z");

test("a hold lasts half an hour and ends at its instant", () => {
  const expiry = holdExpiry(now);
  expect(expiry.toISOString()).toBe("2027-02-01T12:30:00.000Z");
  expect(isExpired(expiry, new Date(expiry.getTime() - 1))).toBe(false);
  expect(isExpired(expiry.toISOString(), expiry)).toBe(true);
});

test.each([
  ["2027-02-01T12:00:00.001Z", 1],
  ["2027-02-01T12:01:00Z", 60],
  ["2027-02-01T13:00:00+01:00", 0],
  ["2027-02-01T11:00:00Z", 0],
  ["nonsense", 0],
])("until %s there are %d s left", (expiry, seconds) => expect(remainingSeconds(expiry, now)).toBe(seconds));

test.each([
  ["2027-02-01T12:29:59Z", holds.minutes * 60 - 1],
  ["2027-02-01T12:31:00Z", holds.minutes * 60],
  ["2027-02-01T11:59:00Z", 0],
])("of a hold until %s a visitor is shown %d s", (expiry, seconds) => expect(shownSeconds(expiry, now)).toBe(seconds));

describe("how long a cart keeps units", () => {
  const at = (minutes: number): Date => new Date(now.getTime() + minutes * 60_000);
  const most = holds.longestHours * 60;
  /** Renews whenever `every` minutes have gone by. @returns the minute in which nothing more is kept. */
  const renewedUntil = (every: number): number => {
    let keeping: Keeping = { since: null, until: null };
    for (let minute = 0; ; minute += every) {
      const hold = nextHold(keeping, at(minute));
      if (!hold) return ((keeping.until?.getTime() ?? 0) - now.getTime()) / 60_000;
      keeping = { since: hold.since, until: hold.endsAt };
    }
  };

  test("is bounded from the first hold on, however often it is renewed", () => {
    expect(nextHold({ since: null, until: null }, now)).toEqual({ since: now, endsAt: at(holds.minutes) });
    expect([renewedUntil(1), renewedUntil(holds.minutes)]).toEqual([most, most]);
    expect(renewedUntil(holds.minutes + holds.pauseMinutes - 1)).toBeLessThanOrEqual(most);
  });

  test("begins anew after a pause, and not a moment before", () => {
    const keeping = { since: now, until: at(most) };
    expect(nextHold(keeping, at(most - 1))).toEqual({ since: now, endsAt: at(most) });
    expect(nextHold(keeping, at(most))).toBeNull();
    expect(nextHold(keeping, at(most + holds.pauseMinutes - 1))).toBeNull();
    const anew = at(most + holds.pauseMinutes);
    expect(nextHold(keeping, anew)).toEqual({ since: anew, endsAt: holdExpiry(anew) });
  });
});

test.each([
  [{ lines: holds.lines, unitDays: holds.unitDays, visitorUnitDays: holds.visitorUnitDays }, null],
  [{ lines: holds.lines + 1, unitDays: 1, visitorUnitDays: 1 }, "lines"],
  [{ lines: 1, unitDays: holds.unitDays + 1, visitorUnitDays: 1 }, "unit_days"],
  [{ lines: 1, unitDays: 1, visitorUnitDays: holds.visitorUnitDays + 1 }, "visitor"],
])("so much kept without an order: %j meets %s", (kept, limit) => expect(limitOf(kept)).toBe(limit));
