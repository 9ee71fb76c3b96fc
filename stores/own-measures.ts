import { BODY } from "@/lib/contract/body";
import type { Body } from "@/lib/domain/sizing/band";
import { readStored, writeStored } from "./browser-storage";
import { OWN_MEASURES_KEY as KEY } from "./own-measures-hint";

/*
 * Height and foot of whoever sits at this device, so that listings show their sizes. They stay here: what the shop is
 * told is the sizes that they choose.
 */

export interface OwnMeasures {
  body: Pick<Body, "height" | "foot">;
  /** Whether listings choose by them. */
  on: boolean;
}

function measureOf(field: keyof typeof BODY, value: unknown): number | undefined {
  const [least, most] = BODY[field];
  return typeof value === "number" && value >= least && value <= most ? value : undefined;
}

/** Null where nothing was said. */
export function ownMeasures(): OwnMeasures | null {
  const stored = readStored(KEY) as { height?: unknown; foot?: unknown; on?: unknown } | null;
  const [height, foot] = [measureOf("height", stored?.height), measureOf("foot", stored?.foot)];
  if (height === undefined && foot === undefined) return null;
  return { body: { ...(height && { height }), ...(foot && { foot }) }, on: stored?.on !== false };
}

export const keepOwnMeasures = ({ body, on }: OwnMeasures): boolean => writeStored(KEY, { ...body, on });
export const forgetOwnMeasures = (): boolean => writeStored(KEY, null);
