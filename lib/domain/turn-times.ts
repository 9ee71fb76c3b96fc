import type { Day, Period, ShippingMethod, TurnHours, TurnTime } from "@/lib/contract";
import { rental } from "@/shop.config";

/* At what time somebody comes to a branch, chosen within its hours. */

/** Whether a time has to be named wherever one can be. */
export const mustSayTimes = rental.turnTimes.choice === "required";

/** Distinct first or last days, in their order: each is one meeting of renter and shop. */
export const turnDays = (periods: readonly Period[], end: keyof Period): Day[] =>
  [...new Set(periods.map((period) => period[end]))].sort();

type Hours = Pick<TurnHours, "from" | "to">;

/** Whether what was said of a turn will do; nothing does where the owner doesn't ask. */
export const isAcceptable = (hours: Hours, time: string | undefined, mustSay: boolean = mustSayTimes): boolean =>
  time ? isTurnTime(hours, time) : !mustSay;

export const isTurnTime = ({ from, to }: Hours, time: string): boolean => from <= time && time <= to;

/** Times of a form that a way's turns have. */
export const timesIn = (
  method: Pick<ShippingMethod, "turns"> | null,
  times: Readonly<Record<Day, string>>,
): TurnTime[] => (method?.turns ?? []).flatMap(({ day }) => (times[day] ? [{ day, time: times[day] }] : []));

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
const timeOf = (minutes: number): string =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, "0")).join(":");

/** Round times of which one can be chosen; the last is a whole step before the end: nobody comes to the lock. */
export function turnSlots({ from, to }: Hours, step: number = rental.turnTimes.everyMinutes): string[] {
  const first = Math.ceil(minutesOf(from) / step) * step;
  const count = Math.floor((minutesOf(to) - first) / step);
  return Array.from({ length: Math.max(0, count) }, (_, index) => timeOf(first + index * step));
}

/**
 * What becomes of times when an order moves to other days: a turn that stays keeps its time, and one that moves alone
 * takes it along. Where nobody is there at that time, none is left.
 */
export function movedTimes(
  times: readonly TurnTime[],
  before: readonly Day[],
  after: readonly Day[],
  isPossible: (turn: TurnTime) => boolean,
): TurnTime[] {
  const [gone, come] = [before.filter((day) => !after.includes(day)), after.filter((day) => !before.includes(day))];
  const [from, to] = gone.length === 1 && come.length === 1 ? [gone[0], come[0]] : [];
  return times
    .map(({ day, time }) => ({ day: day === from && to ? to : day, time }))
    .filter((turn) => after.includes(turn.day) && isPossible(turn));
}
