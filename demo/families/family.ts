import { chance } from "../random";
import type { Draft, Text } from "../model";
import { productWords } from "../texts/products";
import { longProductWords } from "../texts/products/long";

/** What the models of a family have in common. */
export interface Family
  extends
    Pick<Draft, "kind" | "curve" | "range" | "season" | "categories">,
    Partial<
      Pick<
        Draft,
        "type" | "chargedBy" | "units" | "services" | "related" | "turnaround" | "attributes" | "shape" | "at"
      >
    > {
  prefix: string;
  /** Attribute of the sizes; rows of a family without one are simple products. */
  sizeCode?: string;
  /** Closing part of every description: how to choose the size, what comes along. */
  guide?: Text;
}

/** One model: the words are its own. */
export interface Row extends Partial<
  Omit<Draft, "sku" | "name" | "sizes" | "oneDay" | "short" | "description" | "attributes">
> {
  /** The same in both languages when it is a model's name alone. */
  name: string | Text;
  price: number;
  deposit: number;
  look: string;
  attrs?: Draft["attributes"];
  /** Where a model is sized otherwise than its family. */
  sizeCode?: string;
  /** Space separated values. */
  sizes?: string;
  /** Short description and description. */
  cs: readonly [short: string, text: string];
  en: readonly [short: string, text: string];
}

export const brands = [
  "Javor",
  "Bystrá",
  "Rampouch",
  "Lusen",
  "Skalka",
  "Krakon",
  "Úpa",
  "Orlík",
  "Větrník",
  "Kolovrat",
  "Sojka",
  "Kamzík",
  "Borůvka",
  "Nosítko",
  "Vltavan",
  "Ledňáček",
  "Paseka",
  "Oharek",
  "Jezerka",
];

const joined = (text: string, guide: string | undefined): string => (guide ? `${text}\n\n${guide}` : text);

const said = (de: string | undefined, it: string | undefined): Pick<Text, "de" | "it"> => ({
  ...(de ? { de } : {}),
  ...(it ? { it } : {}),
});

/** Turns the rows of a family into drafts numbered from 101. */
export function family(common: Family, rows: readonly Row[]): Draft[] {
  return rows.map((row, index) => {
    const { name: given, price, attrs, sizes, cs, en, sizeCode, ...own } = row;
    const { prefix, guide, sizeCode: ownCode, attributes, ...shared } = common;
    const sku = `${prefix}-${101 + index}`;
    const { de, it } = productWords[sku] ?? {};
    const long = longProductWords[sku];
    const name: Text = { ...(typeof given === "string" ? { cs: given, en: given } : given), ...said(de?.[1], it?.[1]) };
    const luck = chance(sku);
    const code = sizes === undefined ? undefined : (sizeCode ?? ownCode);
    return {
      type: code ? "configurable" : "simple",
      units: 6,
      services: [],
      related: [],
      turnaround: 0,
      popularity: luck.between(5, 120),
      addedAgo: luck.between(3, 720),
      ...shared,
      ...own,
      sku,
      name,
      brand: brands.find((brand) => name.cs.includes(brand)) ?? null,
      oneDay: price,
      short: { cs: cs[0], en: en[0], ...said(de?.[0], it?.[0]) },
      description: {
        cs: joined(cs[1], guide?.cs),
        en: joined(en[1], guide?.en),
        ...said(long && joined(long.de, guide?.de), long && joined(long.it, guide?.it)),
      },
      attributes: { ...attributes, ...attrs },
      sizes: code && sizes ? { code, values: sizes.split(" ") } : null,
    };
  });
}
