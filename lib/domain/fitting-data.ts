import type { BiometricData, Fitting } from "@/lib/contract";
import type { CartLine } from "./cart";

export type FittingField = keyof BiometricData;

/** What a renter says of a line: the measures, or that they will say them at the counter. */
export type SaidOfLine = BiometricData | "counter";

type Fitted = Pick<CartLine, "qty" | "fittings">;

/** What a technician has to know; nothing else is asked for, or kept. The setting itself is the technician's alone. */
const needed: Record<Fitting, readonly FittingField[]> = {
  bindings: ["height", "weight", "foot", "level"],
  saddle: ["height"],
};

/** In the order in which they are asked for. */
export const fieldsFor = (fittings: readonly Fitting[]): FittingField[] => [
  ...new Set(fittings.flatMap((fitting) => needed[fitting])),
];

/** All that anything is set by. */
export const allFields: readonly FittingField[] = fieldsFor(["bindings", "saddle"]);

/** Of what somebody said only what the thing needs; null where nothing of that was said. */
export function neededData(fittings: readonly Fitting[], said: BiometricData | undefined): BiometricData | null {
  const kept = fieldsFor(fittings).filter((field) => said?.[field] !== undefined);
  return kept.length === 0 ? null : Object.fromEntries(kept.map((field) => [field, said?.[field]]));
}

/** What can be said of a line with the order; several pieces are for several people, at the counter. */
export const fieldsOfLine = ({ qty, fittings = [] }: Fitted): FittingField[] => (qty === 1 ? fieldsFor(fittings) : []);

/** What of it goes out with the order; null where nothing does. */
export const dataOfLine = ({ qty, fittings = [] }: Fitted, said: SaidOfLine | undefined): BiometricData | null =>
  qty !== 1 || said === "counter" ? null : neededData(fittings, said);

/** Whether all is said that its thing is set by: nothing is left to be asked for at the counter. */
export function isWholeOf(line: Fitted, said: SaidOfLine | undefined): boolean {
  const data = dataOfLine(line, said);
  return data !== null && fieldsOfLine(line).every((field) => data[field] !== undefined);
}

/** The line after this one of which something could be said and nothing was; from the cart's start after its end. */
export function nextUnsaid<Line extends Fitted & Pick<CartLine, "key">>(
  lines: readonly Line[],
  said: Readonly<Record<string, SaidOfLine>>,
  key: string,
): Line | null {
  const at = lines.findIndex((line) => line.key === key);
  const others = [...lines.slice(at + 1), ...lines.slice(0, Math.max(at, 0))];
  return others.find((line) => fieldsOfLine(line).length > 0 && said[line.key] === undefined) ?? null;
}
