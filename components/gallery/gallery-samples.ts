import type { CalendarDay, Day, PriceBand } from "@/lib/contract";
import { addDays, weekdayOf } from "@/lib/domain/days";

const band = (days_from: number, days_to: number | null, crowns: number): PriceBand => ({
  days_from,
  days_to,
  price_per_day: crowns * 100,
});

/** Fixed things to show the primitives with. */
export const samples = {
  priceList: [
    band(1, 1, 490),
    band(2, 3, 440),
    band(4, 4, 397),
    band(5, 5, 372),
    band(6, 6, 350),
    band(7, 9, 312),
    band(10, 14, 270),
    band(15, null, 240),
  ],
  sizes: [
    { value: "156", label: "156", free: 0 },
    { value: "162", label: "162", free: 3 },
    { value: "168", label: "168", free: 1 },
    { value: "174", label: "174", free: 5 },
    { value: "180", label: "180", free: null },
    { value: "186", label: "186", free: null, disabled: true },
  ],
  steps: [
    { id: "shipping", label: "Vyzvednutí", href: "#" },
    { id: "return", label: "Vrácení", href: "#" },
    { id: "payment", label: "Platba" },
    { id: "review", label: "Kontrola" },
  ],
};

/** A hundred days: Sundays closed, a week full, some last pieces. */
export const sampleDays = (today: Day): CalendarDay[] =>
  Array.from({ length: 100 }, (_, index) => {
    const day = addDays(today, index);
    return { day, free: index >= 9 && index <= 12 ? 0 : index % 7 === 4 ? 1 : 3, closed: weekdayOf(day) === 7 };
  });
