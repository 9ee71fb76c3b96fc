import type { Queryable } from "@/server/db/client";
import { type Localised, select } from "@/server/repositories/sql";

/** What is in the database once the basics are written: what products may refer to. */
export interface Known {
  /** Attribute code → its facts and options by value. */
  attributes: Map<string, KnownAttribute>;
  sources: Set<string>;
  services: Set<string>;
}

export interface KnownAttribute {
  code: string;
  in_tagline: boolean;
  is_variant: boolean;
  position: number;
  options: Map<string, { id: number; label: Localised }>;
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
  return {
    attributes: new Map(
      attributes.map((row) => [
        row.code,
        { ...row, options: new Map((row.options ?? []).map((option) => [option.value, option])) },
      ]),
    ),
    sources: new Set(sources.map((row) => row.id)),
    services: new Set(services.map((row) => row.code)),
  };
}
