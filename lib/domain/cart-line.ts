import type { Day, ProductOption } from "@/lib/contract";
import { encodeSegment } from "@/lib/contract/storable";

/** What tells one line from another. `sku` is the chosen child's. */
export interface LineIdentity {
  sku: string;
  product_option?: ProductOption | null;
  from: Day;
  to: Day;
  source: string;
}

/** Options that the child's sku does not already say, in one fixed order. */
function optionKey(option: ProductOption | null | undefined): string {
  const custom = option?.extension_attributes.custom_options ?? [];
  const bundle = option?.extension_attributes.bundle_options ?? [];
  const { set, copy } = option?.extension_attributes ?? {};
  const parts = [
    ...(set ? [["s", set.sku]] : []),
    ...(copy ? [["n", copy]] : []),
    ...custom.map((chosen) => ["c", chosen.option_id, chosen.option_value]),
    ...bundle.map((chosen) => ["b", chosen.option_id, chosen.option_qty, ...[...chosen.option_selections].sort()]),
  ];
  return parts
    .map((part) => JSON.stringify(part))
    .sort()
    .join("");
}

/** Parts can't run into each other. */
const encoded = (part: string): string => encodeSegment(part).replaceAll("~", "%7E");

/**
 * Identity of a line: product, chosen options, period, source. The same ski for other dates is another line.
 * Configurable options add nothing to the child's sku, and backends spell them in different ways.
 */
export const lineKey = (line: LineIdentity): string =>
  [line.sku, line.from, line.to, line.source, optionKey(line.product_option)].map(encoded).join("~");

/** The key of that line on other days or of another source. */
export function movedKey(key: string, to: Partial<Pick<LineIdentity, "from" | "to" | "source">>): string {
  const [sku, from, until, source, options] = key.split("~");
  const part = (wanted: string | undefined, known = ""): string => (wanted === undefined ? known : encoded(wanted));
  return [sku, part(to.from, from), part(to.to, until), part(to.source, source), options].join("~");
}

export const sameLine = (a: LineIdentity, b: LineIdentity): boolean => lineKey(a) === lineKey(b);
