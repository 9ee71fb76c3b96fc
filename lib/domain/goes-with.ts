import { sizing } from "@/shop.config";
import type { CartLine } from "./cart";
import { covers } from "./sizing/band";
import { middleSizes, ownSizes } from "./sizing/own-sizes";
import { alpinePole } from "./sizing/skis";

/** What an owner offers beside things of some sections, by their slugs. */
export interface GoesWith {
  beside: readonly string[];
  offer: readonly string[];
}

/** Slugs of the sections that a thing lies in, those above them among them. */
export function sectionsOf(
  { category_ids: ids }: { category_ids: readonly number[] },
  categories: readonly { id: number; slug: string; path: string }[],
): string[] {
  const above = new Set(categories.filter(({ id }) => ids.includes(id)).flatMap(({ path }) => path.split("/")));
  return categories.filter(({ id }) => above.has(String(id))).map(({ slug }) => slug);
}

/** Sections to offer beside one thing: those of the first entry that fits it. */
export const sectionsBeside = (rules: readonly GoesWith[], slugs: readonly string[]): readonly string[] =>
  rules.find(({ beside }) => beside.some((slug) => slugs.includes(slug)))?.offer ?? [];

/** Sections to offer beside several things, without those that something is there of already, or is `had` elsewhere. */
export function missingSections(
  rules: readonly GoesWith[],
  things: readonly (readonly string[])[],
  had: readonly (readonly string[])[] = [],
): string[] {
  const there = new Set([...things, ...had].flat());
  return [...new Set(things.flatMap((slugs) => sectionsBeside(rules, slugs)))].filter((slug) => !there.has(slug));
}

interface Described {
  attributes: readonly { attribute_code: string; values: readonly string[] }[];
}

/** How much two things have in common: for whom, for what level, of what make. */
const likeness = (a: Described, b: Described): number =>
  a.attributes.flatMap(({ attribute_code: code, values }) => {
    const other = b.attributes.find(({ attribute_code }) => attribute_code === code)?.values ?? [];
    return values.filter((value) => other.includes(value));
  }).length;

/** The one that suits a thing best; among equals the first. */
export function bestMatch<T extends Described>(candidates: readonly T[], beside: Described): T | undefined {
  return [...candidates].sort((a, b) => likeness(b, beside) - likeness(a, beside))[0];
}

/** What one renter is offered, and what is chosen of it: a size by its own sku, or nothing. */
interface Offered {
  free: Readonly<Record<string, number>>;
  chosen: string | null;
}

/** Of each size as many as are free: who comes later is left what those before have not chosen. */
export function leftInTurn(offered: readonly Offered[]): { left: (sku: string) => number; chosen: string | null }[] {
  const taken = new Map<string, number>();
  return offered.map(({ free, chosen: wished }) => {
    const before = new Map(taken);
    const left = (sku: string): number => (free[sku] ?? 0) - (before.get(sku) ?? 0);
    const chosen = wished !== null && left(wished) > 0 ? wished : null;
    if (chosen !== null) taken.set(chosen, (taken.get(chosen) ?? 0) + 1);
    return { left, chosen };
  });
}

/** Measures as a renter has said them of a line: centimetres, and the foot in millimetres. */
export interface SaidMeasures {
  height?: number;
  foot?: number;
}

interface Sized {
  configurable_options: readonly { attribute_code: string; attribute_id?: number | undefined }[];
  configurable_children: readonly { sku: string; options: Readonly<Record<string, string>> }[];
}

/**
 * The size that the cart's lines already say: the same measure of another thing, or what follows from the measures.
 * Null where nobody has said it, or that size is none of the free ones.
 */
export function saidSize(
  { configurable_options: options, configurable_children: children }: Sized,
  lines: readonly Pick<CartLine, "product_option">[],
  { height, foot }: SaidMeasures = {},
): string | null {
  const [option, ...others] = options;
  if (!option || others.length > 0) return null;
  const { attribute_code: code, attribute_id: id } = option;
  const chosen = lines.flatMap(({ product_option }) => product_option.extension_attributes.configurable_item_options);
  const same = chosen.find(({ option_id }) => option_id === String(id) || option_id === code)?.option_value;
  if (same !== undefined) return children.find((child) => child.options[code] === same)?.sku ?? null;
  const rule = sizing.attributes.find((sized) => sized.code === code)?.rule;
  if (foot !== undefined && (rule === "mondopoint" || rule === "eu")) {
    const values = children.flatMap((child) => child.options[code] ?? []);
    const listed = { code, rule, options: values.map((value) => ({ value })) };
    const { [code]: value } = middleSizes(ownSizes([listed], { foot }));
    return children.find((child) => value !== undefined && child.options[code] === value)?.sku ?? null;
  }
  return code === "pole_length" && height !== undefined ? poleOf(children, code, height) : null;
}

/** Of the poles that suit a height, the one nearest to the middle of what does. */
function poleOf(children: Sized["configurable_children"], code: string, height: number): string | null {
  const band = alpinePole(height);
  const middle = (band.from + band.to) / 2;
  const away = ({ options }: (typeof children)[number]): number => Math.abs(Number(options[code]) - middle);
  const suiting = children.filter(({ options }) => covers(band, Number(options[code])));
  return [...suiting].sort((a, b) => away(a) - away(b))[0]?.sku ?? null;
}
