import { DISABLED_FROM } from "@/lib/domain/offer";
import type { Queryable } from "@/server/db/client";
import { type CardRow, type ListingCriteria, type ListingRows, Parameters } from "./listing-criteria";
import { facetCtes, MISSED_TWICE, missedSql } from "./listing-filters";
import { freeAtCte, freeAtSql } from "./listing-free";
import { relevanceSql } from "./listing-relevance";
import { periodSql, scopeSql, stockedSql } from "./listing-scope";
import { offerOn } from "./special-offers";
import { selectComposed } from "./sql";

const collations = { cs: "cs-x-icu", en: "en-x-icu", de: "de-x-icu", it: "it-x-icu" } as const;

/**
 * Page of cards, total and facet counts in one query.
 *
 * `missed` tells which filters a variant fails: it matches with 0, and fails filter f alone with `missing(f)`. A facet
 * of filter f counts variants that fail nothing but f, which is what makes facets of one attribute add to each other.
 * All filters are judged on one and the same variant. One that fails two counts nowhere, so it is dropped before
 * anybody asks whether it is free.
 */
export async function readListing(db: Queryable, criteria: ListingCriteria): Promise<ListingRows> {
  const p = new Parameters();
  const sources = p.add(criteria.sourceIds, "text[]");
  const offer = offerOn(p.add(criteria.today, "date"));
  const scope = scopeSql(criteria, sources, offer, p);
  const availability = criteria.period ? periodSql(criteria, sources, p) : stockedSql(criteria, sources);
  const missed = missedSql(criteria, p);
  const { keepsTaken } = criteria;
  const counts = (key: string, of: string): string =>
    criteria.withFacets ? `(SELECT json_agg(json_build_array(${key}, products)) FROM ${of})` : "NULL";
  const text = `
    WITH ${scope},
    candidate AS MATERIALIZED (
      SELECT v.id, v.product_id, v.facets, s.price, ${missed} AS missed,
        ${keepsTaken ? `s.servable AND ${availability}` : "true"} AS available
      FROM scope s JOIN variant v ON v.product_id = s.id
      WHERE v.status < ${DISABLED_FROM} AND (${missed}) < ${MISSED_TWICE}
        AND ${keepsTaken ? "true" : availability}
    ),
    matched AS MATERIALIZED (
      SELECT product_id, array_agg(id) FILTER (WHERE available) AS variant_ids
      FROM candidate WHERE missed = 0 GROUP BY product_id
    ),
    page AS (
      SELECT p.id, p.type_id, p.turnaround_days, m.variant_ids,
        row_number() OVER (ORDER BY ${orderSql(criteria, p)}) AS place
      FROM matched m JOIN ${orderedSql(criteria)}
        ${criteria.sort.by === "price" ? offer : ""}
      ORDER BY place LIMIT ${p.add(criteria.size, "int")} OFFSET ${p.add(criteria.start, "int")}
    )
    ${freeAtCte(criteria, sources, p)}
    ${facetCtes(criteria, p)}
    SELECT (SELECT count(*)::int FROM matched) AS total, (SELECT count(*)::int FROM scope) AS looked_at,
      (${cardsSql(criteria, offer)}) AS cards,
      ${counts("option_id", "facet")} AS facets,
      ${counts("price", "price_facet")} AS prices,
      ${counts("word", "special_facet")} AS specials`;
  const [row] = await selectComposed<{
    total: number;
    looked_at: number;
    cards: CardRow[] | null;
    facets: [number, number][] | null;
    prices: [number, number][] | null;
    specials: ListingRows["specials"] | null;
  }>(db, text, p.values);
  return {
    total: row?.total ?? 0,
    isCut: criteria.among !== undefined && (row?.looked_at ?? 0) >= criteria.among,
    cards: row?.cards ?? [],
    facets: row?.facets ?? [],
    prices: row?.prices ?? [],
    specials: row?.specials ?? [],
  };
}

/**
 * Products `p` as their order is told. What a search judges them by lies packed beside the row; each look unpacks it
 * anew, some ten times for a word with synonyms: as a value of its own it is unpacked once.
 */
const orderedSql = ({ sort, search }: ListingCriteria): string =>
  sort.by === "relevance" && search
    ? `product packed ON packed.id = m.product_id CROSS JOIN LATERAL (
        SELECT packed.id, packed.type_id, packed.turnaround_days, packed.popularity, packed.updated_at,
          packed.search || ''::tsvector AS search OFFSET 0) p`
    : "product p ON p.id = m.product_id";

function orderSql(criteria: ListingCriteria, p: Parameters): string {
  const { sort, language, period } = criteria;
  const direction = sort.descending ? "DESC" : "ASC";
  const name = `in_language(p.name, '${language}') COLLATE "${collations[language]}"`;
  switch (sort.by) {
    case "price":
      const shown = period
        ? `(coalesce(offer.rent_totals, p.rent_totals))[${p.add(period.days, "int")}]`
        : "coalesce(offer.price, p.price)";
      return `${shown} ${direction} NULLS LAST, ${name}, p.id`;
    case "name":
      return `${name} ${direction}, p.id`;
    case "popularity":
    case "created_at":
    case "updated_at":
      return `p.${sort.by} ${direction}, p.id ${direction}`;
    case "relevance":
      return relevanceSql(criteria, p);
  }
}

function cardsSql(criteria: ListingCriteria, offer: string): string {
  return `SELECT json_agg(json_build_object('id', p.id, 'sku', p.sku, 'name', p.name, 'slug', p.slug,
      'url_path', p.url_path, 'type_id', p.type_id, 'tagline', p.tagline, 'charged_by', p.charged_by,
      'price', coalesce(offer.price, p.price), 'original_price', p.original_price,
      'price_list', coalesce(offer.price_list, p.price_list), 'price_varies', p.price_varies, 'deposit', p.deposit,
      'image', p.images -> 0,
      'variant_count', coalesce(cardinality(page.variant_ids), 0), 'free_at', ${freeAtSql(criteria)},
      'review_count', p.review_count, 'review_average', p.review_average, 'created_at', p.created_at
    ) ORDER BY page.place)
    FROM page JOIN product p ON p.id = page.id ${offer}`;
}
