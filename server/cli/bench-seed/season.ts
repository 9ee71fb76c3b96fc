import type { Day, Period } from "@/lib/contract";
import { addDays } from "@/lib/domain/days";

/** The rented-out weeks of the large shop: most units are away for some of these days. */
export const seasonOf = (today: Day): Period => ({ from: addDays(today, 56), to: addDays(today, 83) });
