import type { Day } from "@/lib/contract";

const dayLength = 86_400_000;
const utc = (day: Day): number => Date.parse(`${day}T00:00:00Z`);

export const addDays = (day: Day, count: number): Day => new Date(utc(day) + count * dayLength).toISOString().slice(0, 10);
/** 1 Monday … 7 Sunday. */
export const weekdayOf = (day: Day): number => new Date(utc(day)).getUTCDay() || 7;
export const monthOf = (day: Day): number => Number(day.slice(5, 7));
