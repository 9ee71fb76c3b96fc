import { plain } from "./cells";

interface Hours {
  weekday: number;
  opens: string;
  closes: string;
}

const DAYS = [
  ["po", "pondeli", "mo", "mon", "monday"],
  ["ut", "uteri", "tu", "tue", "tuesday"],
  ["st", "streda", "we", "wed", "wednesday"],
  ["ct", "ctvrtek", "th", "thu", "thursday"],
  ["pa", "patek", "fr", "fri", "friday"],
  ["so", "sobota", "sa", "sat", "saturday"],
  ["ne", "nedele", "su", "sun", "sunday"],
].map((names) => names.map(plain));
const ALL = ["denne", "kazdy den", "daily", "every day", ""].map(plain);
const PART = /^(.*?):?\s*(\d{1,2})(?:[:.](\d{2}))?\s*(?:-|–|—|az|to)\s*(\d{1,2})(?:[:.](\d{2}))?(?:\s*h(?:od)?\.?)?$/u;

const weekdayOf = (name: string): number => DAYS.findIndex((names) => names.includes(name)) + 1;

function weekdaysOf(text: string): number[] | null {
  if (ALL.includes(text)) return [1, 2, 3, 4, 5, 6, 7];
  const days = text.split(/\s*(?:,|\+|\s+a\s+|\s+and\s+)\s*/u).map((part) => {
    const [first, last = first] = part.split(/\s*[-–—]\s*/u).map((name) => weekdayOf(name.replace(/\.$/u, "")));
    return first && last && first <= last
      ? Array.from({ length: last - first + 1 }, (_, index) => first + index)
      : null;
  });
  return days.every((part) => part !== null) ? days.flat() : null;
}

const time = (hours = "", minutes = "00"): string => `${hours.padStart(2, "0")}:${minutes}`;
const isTime = (text: string): boolean => /^(?:[01]\d|2[0-3]):[0-5]\d$/u.test(text);

/** "Po–Pá 8–18; So 8:00–12:00" or "denně 9–17". Null for what is no such thing. */
export function readHours(text: string): Hours[] | null {
  const hours = plain(text)
    .split(/\s*(?:;|\||\n|,(?=\s*[a-z]+[^,;]*\d))\s*/u)
    .filter((part) => part !== "")
    // Days without hours share those of the days after them: "út, čt 10–12".
    .reduceRight<string[]>((parts, part) => {
      const [next = "", ...rest] = parts;
      return /\d/u.test(part) || next === "" ? [part, ...parts] : [`${part}, ${next}`, ...rest];
    }, [])
    .map((part) => {
      const [, days, fromHour, fromMinute, toHour, toMinute] = PART.exec(part) ?? [];
      const weekdays = days === undefined ? null : weekdaysOf(days.trim());
      const [opens, closes] = [time(fromHour, fromMinute), time(toHour, toMinute)];
      if (!weekdays || !isTime(opens) || !isTime(closes) || opens >= closes) return null;
      return weekdays.map((weekday) => ({ weekday, opens, closes }));
    });
  const all = hours.flatMap((part) => part ?? []);
  const isWhole = hours.length > 0 && hours.every((part) => part !== null);
  return isWhole && new Set(all.map(({ weekday }) => weekday)).size === all.length ? all : null;
}
