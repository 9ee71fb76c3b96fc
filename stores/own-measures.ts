import { BODY } from "@/lib/contract/body";
import { type Body, type Level, levels } from "@/lib/domain/sizing/band";
import { readStored, writeStored } from "./browser-storage";
import { OWN_MEASURES_KEY as KEY } from "./own-measures-hint";

/*
 * Measures of whoever sits at this device, so that listings show their sizes. They stay here: what the shop is told is
 * the sizes that they choose.
 */

export interface OwnMeasures {
  body: Body;
  /** How well they ski, where they were asked for it. */
  level?: Level;
  /** Whether listings choose by them. */
  on: boolean;
}

function measureOf(field: keyof typeof BODY, value: unknown): number | undefined {
  const [least, most] = BODY[field];
  return typeof value === "number" && value >= least && value <= most ? value : undefined;
}

/** Null where nothing was said. */
export function ownMeasures(): OwnMeasures | null {
  const stored = readStored(KEY) as Partial<Record<keyof typeof BODY | "level" | "on", unknown>> | null;
  const height = measureOf("height", stored?.height);
  const weight = measureOf("weight", stored?.weight);
  const foot = measureOf("foot", stored?.foot);
  const level = levels.find((known) => known === stored?.level);
  // A weight alone chooses nothing.
  if (height === undefined && foot === undefined) return null;
  return {
    body: { ...(height && { height }), ...(weight && { weight }), ...(foot && { foot }) },
    ...(level && { level }),
    on: stored?.on !== false,
  };
}

export const keepOwnMeasures = ({ body, level, on }: OwnMeasures): boolean => writeStored(KEY, { ...body, level, on });
export const forgetOwnMeasures = (): boolean => writeStored(KEY, null);
