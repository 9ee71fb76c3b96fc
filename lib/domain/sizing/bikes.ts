import type { Band } from "./band";

interface Frame {
  /** Height of the rider up to, and without, the next row's. */
  below: number;
  mtb: Band;
  trekking: Band;
  road: Band;
  letters: readonly string[];
}

/** Frames by height: inches of mountain and trekking bikes, centimetres of road bikes, letters of gravel bikes. */
const frames: readonly Frame[] = [
  { below: 165, mtb: band(16, 17), trekking: band(16, 17), road: band(47, 50), letters: ["XS"] },
  { below: 170, mtb: band(17, 18), trekking: band(17, 18), road: band(51, 53), letters: ["S"] },
  { below: 175, mtb: band(18, 19), trekking: band(18, 19), road: band(53, 54), letters: ["M"] },
  { below: 180, mtb: band(19, 20), trekking: band(19, 20), road: band(54, 56), letters: ["M"] },
  { below: 185, mtb: band(20, 21), trekking: band(20, 21), road: band(56, 58), letters: ["L"] },
  { below: 190, mtb: band(21, 22), trekking: band(21, 22), road: band(58, 60), letters: ["L", "XL"] },
  { below: Infinity, mtb: band(22, 23), trekking: band(22, 23), road: band(60, 62), letters: ["XL"] },
];
/** Smaller riders have a junior's bike, or the smallest frame. */
const SMALLEST = 155;

function band(from: number, to: number): Band {
  return { from, to };
}

/** The frame for a height; the smallest for whom a junior's bike may do as well. */
export function frameFor(height: number): Omit<Frame, "below"> & { orJunior: boolean } {
  const { mtb, trekking, road, letters } = frames.find(({ below }) => height < below) ?? frames[frames.length - 1]!;
  return { mtb, trekking, road, letters, orJunior: height < SMALLEST };
}

/** All of them with the heights that they suit. */
export const frameRows = (): (Omit<Frame, "below"> & { height: Band })[] =>
  frames.map(({ below, ...frame }, index) => ({
    ...frame,
    height: { from: frames[index - 1]?.below ?? SMALLEST, to: below },
  }));

export const wheels: readonly (Band & { inches: number })[] = [
  { inches: 12, from: 82, to: 100 },
  { inches: 14, from: 98, to: 106 },
  { inches: 16, from: 104, to: 122 },
  { inches: 20, from: 120, to: 130 },
  { inches: 24, from: 127, to: 142 },
  { inches: 26, from: 140, to: Infinity },
];

/** Wheels of children's bikes that suit a height, the smaller ones first. */
export const wheelsFor = (height: number): number[] =>
  wheels.filter(({ from, to }) => height >= from && height <= to).map(({ inches }) => inches);
