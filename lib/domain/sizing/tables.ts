import { type Band, type Level, levels } from "./band";
import { frameRows, wheels } from "./bikes";
import { shoeSizes } from "./feet";
import { nordicStyles } from "./kinds";
import { type AlpineKind, alpineLength, alpinePole, nordicLength, nordicPole, touringLength } from "./skis";
import { boardLength } from "./snowboards";

/*
 * Tables of sizes as pages show them, drawn from the rules that choose sizes: what is written and what is chosen can't
 * disagree.
 */

export const sizeTableNames = [
  ...(["carving", "allmountain", "freeride", "children-skis", "touring", "nordic", "poles", "snowboards"] as const),
  ...(["boots", "children-boots", "bikes", "children-bikes"] as const),
] as const;
export type SizeTableName = (typeof sizeTableNames)[number];

/** Heads of columns by the words they have; those of a table of boards are heights themselves. */
export type SizeColumn =
  | Level
  | (typeof nordicStyles)[number]
  | ("height" | "weight" | "uphill" | "touring" | "freetouring" | "alpinePole" | "classicPole" | "skatePole")
  | ("foot" | "eu" | "mtb" | "trekking" | "road" | "gravel" | "wheel")
  | { height: number };

/** Null is what nobody is offered. */
export type SizeCell = number | Band | string | null;

export interface SizeTable {
  columns: readonly SizeColumn[];
  /** The first cell of each is what it is about. */
  rows: readonly (readonly SizeCell[])[];
}

const steps = (from: number, to: number, step: number): number[] =>
  Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, index) => from + index * step);

const ADULTS = steps(150, 200, 5);
const CHILDREN = steps(95, 145, 5);

const byHeight = (
  heights: readonly number[],
  columns: readonly SizeColumn[],
  cells: (height: number) => SizeCell[],
): SizeTable => ({
  columns: ["height", ...columns],
  rows: heights.map((height) => [height, ...cells(height)]),
});

const alpine = (kind: AlpineKind, heights = ADULTS): SizeTable =>
  byHeight(heights, levels, (height) => levels.map((level) => alpineLength(kind, { height }, level)));

const shoes = (from: number, to: number): SizeTable => ({
  columns: ["foot", "eu"],
  rows: shoeSizes()
    .filter(({ foot }) => foot >= from && foot <= to)
    .map(({ foot, eu }) => [foot / 10, eu]),
});

const BOARD_HEIGHTS = [155, 165, 175, 185];
const tables: Record<SizeTableName, () => SizeTable> = {
  carving: () => alpine("carving"),
  allmountain: () => alpine("allmountain"),
  freeride: () => alpine("freeride"),
  "children-skis": () => alpine("carving", CHILDREN),
  touring: () =>
    byHeight(ADULTS, ["uphill", "touring", "freetouring"], (height) =>
      (["uphill", "touring", "freetouring"] as const).map((use) => touringLength(height, use)),
    ),
  nordic: () =>
    byHeight([...steps(110, 145, 5), ...ADULTS], nordicStyles, (height) =>
      nordicStyles.map((style) => nordicLength(style, { height })),
    ),
  poles: () =>
    byHeight([...steps(110, 145, 5), ...ADULTS], ["alpinePole", "classicPole", "skatePole"], (height) => [
      alpinePole(height),
      nordicPole("classic", height),
      nordicPole("skate", height),
    ]),
  snowboards: () => ({
    columns: ["weight", ...BOARD_HEIGHTS.map((height) => ({ height }))],
    rows: steps(40, 100, 10).map((weight) => [
      weight,
      ...BOARD_HEIGHTS.map((height) => boardLength({ height, weight })),
    ]),
  }),
  boots: () => shoes(220, 320),
  "children-boots": () => shoes(150, 215),
  bikes: () => ({
    columns: ["height", "mtb", "trekking", "road", "gravel"],
    rows: frameRows().map(({ height, mtb, trekking, road, letters }) => [
      height,
      mtb,
      trekking,
      road,
      letters.join("/"),
    ]),
  }),
  "children-bikes": () => ({
    columns: ["height", "wheel"],
    rows: wheels.map(({ inches, from, to }) => [{ from, to }, inches]),
  }),
};

export const sizeTable = (name: SizeTableName): SizeTable => tables[name]();
