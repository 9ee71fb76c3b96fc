export interface Band {
  from: number;
  to: number | null;
  price: number;
}
/** One size of a thing, or the thing itself. */
export interface Kind {
  sku: string | null;
  /** Row that tells it, from 0, and the cell of its code. */
  row: number;
  cell: string;
  size: string | null;
  bands: Band[];
  deposit: number | null;
  /** What one day costs customer groups. */
  tiers: { group: string; price: number }[];
  /** Units by branch; null is the shop's only one. */
  units: Map<string | null, number>;
}
export interface Thing {
  /** Row that it begins in, from 0. */
  row: number;
  name: string;
  /** "Lyže > Sjezdové" as its steps. */
  category: string[];
  brand: string;
  description: string;
  summary: string;
  /** Each with its cell. */
  pictures: { file: string; cell: string }[];
  /** Cells of its texts, by their fields. */
  told: Record<string, string>;
  sizeOf: { code: string; label: string };
  kinds: Kind[];
}
