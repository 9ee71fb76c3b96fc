import type { BiometricData, RidingLevel } from "@/lib/contract";
import { BODY } from "@/lib/contract/body";
import type { FittingField } from "./fitting-data";
import { footOfShoe } from "./sizing/feet";

export type MeasureField = keyof typeof BODY;

/** As typed; an empty text is nothing said. */
export interface TypedMeasures extends Record<MeasureField, string> {
  level: RidingLevel | "";
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

/** No foot is so many centimetres long: from here on a bare number is a shoe size. */
const SHOE_SIZES_FROM = 34;

/** A foot where centimetres are asked for, "27,5"; a shoe size is understood as well. Null for what is none. */
export function readFoot(text: string): number | null {
  const number = Number(text.trim().replace(",", "."));
  return readMeasure("foot", number < SHOE_SIZES_FROM ? `${text} cm` : text);
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
