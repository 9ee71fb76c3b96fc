import { readMeasure, spokenEnds } from "../read-measures";
import { type GuideBody, type GuideMeasure, HEAD } from "./fit";

/** Measures of one person as they were typed; an empty text is nothing said. */
export type TypedBody = Partial<Record<GuideMeasure, string>>;

/** Least and most of a measure in the unit that it is asked for in. */
export const endsOf = (measure: GuideMeasure): { least: number; most: number } =>
  measure === "head" ? { least: HEAD[0], most: HEAD[1] } : spokenEnds(measure);

/** Centimetres around the head, as somebody writes them: 54, or 54,5 cm. */
function readHead(text: string): number | null {
  const { digits } = /^(?<digits>\d{2}(?:[.,]\d)?)\s*(?:cm)?$/u.exec(text.trim().toLowerCase())?.groups ?? {};
  const value = Math.round(Number(digits?.replace(",", ".")));
  return value >= HEAD[0] && value <= HEAD[1] ? value : null;
}

/** What was said, and which of it nobody can read. */
export function readBody(typed: TypedBody): { body: GuideBody; unread: GuideMeasure[] } {
  const body: GuideBody = {};
  const unread: GuideMeasure[] = [];
  for (const [key, text] of Object.entries(typed)) {
    if (!text.trim()) continue;
    const measure = key as GuideMeasure;
    const value = measure === "head" ? readHead(text) : readMeasure(measure, text);
    if (value === null) unread.push(measure);
    else body[measure] = value;
  }
  return { body, unread };
}

/** As it is typed: a foot in centimetres. */
export const typedBody = (body: GuideBody, locale: string): TypedBody =>
  Object.fromEntries(
    Object.entries(body as Record<string, number>).map(([key, value]) => [
      key,
      (key === "foot" ? value / 10 : value).toLocaleString(locale),
    ]),
  );
