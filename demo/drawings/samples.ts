import type { DrawingKind, DrawingSpec } from "./spec";

const palettes: readonly (readonly [string, string, string])[] = [
  ["#d93a12", "#12201a", "#ffffff"],
  ["#1b5fb8", "#ffffff", "#f0b400"],
  ["#2c7d3b", "#dcebf3", "#12201a"],
  ["#f0b400", "#12201a", "#d93a12"],
  ["#12201a", "#d93a12", "#dcebf3"],
  ["#ffffff", "#1b5fb8", "#d93a12"],
  ["#d9c7a3", "#173b2d", "#d93a12"],
  ["#6b3a5b", "#d9c7a3", "#f0b400"],
  ["#1f7a7a", "#f0b400", "#ffffff"],
  ["#e07b2a", "#173b2d", "#ffffff"],
];

/** A made-up model of a kind: the contact sheet and the tests draw these. */
export function sampleModel(kind: DrawingKind, index: number): DrawingSpec {
  const offset = [...kind].reduce((sum, letter) => sum + letter.charCodeAt(0), 0);
  const [primary, secondary, accent] = palettes[(index * 3 + offset) % palettes.length] ?? [
    "#d93a12",
    "#12201a",
    "#ffffff",
  ];
  return {
    kind,
    primary,
    secondary,
    accent,
    graphic: index * 2 + (offset % 11),
    shape: { width: (index * 0.37) % 1, length: (index * 0.61) % 1 },
    seed: `${kind}-${index}`,
  };
}
