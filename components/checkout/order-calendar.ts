import type { Day, Period } from "@/lib/contract";

/** One end of a rent: in the shop, or where a carrier goes. */
export interface CalendarTurn {
  title: string;
  place: string;
  /** Empty: nothing to add. */
  description: string;
  /** From when on a first day, by when on a last one, as "HH:MM". */
  timeOn: (day: Day) => string;
}

/** Words and facts of a calendar file; texts come translated, so the file speaks the store view's language. */
export interface OrderCalendar {
  orderId: string;
  /** Periods of the lines; equal ones become one pair of events. */
  periods: readonly Period[];
  pickUp: CalendarTurn;
  return: CalendarTurn;
  /** When the file is made. */
  now: Date;
}

/** Rules of Central European time since 1996: calendars must not guess what `Europe/Prague` means. */
const PRAGUE = [
  "BEGIN:VTIMEZONE",
  "TZID:Europe/Prague",
  "BEGIN:DAYLIGHT",
  "TZOFFSETFROM:+0100",
  "TZOFFSETTO:+0200",
  "TZNAME:CEST",
  "DTSTART:19700329T020000",
  "RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU",
  "END:DAYLIGHT",
  "BEGIN:STANDARD",
  "TZOFFSETFROM:+0200",
  "TZOFFSETTO:+0100",
  "TZNAME:CET",
  "DTSTART:19701025T030000",
  "RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU",
  "END:STANDARD",
  "END:VTIMEZONE",
];

/** RFC 5545 §3.3.11: backslash, comma, semicolon and line ends would end the value. */
const escapeText = (text: string): string =>
  text
    .replace(/\\/gu, "\\\\")
    .replace(/([,;])/gu, "\\$1")
    .replace(/\r?\n/gu, "\\n");

/** RFC 5545 §3.1: lines over 75 octets are folded; letters of several octets stay whole. */
export function foldLine(line: string): string {
  const encoder = new TextEncoder();
  const parts: string[] = [];
  let part = "";
  let octets = 0;
  for (const letter of line) {
    const size = encoder.encode(letter).length;
    if (octets + size > 75) {
      parts.push(part);
      part = " ";
      octets = 1;
    }
    part += letter;
    octets += size;
  }
  return [...parts, part].join("\r\n");
}

/** How long an event lasts: after the earliest pick-up, before the latest return. */
const MINUTES = 30;

function shifted(time: string, minutes: number): string {
  const [hours = 0, rest = 0] = time.split(":").map(Number);
  const total = Math.min(Math.max(hours * 60 + rest + minutes, 0), 24 * 60 - 1);
  return [Math.floor(total / 60), total % 60].map((part) => String(part).padStart(2, "0")).join(":");
}

const local = (day: string, time: string): string => `${day.replaceAll("-", "")}T${time.replace(":", "")}00`;
const utcStamp = (now: Date): string => `${now.toISOString().slice(0, 19).replace(/[-:]/gu, "")}Z`;

function event(calendar: OrderCalendar, kind: "pick-up" | "return", day: Day): string[] {
  const turn = kind === "pick-up" ? calendar.pickUp : calendar.return;
  const time = turn.timeOn(day);
  const [start, end] = kind === "pick-up" ? [time, shifted(time, MINUTES)] : [shifted(time, -MINUTES), time];
  return [
    "BEGIN:VEVENT",
    `UID:${calendar.orderId}-${kind}-${day}@sezona`,
    `DTSTAMP:${utcStamp(calendar.now)}`,
    `DTSTART;TZID=Europe/Prague:${local(day, start)}`,
    `DTEND;TZID=Europe/Prague:${local(day, end)}`,
    `SUMMARY:${escapeText(turn.title)}`,
    `LOCATION:${escapeText(turn.place)}`,
    ...(turn.description === "" ? [] : [`DESCRIPTION:${escapeText(turn.description)}`]),
    "TRANSP:TRANSPARENT",
    "BEGIN:VALARM",
    "ACTION:DISPLAY",
    "TRIGGER:-PT12H",
    `DESCRIPTION:${escapeText(turn.title)}`,
    "END:VALARM",
    "END:VEVENT",
  ];
}

/**
 * Calendar file (RFC 5545) with the earliest pick-up on each first day and the latest return on each last one,
 * in Europe/Prague whatever zone the reader lives in.
 */
export function orderCalendarFile(calendar: OrderCalendar): string {
  const firstDays = [...new Set(calendar.periods.map((period) => period.from))].sort();
  const lastDays = [...new Set(calendar.periods.map((period) => period.to))].sort();
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Sezona//Rental order//CS",
    "CALSCALE:GREGORIAN",
    "METHOD:PUBLISH",
    ...PRAGUE,
    ...firstDays.flatMap((day) => event(calendar, "pick-up", day)),
    ...lastDays.flatMap((day) => event(calendar, "return", day)),
    "END:VCALENDAR",
  ];
  return `${lines.map(foldLine).join("\r\n")}\r\n`;
}
