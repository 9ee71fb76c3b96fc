import type { Queryable } from "@/server/db/client";
import { type CardRow, type ListingCriteria, type ListingRows, Parameters } from "./listing-criteria";
import { freeAtCte, freeAtSql } from "./listing-free";
import { isPlain, plainCtes } from "./listing-plain";
import { judgedCtes } from "./listing-judged";
import { judgedCte, relevanceSql, searchesByRelevance } from "./listing-relevance";
import { scopeSql } from "./listing-scope";
import { offerOn } from "./special-offers";
import { selectComposed } from "./sql";

const collations = { cs: "cs-x-icu", en: "en-x-icu", de: "de-x-icu", it: "it-x-icu" } as const;

/** Page of cards, total and facet counts in one query. */
export async function readListing(db: Queryable, criteria: ListingCriteria): Promise<ListingRows> {
  const p = new Parameters();
  const sources = p.add(criteria.sourceIds, "text[]");
  const offer = offerOn(p.add(criteria.today, "date"));
  const scope = scopeSql(criteria, sources, offer, p);
  const found = isPlain(criteria) ? plainCtes(criteria, sources) : judgedCtes(criteria, sources, p);
  const counts = (key: string, of: string): string =>
    criteria.withFacets ? `(SELECT json_agg(json_build_array(${key}, products)) FROM ${of})` : "NULL";
  const text = `
    WITH ${scope},
    ${searchesByRelevance(criteria) ? `${judgedCte(criteria, p)},` : ""}
    ${found.matched},
    page AS (
      SELECT p.id, p.type_id, p.turnaround_days, ${found.variantIds} AS variant_ids, row_number() OVER () AS place
      FROM (
        SELECT p.id, p.type_id, p.turnaround_days ${found.needed}
        FROM ${found.ordered}
          ${criteria.sort.by === "price" ? offer : ""}
          ${searchesByRelevance(criteria) ? "LEFT JOIN judged ON judged.id = p.id" : ""}
        ORDER BY ${orderSql(criteria, p)}
        LIMIT ${p.add(criteria.size, "int")} OFFSET ${p.add(criteria.start, "int")}
      ) p
    )
    ${freeAtCte(criteria, sources, p)}
    ${criteria.withFacets ? `, ${found.facets}` : ""}
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
  }>(db, text, p.values, { isCommon: isCommon(criteria) });
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
 * A page of a category for some days, or of things that are named: asked for over and over, and read product by product
 * whatever the values are. How many products a text or a catalogue's condition finds decides how they are read best.
 */
const isCommon = ({ search, conditions = [], period, categoryId, skus }: ListingCriteria): boolean =>
  search === undefined && conditions.length === 0 && period !== undefined && Boolean(categoryId ?? skus);

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
      // The owner's popularity next, then what is new. Without words newest first.
      const fit = searchesByRelevance(criteria) ? `${relevanceSql(criteria.search)} DESC, p.popularity DESC, ` : "";
      return `${fit}p.updated_at DESC, p.id DESC`;
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
