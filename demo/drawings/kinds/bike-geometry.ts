import type { Point } from "../canvas";
import type { Bars } from "./bike-parts";

/** Geometry as a frame maker states it: millimetres and degrees. */
export interface Geometry {
  radius: number;
  tyre: number;
  rim: number;
  spokes: number;
  knobs?: boolean;
  rotor: boolean;
  drop: number;
  chainstay: number;
  stack: number;
  reach: number;
  head: number;
  headTube: number;
  rake: number;
  seatAngle: number;
  seatTube: number;
  saddleHeight: number;
  tube: number;
  bars: Bars;
  sprung: boolean;
  ring: number;
  cassette: number;
  crank: number;
  derailleur: boolean;
  full?: boolean;
  battery?: boolean;
  town?: boolean;
  low?: boolean;
  pedals?: boolean;
}

const mountain: Geometry = {
  radius: 368,
  tyre: 60,
  rim: 26,
  spokes: 28,
  knobs: true,
  rotor: true,
  drop: 40,
  chainstay: 440,
  stack: 610,
  reach: 440,
  head: 66.5,
  headTube: 112,
  rake: 46,
  seatAngle: 74,
  seatTube: 440,
  saddleHeight: 690,
  tube: 54,
  bars: "riser",
  sprung: true,
  ring: 68,
  cassette: 92,
  crank: 172,
  derailleur: true,
};

export const geometries = {
  mountain,
  full: { ...mountain, full: true, head: 65.5, reach: 455, stack: 620, seatTube: 400, seatAngle: 75 },
  ebike: { ...mountain, battery: true, tube: 60, chainstay: 452, stack: 630 },
  trekking: {
    ...mountain,
    tyre: 44,
    knobs: false,
    rim: 24,
    drop: 60,
    reach: 395,
    stack: 640,
    head: 70,
    headTube: 150,
    seatAngle: 73,
    seatTube: 500,
    saddleHeight: 720,
    tube: 44,
    bars: "city",
    sprung: true,
    ring: 78,
    cassette: 72,
    town: true,
    chainstay: 450,
  },
  gravel: {
    ...mountain,
    radius: 352,
    tyre: 44,
    knobs: true,
    rim: 30,
    drop: 72,
    chainstay: 428,
    stack: 575,
    reach: 388,
    head: 71,
    headTube: 140,
    rake: 50,
    seatAngle: 73.5,
    seatTube: 490,
    saddleHeight: 735,
    tube: 44,
    bars: "drop",
    sprung: false,
    ring: 80,
    cassette: 76,
  },
  road: {
    ...mountain,
    radius: 340,
    tyre: 29,
    knobs: false,
    rim: 52,
    spokes: 20,
    drop: 72,
    chainstay: 410,
    stack: 560,
    reach: 388,
    head: 73,
    headTube: 140,
    rake: 45,
    seatAngle: 73.5,
    seatTube: 480,
    saddleHeight: 745,
    tube: 42,
    bars: "drop",
    sprung: false,
    ring: 92,
    cassette: 58,
  },
  child: {
    ...mountain,
    radius: 262,
    tyre: 50,
    rim: 22,
    spokes: 20,
    rotor: false,
    drop: 22,
    chainstay: 345,
    stack: 440,
    reach: 325,
    head: 69,
    headTube: 95,
    rake: 38,
    seatAngle: 72,
    seatTube: 270,
    saddleHeight: 420,
    tube: 44,
    bars: "riser",
    sprung: false,
    ring: 60,
    cassette: 52,
    crank: 132,
  },
  balance: {
    ...mountain,
    radius: 162,
    tyre: 44,
    rim: 16,
    spokes: 12,
    knobs: false,
    rotor: false,
    drop: 0,
    chainstay: 235,
    stack: 330,
    reach: 215,
    head: 68,
    headTube: 90,
    rake: 24,
    seatAngle: 68,
    seatTube: 130,
    saddleHeight: 215,
    tube: 44,
    bars: "riser",
    sprung: false,
    ring: 0,
    cassette: 0,
    crank: 0,
    derailleur: false,
    pedals: false,
  },
} satisfies Record<string, Geometry>;

export interface Joints {
  rear: Point;
  front: Point;
  bb: Point;
  headTop: Point;
  headEnd: Point;
  seatTop: Point;
  saddle: Point;
}

export const rad = Math.PI / 180;

export function joints(g: Geometry): Joints {
  const bb: Point = [Math.sqrt(g.chainstay ** 2 - g.drop ** 2), g.drop];
  const headTop: Point = [bb[0] + g.reach, bb[1] - g.stack];
  const down: Point = [Math.cos(g.head * rad), Math.sin(g.head * rad)];
  const headEnd: Point = [headTop[0] + down[0] * g.headTube, headTop[1] + down[1] * g.headTube];
  const legs = (-headEnd[1] + g.rake * down[0]) / down[1];
  const front: Point = [headEnd[0] + down[0] * legs + down[1] * g.rake, 0];
  const up: Point = [-Math.cos(g.seatAngle * rad), -Math.sin(g.seatAngle * rad)];
  const from = (length: number): Point => [bb[0] + up[0] * length, bb[1] + up[1] * length];
  return { rear: [0, 0], front, bb, headTop, headEnd, seatTop: from(g.seatTube), saddle: from(g.saddleHeight) };
}

export const between = (a: Point, b: Point, t: number): Point => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];
