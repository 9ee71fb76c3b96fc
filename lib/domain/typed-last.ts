/*
 * What is typed into one form in several tabs, written late, not at all, or read before a reload: of each field counts
 * what was typed last, wherever it was. So it does not matter in which order copies of the form meet, nor how often.
 */

/** When each field was changed by hand last (its path → milliseconds); one without an entry never was. */
export type TypedAt = Readonly<Record<string, number>>;

/** How many levels below an entry of the form its fields lie; those that are not named are not typed. */
export type Levels = Readonly<Record<string, number>>;

type Fields = Readonly<Record<string, unknown>>;
const isGroup = (value: unknown): value is Fields => typeof value === "object" && value !== null;
const namesIn = (...groups: readonly Fields[]): Set<string> => new Set(groups.flatMap((group) => Object.keys(group)));
const isSame = (a: unknown, b: unknown): boolean => a === b || JSON.stringify(a) === JSON.stringify(b);

function changedIn(path: string, levels: number, before: unknown, after: unknown): string[] {
  if (isSame(before, after)) return [];
  if (levels === 0 || !isGroup(before) || !isGroup(after)) return [path];
  return [...namesIn(before, after)].flatMap((name) =>
    changedIn(`${path}.${name}`, levels - 1, before[name], after[name]),
  );
}

/** Fields in which two copies of a form differ. */
export const changedFields = (before: object, after: object, levels: Levels): string[] =>
  Object.entries(levels).flatMap(([name, below]) =>
    changedIn(name, below, (before as Fields)[name], (after as Fields)[name]),
  );

/** Notes a change by hand: later than all that is known, whatever the device's clock says. */
export function noteTyped(at: TypedAt, changed: readonly string[], now: Date): TypedAt {
  if (changed.length === 0) return at;
  const time = Math.max(now.getTime(), ...Object.values(at).map((before) => before + 1));
  return { ...at, ...Object.fromEntries(changed.map((path) => [path, time])) };
}

const laterOf = (own: TypedAt, theirs: TypedAt, path: string): "own" | "theirs" =>
  (own[path] ?? 0) > (theirs[path] ?? 0) ? "own" : "theirs";

/** One form of two copies; where neither is newer it is theirs. What is as it was stays the same object. */
export function typedLast<T extends object>(
  own: { fields: T; at: TypedAt },
  theirs: { fields: T; at: TypedAt },
  levels: Levels,
): { fields: T; at: TypedAt } {
  const merge = (path: string, below: number, a: unknown, b: unknown): unknown => {
    if (isSame(a, b)) return a;
    if (below === 0 || !isGroup(a) || !isGroup(b)) return laterOf(own.at, theirs.at, path) === "own" ? a : b;
    const merged = [...namesIn(a, b)].map((name): [string, unknown] => [
      name,
      merge(`${path}.${name}`, below - 1, a[name], b[name]),
    ]);
    const group: Fields = Object.fromEntries(merged.filter(([, value]) => value !== undefined));
    return isSame(group, a) ? a : group;
  };
  const [a, b] = [own.fields as Fields, theirs.fields as Fields];
  const merged = Object.entries(levels).map(([name, below]): [string, unknown] => [
    name,
    merge(name, below, a[name], b[name]),
  ]);
  const times = [...namesIn(own.at, theirs.at)].map((path): [string, number] => [
    path,
    Math.max(own.at[path] ?? 0, theirs.at[path] ?? 0),
  ]);
  return { fields: { ...own.fields, ...Object.fromEntries(merged) }, at: Object.fromEntries(times) };
}
