import type { BiometricData, RidingLevel } from "@/lib/contract";
import { BODY } from "@/lib/contract/body";
import type { FittingField } from "./fitting-data";
import { footOfShoe, suitsHeight } from "./sizing/feet";

export type MeasureField = keyof typeof BODY;

/** Least and most of a measure in the unit that it is asked for in: a foot in centimetres. */
export function spokenEnds(field: MeasureField): { least: number; most: number } {
  const [least, most] = BODY[field];
  return field === "foot" ? { least: least / 10, most: most / 10 } : { least, most };
}

/** As typed; an empty text is nothing said. */
export interface TypedMeasures extends Record<MeasureField, string> {
  level: RidingLevel | "";
}

/** From here on a bare number of two digits is an adult's shoe size: no foot is so many centimetres long. */
const SHOE_SIZES_FROM = 35.5;
const HUNDRED = 100;

/**
 * A foot's length in millimetres. Boots are sold by centimetres, so a bare number as small as a foot's is centimetres
 * wherever one is typed: a child's shoe size, which looks the same, needs its "EU".
 */
function footLength(number: number, unit: string): number | null {
  if (unit === "eu") return footOfShoe(number);
  if (unit === "mm") return number;
  if (unit === "cm" || (unit === "" && number < SHOE_SIZES_FROM)) return Math.round(number * 100) / 10;
  if (unit !== "") return null;
  return number < HUNDRED ? footOfShoe(number) : number;
}

const WRITTEN = /^(?<before>eu)?\s*(?<digits>\d{1,3}(?:[.,]\d{1,2})?)\s*(?<after>[a-z]*)$/u;
const UNITS = { height: "cm", weight: "kg" } as const;

/** A measure as somebody writes it; null for what is none, or nobody's. */
export function readMeasure(field: MeasureField, text: string): number | null {
  const { before = "", digits, after = "" } = WRITTEN.exec(text.trim().toLowerCase())?.groups ?? {};
  if (digits === undefined || (before !== "" && after !== "")) return null;
  const number = Number(digits.replace(",", "."));
  const unit = before + after;
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

/** A foot and a height that can't be one person's; null where nothing is to be asked. */
export const doubtOf = ({ foot, height }: BiometricData): { foot: number; height: number } | null =>
  foot !== undefined && height !== undefined && !suitsHeight(foot, height) ? { foot, height } : null;

/** A foot as it is typed: in centimetres, as boots are sold. */
export const writtenFoot = (foot: number | undefined, locale: string): string =>
  foot === undefined ? "" : (foot / 10).toLocaleString(locale);

export const typedOf = ({ height, weight, foot, level }: BiometricData, locale: string): TypedMeasures => ({
  height: String(height ?? ""),
  weight: String(weight ?? ""),
  foot: writtenFoot(foot, locale),
  level: level ?? "",
});
