import { addDays, shopDay, weekdayOf } from "@/lib/domain/days";

/** A day so many days from now, as the shop counts them. */
export const dayFromNow = (days: number): string => addDays(shopDay(new Date()), days);

/** Every branch of the demo rests on these days, as month and day. */
const RESTING = /-(?:12-2[45]|01-01)$/u;

/** A period so many days from now; a week later where a branch would have to hand over on a day on which all rest. */
export function openPeriod(daysFromNow: number, length: number): [from: string, to: string] {
  const [from, to] = [dayFromNow(daysFromNow), dayFromNow(daysFromNow + length - 1)];
  return RESTING.test(from) || RESTING.test(to) ? openPeriod(daysFromNow + 7, length) : [from, to];
}

export const threeOpenDays = (daysFromNow: number): [from: string, to: string] => openPeriod(daysFromNow, 3);

/** Three days from a Tuesday to a Thursday, on which every branch of the demo hands over. */
export const tuesdayToThursday = (daysFromNow: number): [from: string, to: string] =>
  threeOpenDays(daysFromNow + ((9 - weekdayOf(dayFromNow(daysFromNow))) % 7));
