import type { ImportInput } from "@/server/importer/format";
import type { DrawingKind } from "./drawings";
import type { RoutePoint } from "./guides";
import type { Curve } from "./prices";

/** Text in the languages of the shop. */
export interface Text {
  cs: string;
  en: string;
  de?: string;
  it?: string;
}

export type ProductInput = ImportInput<"products">;
export type ProductType = ProductInput["type_id"];

/** Which store views offer a product; both outdoor shops share one range. */
export type Range = "everywhere" | "main" | "main+skibike" | "main+outdoor" | "skibike" | "outdoor";

/** When a thing is wanted most; bookings follow it. */
export type Season = "winter" | "summer" | "all-year";

export interface Sizes {
  /** Attribute that tells the sizes apart, e.g. ski_length. */
  code: string;
  values: string[];
}

/** A product as a family file describes it, before prices, stock and pictures are worked out. */
export interface Draft {
  sku: string;
  type: ProductType;
  name: Text;
  brand: string | null;
  short: Text;
  /** Markdown. */
  description: Text;
  categories: number[];
  range: Range;
  oneDay: number;
  curve: Curve;
  deposit: number;
  /** Left out: by the day, and by the piece what is downloaded. */
  chargedBy?: ProductInput["charged_by"];
  attributes: Record<string, string | string[]>;
  sizes: Sizes | null;
  /** Units of the size wanted most, in a shop of ordinary size; 0 for things that have no units. */
  units: number;
  kind: DrawingKind;
  /** Colour names and a graphic number, e.g. "red ink snow 3". */
  look: string;
  shape?: Record<string, number | boolean>;
  services: string[];
  related: string[];
  turnaround: number;
  season: Season;
  /** Branches that have it, of those of its range; all of them when left out. */
  at?: readonly string[];
  popularity: number;
  /** Days before today. */
  addedAgo: number;
  /** Set where the shop means the price: replaces the computed bands. */
  bands?: ProductInput["price_list"];
  links?: ProductInput["links"];
  bundle?: ProductInput["bundle_options"];
  /** Of a guide: the places that its files lead along. */
  route?: RoutePoint[];
  /** What is written or chosen with it. */
  written?: ProductInput["custom_options"];
  /** Dearer or cheaper sizes: share of the one-day price. */
  sizePrices?: Record<string, number>;
}
