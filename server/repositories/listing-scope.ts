import { catalogue } from "@/shop.config";
import type { ListingCriteria, Parameters } from "./listing-criteria";
import { searchesByRelevance } from "./listing-relevance";

/**
 * What filters compare, with the `offer` that stands today: the one-day price, or with days what one of so many costs.
 * A length without a price has none.
 */
function priceSql({ period }: ListingCriteria, p: Parameters): string {
  if (!period) return "coalesce(offer.price, p.price)";
  const days = p.add(period.days, "int");
  const counted = `CASE p.charged_by WHEN 'piece' THEN 1 ELSE ${days} END`;
  return `(coalesce(offer.rent_totals, p.rent_totals))[${days}] / ${counted}`;
}

/** Products that place, words and conditions leave, with their prices. */
export function scopeSql(criteria: ListingCriteria, sources: string, offer: string, p: Parameters): string {
  const { search, categoryId } = criteria;
  const conditions = [`p.is_listed`, `${p.add(criteria.storeCode, "text")} = ANY (p.store_codes)`];
  let from = "product p";
  if (categoryId !== undefined) {
    from = "product_category c JOIN product p ON p.id = c.product_id";
    conditions.push(`c.category_id = ${p.add(categoryId, "int")}`);
  }
  from += ` ${offer}`;
  if (search !== undefined) conditions.push(search ? `p.search @@ ${p.add(search.match, "tsquery")}` : "false");
  if (criteria.skus) conditions.push(`p.sku = ANY (${p.add(criteria.skus, "text[]")})`);
  for (const { sql, type, value } of criteria.conditions ?? []) conditions.push(sql(p.add(value, type)));
  const servable = ["true"];
  if (criteria.withoutCategories?.length)
    servable.push(`(${endless("p")} OR NOT EXISTS (SELECT 1 FROM product_category pc
      WHERE pc.product_id = p.id AND pc.category_id = ANY (${idsOf(p.add(criteria.withoutCategories, "text[]"))})))`);
  if (criteria.withoutParts?.length)
    servable.push(`(p.type_id NOT IN ('bundle', 'grouped') OR NOT EXISTS (SELECT 1 FROM variant sv
      JOIN variant_part part ON part.variant_id = sv.id JOIN variant pv ON pv.id = part.part_id
      JOIN product_category pc ON pc.product_id = pv.product_id
      WHERE sv.product_id = p.id AND pc.category_id = ANY (${idsOf(p.add(criteria.withoutParts, "text[]"))})))`);
  if (!criteria.keepsTaken) conditions.push(...servable);
  // Before the cut: what is popular elsewhere must not hide what this place has.
  if (criteria.among && criteria.narrowedBy)
    conditions.push(`(p.source_ids && ${sources}${criteria.narrowedBy === "filter" ? "" : ` OR ${endless("p")}`})`);
  const ordering = searchesByRelevance(criteria) ? "p.popularity, p.updated_at," : "";
  const most = criteria.among ? `ORDER BY p.popularity DESC, p.id DESC LIMIT ${p.add(criteria.among, "int")}` : "";
  return `scope AS MATERIALIZED (
      SELECT p.id, ${priceSql(criteria, p)} AS price, p.type_id, p.charged_by, p.turnaround_days, p.facets,
        p.all_facets, p.everywhere_ids && ${sources} AS is_whole, ${ordering}
        coalesce(offer.price, p.price) < p.original_price AS on_offer,
        ${criteria.specials ? `p.created_at >= ${p.add(criteria.specials.newSince, "date")}` : "false"} AS is_new,
        ${criteria.keepsTaken ? servable.join(" AND ") : "true"} AS servable
      FROM ${from} WHERE ${conditions.join(" AND ")} ${most}
    )`;
}

/** Categories by their slugs, looked up once for all products. */
const idsOf = (slugs: string): string => `ARRAY(SELECT id FROM category WHERE slug = ANY (${slugs}))`;

/** As `isEndless` of the domain says it. */
const endless = (product: string): string =>
  `(${product}.type_id IN ('virtual', 'downloadable') AND ${product}.charged_by <> 'time')`;

/**
 * A variant `v` of a product, called so in the query, has units at one of the sources; where nobody narrowed them, the
 * owner may list what has none as well.
 */
export function stockedSql({ narrowedBy }: ListingCriteria, sources: string, product: string): string {
  if (narrowedBy === "filter") return `v.source_ids && ${sources}`;
  const besides = catalogue.listOutOfStock && narrowedBy === null ? "true" : endless(product);
  return `(v.source_ids && ${sources} OR ${besides})`;
}

/** Of so many branches each is written out: beginning a question of all branches costs more than a look at one. */
const WRITTEN_OUT_AT_MOST = 8;

/**
 * Free on every day at one of the sources. Each variant is asked for by itself and only until a day is full: so a long
 * rent costs what a short one does.
 */
export function periodSql(criteria: ListingCriteria, sources: string, p: Parameters): string {
  const ways = freeSql(criteria, sources, p);
  if (criteria.narrowedBy !== "filter") ways.push(endless("s"));
  return ways.length > 0 ? `(${ways.join(" OR ")})` : "false";
}

function freeSql({ period, sourceIds }: ListingCriteria, sources: string, p: Parameters): string[] {
  if (!period || sourceIds.length === 0) return [];
  const from = p.add(period.from, "date");
  const to = p.add(period.to, "date");
  const taken = (at: string): string =>
    `CASE WHEN s.type_id IN ('bundle', 'grouped') THEN free_sets(v.id, ${at}, ${from}, ${to}) < 1
      ELSE EXISTS (
        SELECT 1 FROM stock_day d WHERE d.variant_id = v.id AND d.source_id = ${at}
          AND d.day BETWEEN ${from} AND ${to} + s.turnaround_days AND d.booked >= d.units) END`;
  if (sourceIds.length > WRITTEN_OUT_AT_MOST)
    return [
      `EXISTS (SELECT 1 FROM unnest(v.source_ids) AS at(source_id)
        WHERE at.source_id = ANY (${sources}) AND NOT ${taken("at.source_id")})`,
    ];
  return sourceIds
    .map((_, index) => `(${sources})[${index + 1}]`)
    .map((at) => `${at} = ANY (v.source_ids) AND NOT ${taken(at)}`);
}
