import type { BiometricData } from "@/lib/contract";
import type { CartLine } from "./cart";
import { dataOfLine, type SaidOfLine } from "./fitting-data";

/* For whom the lines of a cart are: a family names each person once. */

/** Line key → name, as it was typed. */
export type Persons = Readonly<Record<string, string>>;

type Keyed = Pick<CartLine, "key">;

/** Names that lines have, each once. */
const namesOf = (lines: readonly Keyed[], persons: Persons): string[] => [
  ...new Set(lines.flatMap(({ key }) => persons[key]?.trim() || [])),
];

/** Somebody of the family of whoever is logged in, with what is kept of them. */
export interface Relative {
  name: string;
  data: BiometricData;
}

const isSameName = (one: string, other: string): boolean =>
  one.trim().toLocaleLowerCase() === other.trim().toLocaleLowerCase();

/** Who can be chosen by a press: those who are named in the cart, then the rest of the family. */
export function namesToOffer(lines: readonly Keyed[], persons: Persons, family: readonly Relative[]): string[] {
  const names = namesOf(lines, persons);
  const others = family.filter(({ name }) => !names.some((known) => isSameName(known, name)));
  return [...names, ...new Set(others.map(({ name }) => name))];
}

/** Another line for somebody of the same name, and what was said of it; null where nothing was. */
export function twinOf<Line extends Keyed & Pick<CartLine, "qty" | "fittings">>(
  { key }: Keyed,
  lines: readonly Line[],
  persons: Persons,
  measures: Readonly<Record<string, SaidOfLine>>,
): { line: Line; data: BiometricData } | null {
  const nameOf = (line: Keyed) => persons[line.key]?.trim().toLocaleLowerCase() ?? "";
  const name = nameOf({ key });
  for (const line of name === "" ? [] : lines) {
    const data = dataOfLine(line, measures[line.key]);
    if (data && line.key !== key && nameOf(line) === name) return { line, data };
  }
  return null;
}

const NAMES_END = ",";

/** A line of several equal things is for several people: "Ema, Jan". */
const spokenNames = (said: string | undefined): string[] =>
  (said ?? "").split(NAMES_END).flatMap((name) => name.trim() || []);

/** What is written of a line that was for others already, when it is for somebody else as well. */
export function namedToo(said: string, name: string): string {
  const names = spokenNames(said);
  const isSaid = names.some((other) => other.toLocaleLowerCase() === name.trim().toLocaleLowerCase());
  return isSaid ? said : [...names, name.trim()].join(`${NAMES_END} `);
}

/** Lines by whom they are for, in the order of the cart; those that nobody is named for are one part, the last. */
export function linesByRenter<Line extends Keyed>(
  lines: readonly Line[],
  persons: Persons,
): { name: string | null; lines: Line[] }[] {
  const parts = new Map<string, { name: string | null; lines: Line[] }>();
  const nobody: Line[] = [];
  for (const line of lines) {
    const names = spokenNames(persons[line.key]);
    if (names.length === 0) nobody.push(line);
    for (const name of names) {
      const part = parts.get(name.toLocaleLowerCase()) ?? { name, lines: [] };
      part.lines.push(line);
      parts.set(name.toLocaleLowerCase(), part);
    }
  }
  return [...parts.values(), ...(nobody.length > 0 ? [{ name: null, lines: nobody }] : [])];
}

/**
 * What is known of what a line's thing is set by, from other lines for somebody of that name and from the account's
 * family; null where that is nothing.
 */
export function knownMeasures<Line extends Keyed & Pick<CartLine, "qty" | "fittings">>(
  line: Line,
  name: string,
  lines: readonly Line[],
  persons: Persons,
  measures: Readonly<Record<string, SaidOfLine>>,
  family: readonly Relative[] = [],
): BiometricData | null {
  const spoken = name.trim().toLocaleLowerCase();
  const said = lines
    .filter(({ key }) => key !== line.key && persons[key]?.trim().toLocaleLowerCase() === spoken)
    .map((other) => dataOfLine(other, measures[other.key]));
  const kept = family.find((person) => isSameName(person.name, name))?.data ?? {};
  // What was said with this order is newer than what the account has.
  const known = said.reduceRight<BiometricData>((all, data) => ({ ...all, ...data }), kept);
  return dataOfLine(line, known);
}
