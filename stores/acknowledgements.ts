import { readStored, writeStored } from "./browser-storage";

/*
 * What somebody has taken note of on this device, by a code (§3, "claim": the word stands for holds here). It outlives
 * a reload and is told to nobody.
 */

const KEY = "sezona.acknowledgements";

export interface Acknowledgement {
  code: string;
  /** When, as an instant. */
  created_at: string;
  /** What was answered, or which version was read. */
  value: string | number | boolean;
  description: string;
}

const isOne = (entry: unknown): entry is Acknowledgement => {
  if (typeof entry !== "object" || entry === null) return false;
  const { code, created_at, value, description } = entry as Record<string, unknown>;
  return (
    [code, created_at, description].every((text) => typeof text === "string") &&
    ["string", "number", "boolean"].includes(typeof value)
  );
};

const all = (): Acknowledgement[] => {
  const stored = readStored(KEY);
  return Array.isArray(stored) ? stored.filter(isOne) : [];
};
const others = (code: string): Acknowledgement[] => all().filter((entry) => entry.code !== code);

export const acknowledgementOf = (code: string): Acknowledgement | null =>
  all().find((entry) => entry.code === code) ?? null;

/** The last word on a code stands. @returns whether it is really kept. */
export const acknowledge = (entry: Omit<Acknowledgement, "created_at">, now: Date): boolean =>
  writeStored(KEY, [...others(entry.code), { ...entry, created_at: now.toISOString() }]);
