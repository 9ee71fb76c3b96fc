import type { Hours } from "@/lib/domain/opening";
import type { RentRule } from "@/lib/domain/rent-rules";
import type { Queryable } from "@/server/db/client";
import { type Localised, select, selectOne } from "./sql";

export interface SourceRow {
  id: string;
  name: string;
  locative: Localised | null;
  partner_id: number | null;
  latitude: number | null;
  longitude: number | null;
  street: string;
  city: string;
  postcode: string;
  phone: string;
  email: string;
  pickup_info: Localised;
  dropoff_info: Localised;
  facilities: Localised[];
  opening_hours: { weekday: number; opens: string; closes: string }[];
  closed_days: string[];
  special_hours: { day: string; hours: Hours | null; note?: Localised }[];
  lead_minutes: number;
  /** "HH:MM" */
  order_until: string | null;
  /** For what another branch handed out; null: it takes back only its own. */
  return_fee: number | null;
  store_codes: string[];
}

export interface AttributeOptionRow {
  id: number;
  value: string;
  label: Localised;
}

export interface AttributeRow {
  id: number;
  code: string;
  label: Localised;
  prompt: Localised | null;
  is_variant: boolean;
  is_filterable: boolean;
  is_comparable: boolean;
  is_visible: boolean;
  in_tagline: boolean;
  options: AttributeOptionRow[];
}

export interface TaxRuleRow {
  id: number;
  product_tax_class_ids: number[];
  customer_tax_class_ids: number[];
  rates: { rate: number; tax_country_id: string; region_name?: string; tax_region_id?: number }[];
}

export interface PartnerRow {
  id: number;
  name: string;
  description: Localised;
  theme: string;
}

export interface ServiceRow {
  code: string;
  name: Localised;
  description: Localised | null;
  /** Of one with options that of the cheapest. */
  price: number;
  options: { code: string; name: Localised; price: number }[];
}

export async function readCatalogueVersion(db: Queryable): Promise<number> {
  const row = await selectOne<{ version: number }>(db, "SELECT version FROM catalogue_version");
  return row?.version ?? 0;
}

/** As it was imported: what a branch says nothing about, the owner's rules say for it. */
export interface KeptSource extends Omit<SourceRow, "lead_minutes"> {
  lead_minutes: number | null;
  closed_on_holidays: boolean;
  takes_back: boolean;
}

export const readSources = (db: Queryable): Promise<KeptSource[]> =>
  select(
    db,
    `SELECT id, name, locative, partner_id, latitude, longitude, street, city, postcode, phone, email, pickup_info,
      dropoff_info, facilities, opening_hours, closed_days::text[] AS closed_days, special_hours, store_codes,
      lead_minutes, order_until, closed_on_holidays, takes_back, return_fee
    FROM source ORDER BY position, id`,
  );

export const readAttributes = (db: Queryable): Promise<AttributeRow[]> =>
  select(
    db,
    `SELECT a.id, a.code, a.label, a.prompt, a.is_variant, a.is_filterable, a.is_comparable, a.is_visible, a.in_tagline,
      coalesce((
        SELECT json_agg(json_build_object('id', o.id, 'value', o.value, 'label', o.label) ORDER BY o.position, o.id)
        FROM attribute_option o WHERE o.attribute_id = a.id), '[]') AS options
    FROM attribute a ORDER BY a.position, a.id`,
  );

export const readTaxRules = (db: Queryable): Promise<TaxRuleRow[]> =>
  select(db, "SELECT id, product_tax_class_ids, customer_tax_class_ids, rates FROM tax_rule ORDER BY id");

export const readPartners = (db: Queryable): Promise<PartnerRow[]> =>
  select(db, 'SELECT id, name, description, theme FROM partner ORDER BY name COLLATE "cs-x-icu", id');

export const readServices = (db: Queryable): Promise<ServiceRow[]> =>
  select(db, "SELECT code, name, description, price, options FROM service ORDER BY code");

/** Categories whose things are not rented as all others are. */
export const readRentRules = (db: Queryable): Promise<{ slug: string; rules: RentRule[] }[]> =>
  select(db, "SELECT slug, rent_rules AS rules FROM category WHERE rent_rules <> '[]'");

export const readSynonyms = (db: Queryable): Promise<{ words: string[] }[]> => select(db, "SELECT words FROM synonym");

export interface PostcodeArea {
  name: string;
  latitude: number;
  longitude: number;
}

export const readPostcodeAreas = (db: Queryable): Promise<PostcodeArea[]> =>
  select(db, "SELECT name, latitude, longitude FROM postcode_area ORDER BY prefix");

/** The area with the most first digits in common. */
export const readPostcodeArea = (db: Queryable, postcode: string): Promise<PostcodeArea | null> =>
  selectOne(
    db,
    `SELECT name, latitude, longitude FROM postcode_area
     WHERE prefix = ANY (SELECT left($1::text, n) FROM generate_series(1, length($1::text)) AS n)
     ORDER BY length(prefix) DESC LIMIT 1`,
    [postcode],
  );
