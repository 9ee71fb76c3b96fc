import type { Day } from "@/lib/contract";
import { addDays, diffDays } from "@/lib/domain/days";
import { seasonOf } from "./season";

export interface LargeShop {
  products: number;
  /** Bookings made elsewhere; the counters of their days are made from them. */
  reservations: number;
  today: Day;
}

export interface Step {
  title: string;
  sql: string;
  values: unknown[];
}

const VARIANTS_PER_PRODUCT = 5;
const PRODUCTS_PER_CATEGORY = 250;
const FIRST_TOP_CATEGORY = 100;
const FIRST_CATEGORY = 1_000;
/** Half a year back and half a year ahead, in whole weeks. */
const WEEKS_BACK = 26;
const WEEKS = 52;

const cs = (expression: string): string => `jsonb_build_object('cs', ${expression})`;
/** Bands of a one-day price in haléře: 1 day, 2–3 and 4 or more. */
const bands = (price: string): string => `jsonb_build_array(
  jsonb_build_object('days_from', 1, 'days_to', 1, 'price_per_day', ${price}),
  jsonb_build_object('days_from', 2, 'days_to', 3, 'price_per_day', ${price} * 8 / 10),
  jsonb_build_object('days_from', 4, 'days_to', NULL, 'price_per_day', ${price} * 6 / 10))`;

/** Sources, attributes, categories, products with their variants, and units. */
export function catalogueSteps({ products, today }: LargeShop): Step[] {
  const categories = Math.max(1, Math.ceil(products / PRODUCTS_PER_CATEGORY));
  return [
    {
      title: "sources, the last one small",
      sql: `INSERT INTO source (id, name, street, city, postcode, phone, email, pickup_info, dropoff_info,
        opening_hours, closed_days, store_codes, position)
        SELECT 'mesto-' || n, 'Město ' || n, 'Hlavní ' || n, 'Město ' || n, '110 00', '+420 777 000 000',
        'mesto@example.com', ${cs("'U pultu'")}, ${cs("'U pultu'")},
          (SELECT jsonb_agg(jsonb_build_object('weekday', d, 'opens', '06:00', 'closes', '21:00'))
          FROM generate_series(1, 7) AS d), '{}', '{main}', n
        FROM generate_series(1, 5) AS n`,
      values: [],
    },
    {
      title: "tax",
      sql: `INSERT INTO tax_rule VALUES (1, '{2}', '{3}', '[{"rate": 21, "tax_country_id": "CZ"}]')`,
      values: [],
    },
    {
      title: "attributes",
      sql: `INSERT INTO attribute (code, label, is_variant, is_filterable, is_comparable, is_visible, in_tagline,
        position)
        SELECT code, ${cs("code")}, is_variant, true, true, true, false, position
          FROM (VALUES ('brand', false, 1), ('level', false, 2), ('size', true, 3), ('color', true, 4)) AS a(code,
          is_variant, position)`,
      values: [],
    },
    {
      title: "attribute options",
      sql: `INSERT INTO attribute_option (attribute_id, value, label, position)
        SELECT a.id, a.code || '-' || n, ${cs("a.code || ' ' || n")}, n
        FROM attribute a JOIN (VALUES ('brand', 20), ('level', 4), ('size', 10), ('color', 5)) AS many(code,
        count) ON many.code = a.code CROSS JOIN LATERAL generate_series(1, many.count) AS n
        ORDER BY a.id, n`,
      values: [],
    },
    {
      title: "categories",
      sql: `INSERT INTO category (id, parent_id, name, slug, url_path, path, level, position, is_active, description,
        trail_color)
        SELECT 69, NULL::int, ${cs("'Vše'")}, 'vse', 'vse', '69', 1, 0, true, ${cs("''")}, 'blue'
        UNION ALL
        SELECT $1::int + n, 69, ${cs("'Sport ' || n")}, 'sport-' || n, 'sport-' || n, '69/' || $1::int + n, 2, n,
        true, ${cs("''")}, 'blue' FROM generate_series(0, ($3::int - 1) / 10) AS n
        UNION ALL
        SELECT $2::int + n, $1::int + n / 10, ${cs("'Kategorie ' || n")}, 'kategorie-' || n,
        'sport-' || n / 10 || '/kategorie-' || n, '69/' || $1::int + n / 10 || '/' || $2::int + n, 3, n, true,
        ${cs("''")}, 'blue'
        FROM generate_series(0, $3::int - 1) AS n`,
      values: [FIRST_TOP_CATEGORY, FIRST_CATEGORY, categories],
    },
    {
      title: "products",
      sql: `WITH made AS (
          SELECT n, (150 + (random() * 900)::int / 10 * 10) * 100 AS price, 1 + (random() * 19)::int AS brand,
          1 + (random() * 3)::int AS level FROM generate_series(0, $1::int - 1) AS n)
        INSERT INTO product (sku, type_id, name, slug, url_path, short_description, description, status, visibility,
        store_codes, price_list, price, rent_totals, deposit,
          tax_class_id, turnaround_days, attributes, tagline, facets, images, bundle_options, priced_by_parts, services,
          popularity, record_hash, created_at, updated_at)
        SELECT 'P-' || n, 'configurable', ${cs("'Sportovní věc ' || md5(n::text)")}, 'vec-' || n, 'vec-' || n,
        ${cs("'Krátký popis věci k zapůjčení.'")}, ${cs("'<p>Popis věci k zapůjčení.</p>'")},
          1, 4, '{main}', ${bands("price")}, price, (SELECT array_agg(d * price * (CASE WHEN d = 1 THEN 10
          WHEN d < 4 THEN 8 ELSE 6 END) / 10 ORDER BY d) FROM generate_series(1, 90) AS d), 200000,
          2, 0, jsonb_build_object('brand', jsonb_build_array('brand-' || brand), 'level',
          jsonb_build_array('level-' || level)), ${cs("'úroveň ' || level")},
          ARRAY(SELECT o.id FROM attribute_option o JOIN attribute a ON a.id = o.attribute_id
          WHERE (a.code, o.value) IN (('brand', 'brand-' || brand), ('level', 'level-' || level))),
          '[]', '[]', false, '{}', (random() * 1000)::int, md5(n::text), $2::date - (random() * 900)::int,
          $2::date - random() * interval '900 days'
        FROM made ORDER BY n`,
      values: [products, today],
    },
    {
      title: "products in categories",
      sql: `INSERT INTO product_category (category_id, product_id, is_direct, position)
        SELECT c.id, p.id, c.id = $1::int + (p.id - 1) / $2::int, p.id
        FROM product p CROSS JOIN LATERAL (VALUES (69), ($3::int + (p.id - 1) / $2::int / 10),
          ($1::int + (p.id - 1) / $2::int)) AS c(id)`,
      values: [FIRST_CATEGORY, PRODUCTS_PER_CATEGORY, FIRST_TOP_CATEGORY],
    },
    {
      title: "variants",
      sql: `INSERT INTO variant (sku, product_id, options, facets, status, price_list, price, deposit, position,
        source_ids)
        SELECT p.sku || '-' || n, p.id, jsonb_build_object('size', 'size-' || chosen.size, 'color',
        'color-' || chosen.color),
          ARRAY(SELECT o.id FROM attribute_option o JOIN attribute a ON a.id = o.attribute_id
          WHERE (a.code, o.value) IN (('size', 'size-' || chosen.size), ('color', 'color-' || chosen.color))),
          1, p.price_list, p.price, p.deposit, n,
          ARRAY['mesto-' || 1 + (p.id + n) % 4, 'mesto-' || 1 + (p.id + n + 1 + n % 3) % 4]
        FROM product p CROSS JOIN generate_series(1, $1::int) AS n
        CROSS JOIN LATERAL (SELECT 1 + (p.id * 3 + n) % 10 AS size, 1 + (p.id + n * 7) % 5 AS color) AS chosen
        ORDER BY p.id, n`,
      values: [VARIANTS_PER_PRODUCT],
    },
    {
      title: "a small branch",
      sql: `UPDATE variant SET source_ids = source_ids || 'mesto-5'::text WHERE product_id % 100 = 7 AND position = 1`,
      values: [],
    },
    {
      title: "branches of products",
      sql: `UPDATE product p SET source_ids = (SELECT array_agg(DISTINCT place.id ORDER BY place.id)
        FROM variant v CROSS JOIN LATERAL unnest(v.source_ids) AS place(id) WHERE v.product_id = p.id),
        everywhere_ids = ARRAY(SELECT place.id FROM variant v CROSS JOIN LATERAL unnest(v.source_ids) AS place(id)
          WHERE v.product_id = p.id GROUP BY place.id HAVING count(*) = $1::int ORDER BY place.id),
        all_facets = ARRAY(SELECT unnest(p.facets) AS id UNION SELECT unnest(v.facets) FROM variant v
          WHERE v.product_id = p.id ORDER BY id)`,
      values: [VARIANTS_PER_PRODUCT],
    },
    {
      title: "stock",
      sql: `INSERT INTO stock (variant_id, source_id, units)
        SELECT v.id, s.id, CASE WHEN v.id % 10 < 5 THEN 1 WHEN v.id % 10 < 8 THEN 2 ELSE 3 END FROM variant v
          CROSS JOIN LATERAL unnest(v.source_ids) AS s(id)`,
      values: [],
    },
  ];
}

/**
 * Each unit has one booking or none in a week: four of five in the season, and in the other weeks what is left of the
 * number.
 */
export function bookingSteps({ reservations, today }: LargeShop): Step[] {
  const season = seasonOf(today);
  const firstDay = addDays(today, -WEEKS_BACK * 7);
  const firstSeasonWeek = Math.floor(diffDays(firstDay, season.from) / 7);
  const seasonWeeks = Math.ceil((diffDays(season.from, season.to) + 1) / 7);
  return [
    {
      title: "reservations",
      sql: `WITH booking AS MATERIALIZED (
          SELECT s.variant_id, s.source_id, week, 1 + (random() * 6)::int AS days, random() AS shift,
          week BETWEEN $3::int AND $3::int + $4::int - 1 AS in_season, random() AS luck
          FROM stock s CROSS JOIN LATERAL generate_series(1, s.units) AS unit
          CROSS JOIN generate_series(0, $2::int - 1) AS week),
        chosen AS (SELECT * FROM booking WHERE luck < CASE WHEN in_season THEN 0.8 ELSE 0.3 END
        ORDER BY in_season DESC, luck LIMIT $5::int)
        INSERT INTO claim (reference, variant_id, source_id, period_from, period_to, blocked_to, units)
        SELECT 'B-' || row_number() OVER (), variant_id, source_id, first, first + days - 1, first + days - 1, 1
        FROM (SELECT *, $1::date + week * 7 + floor(shift * (8 - days))::int AS first FROM chosen) AS placed
          ORDER BY week, shift`,
      values: [firstDay, WEEKS, firstSeasonWeek, seasonWeeks, reservations],
    },
    {
      title: "counters",
      sql: `INSERT INTO stock_day (variant_id, source_id, day, units, booked)
        SELECT s.variant_id, s.source_id, d.day::date, s.units, sum(r.units)
        FROM claim r JOIN stock s USING (variant_id, source_id)
        CROSS JOIN LATERAL generate_series(r.period_from, r.blocked_to, interval '1 day') AS d(day)
        GROUP BY s.variant_id, s.source_id, d.day, s.units ORDER BY d.day`,
      values: [],
    },
  ];
}
