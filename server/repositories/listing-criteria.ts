import type { ChargedBy, Day, PriceBand, ProductType } from "@/lib/contract";
import type { ImageRow } from "./products";

export interface ListingCriteria {
  storeCode: string;
  /** Whose special prices are shown. */
  today: Day;
  language: "cs" | "en" | "de" | "it";
  categoryId?: number;
  /** All have to be found, each as a LIKE pattern says, or loosely, or by a synonym. An empty list finds nothing. */
  search?: { words: string[]; own: string[]; patterns: string[] }[];
  /** Further conditions of a catalogue search, as written by `productCondition`. */
  conditions?: { sql: (value: string) => string; type: string; value: unknown }[];
  sourceIds: string[];
  /** True when the visitor narrowed the sources, so that things kept nowhere (virtual) are left out. */
  sourcesNarrowed: boolean;
  period?: { from: Day; to: Day; days: number };
  /** One entry per chosen attribute: its chosen options, and all of its options. */
  groups: { chosen: number[]; all: number[] }[];
  /** Half-open, haléře. */
  prices: { from: number; to: number | null }[];
  withFacets: boolean;
  /** Relevance is how well the words of a search fit; without words it is newest first. */
  sort: { by: "updated_at" | "created_at" | "price" | "name" | "popularity" | "relevance"; descending: boolean };
  size: number;
  start: number;
}

export interface CardRow {
  id: number;
  sku: string;
  name: string;
  slug: string;
  url_path: string | null;
  type_id: ProductType;
  tagline: string;
  charged_by: ChargedBy;
  price: number;
  original_price: number;
  price_list: PriceBand[];
  deposit: number;
  image: ImageRow | null;
  variant_count: number;
  free_units: number | null;
  review_count: number;
  review_average: number | null;
  created_at: Day;
}

export interface ListingRows {
  total: number;
  cards: CardRow[];
  /** [attribute_option id, products]. */
  facets: [number, number][];
  /** [one-day price in haléře, products]. */
  prices: [number, number][];
}

/** Bound values in the order in which the text mentions them. */
export class Parameters {
  readonly values: unknown[] = [];
  add(value: unknown, type: string): string {
    this.values.push(value);
    return `$${this.values.length}::${type}`;
  }
}
