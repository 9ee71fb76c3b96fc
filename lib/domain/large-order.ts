import type { Day, Period } from "@/lib/contract";
import { rental } from "@/shop.config";
import { addDays } from "./days";

/** So many units at once have to be brought together first. */
export interface NoticeNeeded {
  units: number;
  /** Up to so many need no notice. */
  most: number;
  days: number;
  /** The first day on which so many can be had. */
  next: Day;
}

/** Whether that many units are wanted sooner than the owner can have them together; null when they are not. */
function noticeNeeded(units: number, from: Day, today: Day): NoticeNeeded | null {
  const { moreThan: most, noticeDays: days } = rental.largeOrder;
  const next = addDays(today, days);
  return units <= most || from >= next ? null : { units, most, days, next };
}

/** The same of a cart, whose lines are counted together; what has no days is always there. */
export function cartNotice(
  lines: readonly (Pick<Period, "from"> & { qty: number; withoutDays?: boolean })[],
  today: Day,
): NoticeNeeded | null {
  const rented = lines.filter(({ withoutDays }) => !withoutDays);
  const [first] = rented.map(({ from }) => from).sort();
  const units = rented.reduce((sum, { qty }) => sum + qty, 0);
  return first === undefined ? null : noticeNeeded(units, first, today);
}
