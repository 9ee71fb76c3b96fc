import type { Queryable } from "@/server/db/client";
import { type Localised, select } from "@/server/repositories/sql";
import type { DerivedProduct } from "./derive-product";

/** What is in the database once the basics are written: what products may refer to. */
export interface Known {
  /** Attribute code → its facts and options by value. */
  attributes: Map<string, KnownAttribute>;
  sources: Set<string>;
  services: Set<string>;
  /** Variant sku → whose it is. */
  variants: Map<string, KnownVariant>;
  /** Product sku → how it answers to it. */
  products: Map<string, KnownProduct>;
}

export interface KnownAttribute {
  code: string;
  in_tagline: boolean;
  is_variant: boolean;
  position: number;
  options: Map<string, { id: number; label: Localised }>;
}

interface KnownProduct {
  id: number;
  url_path: string | null;
  record_hash: string;
}

export interface KnownVariant {
  productSku: string;
}

export async function readKnown(db: Queryable): Promise<Known> {
  const attributes = await select<{
    code: string;
    in_tagline: boolean;
    is_variant: boolean;
    position: number;
    options: { id: number; value: string; label: Localised }[] | null;
  }>(
    db,
    `SELECT a.code, a.in_tagline, a.is_variant, a.position,
       (SELECT json_agg(json_build_object('id', o.id, 'value', o.value, 'label', o.label)) FROM attribute_option o
       WHERE o.attribute_id = a.id) AS options
     FROM attribute a ORDER BY a.position, a.id`,
  );
  const sources = await select<{ id: string }>(db, "SELECT id FROM source");
  const services = await select<{ code: string }>(db, "SELECT code FROM service");
  const variants = await select<{ sku: string; product_sku: string }>(
    db,
    "SELECT v.sku, p.sku AS product_sku FROM variant v JOIN product p ON p.id = v.product_id",
  );
  const products = await select<{ id: number; sku: string; url_path: string | null; record_hash: string }>(
    db,
    "SELECT id, sku, url_path, record_hash FROM product",
  );
  return {
    attributes: new Map(
      attributes.map((row) => [
        row.code,
        { ...row, options: new Map((row.options ?? []).map((option) => [option.value, option])) },
      ]),
    ),
    sources: new Set(sources.map((row) => row.id)),
    services: new Set(services.map((row) => row.code)),
    variants: new Map(variants.map((row) => [row.sku, { productSku: row.product_sku }])),
    products: new Map(products.map((row) => [row.sku, row])),
  };
}

/** What was written since counts too: a later part may name it. */
export function remember(known: Known, products: readonly DerivedProduct[]): void {
  for (const { row, variants } of products) {
    const before = known.products.get(row.sku);
    const { url_path, record_hash } = row as unknown as KnownProduct;
    known.products.set(row.sku, { id: before?.id ?? 0, url_path, record_hash });
    for (const { sku } of variants) known.variants.set(sku, { productSku: row.sku });
  }
}
