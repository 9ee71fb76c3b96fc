import type { ChargedBy, Day, PriceBand, ProductType } from "@/lib/contract";
import type { ListingSpecial } from "@/lib/contract/listing-specials";
import type { ImageRow } from "./products";
import type { Localised } from "./sql";

/** One way in which a wish can be met: by all of these words of the index, the worse the smaller the factor. */
export interface SearchSense {
  lexemes: string[];
  /** Those of them that tell how well. */
  judged: string[];
  factor: number;
}

export interface SearchPlan {
  /** A `tsquery`. */
  match: string;
  /** All of them are met, each in one of its senses. */
  wishes: SearchSense[][];
  /** Words of the index for sections: what lies in one of that name comes first. */
  sections: string[];
  /** Words of the text, folded, that nothing has, or nothing that has the others: it is searched without them. */
  unknown: string[];
}

export interface ListingCriteria {
  storeCode: string;
  /** Whose special prices are shown. */
  today: Day;
  language: "cs" | "en" | "de" | "it";
  categoryId?: number;
  /** What a text asks for; null asks for what nothing can be found by. */
  search?: SearchPlan | null;
  /** These products alone. */
  skus?: readonly string[];
  /** With a period: products of which nothing can be had stay, without variants. */
  keepsTaken?: boolean;
  /** Further conditions of a catalogue search, as written by `productCondition`. */
  conditions?: { sql: (value: string) => string; type: string; value: unknown }[];
  sourceIds: string[];
  /** Slugs of categories of which nothing that is handed over can be had. */
  withoutCategories?: readonly string[];
  /** The same of categories of which a set can't hold a part either. */
  withoutParts?: readonly string[];
  /**
   * Why these are not all sources of the store view. A filter leaves out what is kept nowhere (virtual); a place does
   * not, since it can be had anywhere.
   */
  narrowedBy: "filter" | "place" | null;
  period?: { from: Day; to: Day; days: number };
  /**
   * One entry per chosen attribute: its chosen options, all of its options, and whether what has none of them stays.
   */
  groups: { chosen: number[]; all: number[]; optional?: boolean }[];
  /** Since when things are new, and what they are narrowed to by one word. */
  specials?: { newSince: Day; chosen: ListingSpecial | null };
  /** Half-open, haléře. */
  prices: { from: number; to: number | null }[];
  withFacets: boolean;
  /** Relevance is how well the words of a search fit; without words it is newest first. */
  sort: { by: "updated_at" | "created_at" | "price" | "name" | "popularity" | "relevance"; descending: boolean };
  size: number;
  start: number;
  /** Only so many of what is found are looked at, the most popular ones: enough where a few are shown. */
  among?: number;
}

export interface CardRow {
  id: number;
  sku: string;
  name: Localised;
  slug: string;
  url_path: string | null;
  type_id: ProductType;
  tagline: Localised;
  charged_by: ChargedBy;
  price: number;
  original_price: number;
  price_list: PriceBand[];
  price_varies: boolean;
  deposit: number;
  image: ImageRow | null;
  variant_count: number;
  /** Null without a period, and for what is kept nowhere. */
  free_at: { source: string; free: number }[] | null;
  review_count: number;
  review_average: number | null;
  created_at: Day;
}

export interface ListingRows {
  total: number;
  /** There is more than was looked at, so numbers are those of a part. */
  isCut: boolean;
  cards: CardRow[];
  /** [attribute_option id, products]. */
  facets: [number, number][];
  /** [price per day (or piece) in haléře, for the length asked for, products]. */
  prices: [number, number][];
  /** [word, products]. */
  specials: [ListingSpecial, number][];
}

/** How a listing finds products, and what it counts of them, as parts of one query on `scope`. */
export interface FoundSql {
  /** Common table expressions that end with `matched`, the `product_id` of what is found. */
  matched: string;
  /** What is found, with products `p` as their order is told. */
  ordered: string;
  /** What `variantIds` needs of a row of `ordered`, as further columns; empty where it needs nothing. */
  needed: string;
  /** Variants that are found of a product `p` of the page. */
  variantIds: string;
  /** `facet`, `price_facet` and `special_facet`. */
  facets: string;
}

/** Bound values in the order in which the text mentions them. */
export class Parameters {
  readonly values: unknown[] = [];
  add(value: unknown, type: string): string {
    this.values.push(value);
    return `$${this.values.length}::${type}`;
  }
}
