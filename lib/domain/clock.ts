import { timeZone } from "@/shop.config";

/** "8:05": an instant by the shop's clock, as opening hours are written. Loads no time zones: any page may say it. */
export const formatClock = (instant: Date, locale: string): string =>
  new Intl.DateTimeFormat(locale, { hour: "numeric", minute: "2-digit", timeZone }).format(instant);
