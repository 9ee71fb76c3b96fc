import type { BiometricData, Fitting } from "@/lib/contract";

export type FittingField = keyof BiometricData;

/** What a technician has to know; nothing else is asked for, or kept. The setting itself is the technician's alone. */
const needed: Record<Fitting, readonly FittingField[]> = {
  bindings: ["height", "weight", "foot", "level"],
  saddle: ["height"],
};

/** In the order in which they are asked for. */
export const fieldsFor = (fittings: readonly Fitting[]): FittingField[] => [
  ...new Set(fittings.flatMap((fitting) => needed[fitting])),
];

/** Of what somebody said only what the thing needs; null where nothing of that was said. */
export function neededData(fittings: readonly Fitting[], said: BiometricData | undefined): BiometricData | null {
  const kept = fieldsFor(fittings).filter((field) => said?.[field] !== undefined);
  return kept.length === 0 ? null : Object.fromEntries(kept.map((field) => [field, said?.[field]]));
}
