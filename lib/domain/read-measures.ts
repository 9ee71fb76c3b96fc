import type { BiometricData, RidingLevel } from "@/lib/contract";
import { BODY } from "@/lib/contract/limits";
import type { FittingField } from "./fitting-data";

export type MeasureField = keyof typeof BODY;

/** As typed; an empty text is nothing said. */
export interface TypedMeasures extends Record<MeasureField, string> {
  level: RidingLevel | "";
}

/**
 * European shoe sizes that end at a foot's length, from 150 mm on in steps of 5: the median of published charts, which
 * differ by one size. The technician measures again.
 */
const SHOE_SIZES = [
  24, 25, 25.5, 26.5, 27, 28, 28.5, 29, 30, 30.5, 31.5, 32, 33, 34, 35, 35.5, 36.5, 37, 38, 38.5, 39, 40, 40.5, 41, 42,
  42.5, 43.5, 44, 45, 45.5, 46.5, 47, 48, 48.5, 49,
];

/** Millimetres of the foot for a shoe size, rounded up; null for what is no size of the charts. */
function footOfShoe(size: number): number | null {
  const index = SHOE_SIZES.findIndex((end) => size <= end);
  return index === -1 || size < SHOE_SIZES[0]! ? null : BODY.foot[0] + index * 5;
}

/** With a unit it is the foot's length; without one a number too small for millimetres is a shoe size. */
function footLength(number: number, unit: string): number | null {
  if (unit === "mm") return number;
  if (unit === "cm") return Math.round(number * 100) / 10;
  if (unit !== "") return null;
  return number < BODY.foot[0] ? footOfShoe(number) : number;
}

const WRITTEN = /^(?<digits>\d{1,3}(?:[.,]\d{1,2})?)\s*(?<unit>[a-z]*)$/u;
const UNITS = { height: "cm", weight: "kg" } as const;

/** A measure as somebody writes it; null for what is none, or nobody's. */
export function readMeasure(field: MeasureField, text: string): number | null {
  const { digits, unit = "" } = WRITTEN.exec(text.trim().toLowerCase())?.groups ?? {};
  if (digits === undefined) return null;
  const number = Number(digits.replace(",", "."));
  const value = field === "foot" ? footLength(number, unit) : unit === "" || unit === UNITS[field] ? number : null;
  const [least, most] = BODY[field];
  return value !== null && Number.isInteger(value) && value >= least && value <= most ? value : null;
}

/** What is asked for, as it goes to the shop, and what of it can't be read. */
export function readMeasures(
  fields: readonly FittingField[],
  typed: TypedMeasures,
): { data: BiometricData; unread: MeasureField[] } {
  const data: BiometricData = {};
  const unread: MeasureField[] = [];
  for (const field of fields) {
    if (field === "level") {
      if (typed.level !== "") data.level = typed.level;
    } else if (typed[field].trim() !== "") {
      const value = readMeasure(field, typed[field]);
      if (value === null) unread.push(field);
      else data[field] = value;
    }
  }
  return { data, unread };
}

export const typedOf = ({ height, weight, foot, level }: BiometricData = {}): TypedMeasures => ({
  height: String(height ?? ""),
  weight: String(weight ?? ""),
  foot: String(foot ?? ""),
  level: level ?? "",
});
