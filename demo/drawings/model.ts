import { hash, ink, lightness, snow } from "./canvas";
import type { DrawingSpec } from "./spec";

/** A specification with its gaps filled: what every drawing function takes. */
export interface Model {
  primary: string;
  secondary: string;
  accent: string;
  graphic: number;
  seed: string;
  /** A proportion of the shape, 0..1. */
  num(name: string, otherwise: number): number;
  flag(name: string): boolean;
  /** Small deterministic variation, -1..1. */
  vary(channel: string): number;
}

export function resolve(spec: DrawingSpec): Model {
  const secondary = spec.secondary ?? (lightness(spec.primary) > 0.5 ? ink : snow);
  return {
    primary: spec.primary,
    secondary,
    accent: spec.accent ?? (lightness(spec.primary) > 0.5 ? snow : "#f0b400"),
    graphic: Math.abs(Math.trunc(spec.graphic ?? hash(spec.seed) % 11)),
    seed: spec.seed,
    num: (name, otherwise) => {
      const value = spec.shape?.[name];
      return typeof value === "number" && Number.isFinite(value) ? Math.min(1, Math.max(0, value)) : otherwise;
    },
    flag: (name) => spec.shape?.[name] === true,
    vary: (channel) => (hash(`${spec.seed}/${channel}`) % 2001) / 1000 - 1,
  };
}
