import { DISABLED_FROM } from "@/lib/domain/offer";
import type { Queryable } from "@/server/db/client";
import { type CardRow, type ListingCriteria, type ListingRows, Parameters } from "./listing-criteria";
import { select } from "./sql";

const collations = { cs: "cs-x-icu", en: "en-x-icu", de: "de-x-icu", it: "it-x-icu" } as const;

/**
 * Page of cards, total and facet counts in one query.
 *
 * Every filter has one bit. `missed` holds the bits of the filters that a variant fails: a variant with
 * `missed = 0` matches; a facet of filter f counts variants that fail nothing but f, which is what makes
 * facets of one attribute add to each other. All bits are judged on one and the same variant. One that fails
 * two filters counts nowhere, so it is dropped before anybody asks whether it is free.
 */
export async function readListing(db: Queryable, criteria: ListingCriteria): Promise<ListingRows> {
  const p = new Parameters();
  const sources = p.add(criteria.sourceIds, "text[]");
  const scope = scopeSql(criteria, p);
  const availability = criteria.period
    ? periodSql(criteria, sources, p)
    : { ctes: "", join: "", condition: stockedSql(criteria, sources) };
  const missed = missedSql(criteria, p);
  const filters = criteria.groups.length + Math.min(1, criteria.prices.length);
  const text = `
    WITH ${scope},
    ${availability.ctes}
    candidate AS MATERIALIZED (
      SELECT v.id, v.product_id, v.facets, s.price, ${missed} AS missed
      FROM scope s JOIN variant v ON v.product_id = s.id ${availability.join}
      WHERE v.status < ${DISABLED_FROM}${filters > 1 ? ` AND (${missed}) & ((${missed}) - 1) = 0` : ""} AND ${availability.condition}
    ),
    matched AS MATERIALIZED (
      SELECT product_id, array_agg(id) AS variant_ids FROM candidate WHERE missed = 0 GROUP BY product_id
    ),
    page AS (
      SELECT p.id, m.variant_ids, row_number() OVER (ORDER BY ${orderSql(criteria, p)}) AS place
      FROM matched m JOIN product p ON p.id = m.product_id${criteria.search ? ` CROSS JOIN LATERAL (SELECT ' ' || fold(in_language(p.name, '${criteria.language}')) AS words OFFSET 0) named` : ""}
      ORDER BY place LIMIT ${p.add(criteria.size, "int")} OFFSET ${p.add(criteria.start, "int")}
    )
    ${facetCtes(criteria, p)}
    SELECT (SELECT count(*)::int FROM matched) AS total,
      (${cardsSql(criteria, sources, p)}) AS cards,
      ${criteria.withFacets ? "(SELECT json_agg(json_build_array(option_id, products)) FROM facet)" : "NULL"} AS facets,
      ${criteria.withFacets ? "(SELECT json_agg(json_build_array(price, products)) FROM price_facet)" : "NULL"} AS prices`;
  const [row] = await select<{
    total: number;
    cards: CardRow[] | null;
    facets: [number, number][] | null;
    prices: [number, number][] | null;
  }>(db, text, p.values);
  return { total: row?.total ?? 0, cards: row?.cards ?? [], facets: row?.facets ?? [], prices: row?.prices ?? [] };
}

/** A word that so many products carry themselves needs no synonyms, which would only bring in other things. */
const ENOUGH = 8;

/** Products that the place and the words leave. Words are found as they stand; only if nothing has them, with a typo. */
function scopeSql(criteria: ListingCriteria, p: Parameters): string {
  const conditions = [`p.is_listed`, `${p.add(criteria.storeCode, "text")} = ANY (p.store_codes)`];
  let from = "product p";
  if (criteria.categoryId !== undefined) {
    from = "product_category c JOIN product p ON p.id = c.product_id";
    conditions.push(`c.category_id = ${p.add(criteria.categoryId, "int")}`);
  }
  for (const { sql, type, value } of criteria.conditions ?? []) conditions.push(sql(p.add(value, type)));
  const select = (columns: string, also: string[]): string =>
    `SELECT ${columns} FROM ${from} WHERE ${[...conditions, ...also].join(" AND ")}`;
  const columns = "p.id, p.price, p.type_id, p.turnaround_days, p.facets";
  const { search } = criteria;
  if (!search) return `scope AS MATERIALIZED (${select(columns, [])})`;
  if (search.length === 0) return `scope AS MATERIALIZED (${select(columns, ["false"])})`;
  const like = (patterns: string[]): string => `p.search_text LIKE ANY (${p.add(patterns, "text[]")})`;
  const literally = search.map(({ patterns }) => like(patterns));
  const loosely = search.map(
    ({ words }, index) => `(${literally[index]} OR found_in(p.search_text, ${p.add(words, "text[]")}))`,
  );
  const enough = `(SELECT count(*) FROM own) >= ${ENOUGH}`;
  return `own AS MATERIALIZED (${select(
    columns,
    search.map(({ own }) => like(own)),
  )}),
    literal AS MATERIALIZED (SELECT * FROM own WHERE ${enough} UNION ALL ${select(columns, [`NOT ${enough}`, ...literally])}),
    scope AS MATERIALIZED (SELECT * FROM literal UNION ALL ${select(columns, ["NOT EXISTS (SELECT 1 FROM literal)", ...loosely])})`;
}

const stockedSql = (criteria: ListingCriteria, sources: string): string =>
  `(v.source_ids && ${sources}${criteria.sourcesNarrowed ? "" : " OR s.type_id IN ('virtual', 'downloadable')"})`;

/** Free on every day at one of the sources. Sets are judged by their parts, one by one: there are few. */
function periodSql(
  criteria: ListingCriteria,
  sources: string,
  p: Parameters,
): { ctes: string; join: string; condition: string } {
  const from = p.add(criteria.period?.from, "date");
  const to = p.add(criteria.period?.to, "date");
  // Where a variant can't be had: what is full, and what nobody asked for. One row per variant keeps the join small.
  const ctes = `
    full_at AS MATERIALIZED (
      SELECT d.variant_id, array_agg(d.source_id) || (SELECT coalesce(array_agg(id), '{}') FROM source WHERE id <> ALL (${sources})) AS source_ids
      FROM scope s JOIN stock_day d ON d.product_id = s.id AND d.booked >= d.units AND d.day BETWEEN ${from} AND ${to} + s.turnaround_days
      GROUP BY d.variant_id
    ),`;
  const condition = `
    CASE WHEN s.type_id IN ('bundle', 'grouped') THEN EXISTS (
        SELECT 1 FROM unnest(v.source_ids) AS at(source_id)
        WHERE at.source_id = ANY (${sources}) AND NOT EXISTS (
          SELECT 1 FROM variant_part part JOIN variant pv ON pv.id = part.part_id JOIN product pp ON pp.id = pv.product_id
          JOIN stock_day d ON d.variant_id = part.part_id AND d.source_id = at.source_id
            AND d.day BETWEEN ${from} AND ${to} + pp.turnaround_days AND d.units - d.booked < part.units
          WHERE part.variant_id = v.id))
      ELSE v.source_ids && ${sources} AND (full_at.variant_id IS NULL OR NOT v.source_ids <@ full_at.source_ids) END`;
  const virtual = criteria.sourcesNarrowed ? "" : " OR s.type_id IN ('virtual', 'downloadable')";
  return { ctes, join: "LEFT JOIN full_at ON full_at.variant_id = v.id", condition: `(${condition}${virtual})` };
}

/** Bit 0 is the price, bit n the n-th attribute. */
function missedSql(criteria: ListingCriteria, p: Parameters): string {
  const bits = criteria.groups.map(({ chosen }, index) => {
    const options = p.add(chosen, "int[]");
    return `CASE WHEN v.facets && ${options} OR s.facets && ${options} THEN 0 ELSE ${2 << index} END`;
  });
  if (criteria.prices.length > 0) {
    const from = p.add(
      criteria.prices.map((bucket) => bucket.from),
      "int[]",
    );
    const to = p.add(
      criteria.prices.map((bucket) => bucket.to),
      "int[]",
    );
    bits.push(
      `CASE WHEN EXISTS (SELECT 1 FROM unnest(${from}, ${to}) AS b(low, high) WHERE s.price >= b.low AND (b.high IS NULL OR s.price < b.high)) THEN 0 ELSE 1 END`,
    );
  }
  return bits.length === 0 ? "0" : bits.join(" | ");
}

/** The product's own options are counted once per product, the children's once per child. */
function facetCtes(criteria: ListingCriteria, p: Parameters): string {
  if (!criteria.withFacets) return "";
  const counts = criteria.groups
    .map(({ all }, index) => ` OR (c.missed = ${2 << index} AND o.option_id = ANY (${p.add(all, "int[]")}))`)
    .join("");
  const relevant = `c.missed IN (${[0, ...criteria.groups.map((_, index) => 2 << index)].join(", ")})`;
  return `,
    by_product AS MATERIALIZED (SELECT DISTINCT product_id, missed FROM candidate c WHERE ${relevant}),
    facet AS (
      SELECT option_id, count(DISTINCT product_id)::int AS products FROM (
        SELECT c.product_id, o.option_id FROM by_product c JOIN scope s ON s.id = c.product_id CROSS JOIN LATERAL unnest(s.facets) AS o(option_id)
        WHERE c.missed = 0${counts}
        UNION ALL
        SELECT c.product_id, o.option_id FROM candidate c CROSS JOIN LATERAL unnest(c.facets) AS o(option_id)
        WHERE c.missed = 0${counts}
      ) counted GROUP BY option_id
    ),
    price_facet AS (
      SELECT price, count(DISTINCT product_id)::int AS products FROM candidate WHERE missed IN (0, 1) GROUP BY price
    )`;
}

/** A search that asks for no other order puts what is named so first. */
function orderSql({ sort, language, period, search }: ListingCriteria, p: Parameters): string {
  const rent = sort.startsWith("price") ? `p.rent_totals[${p.add(period?.days ?? 1, "int")}]` : "";
  const name = `in_language(p.name, '${language}') COLLATE "${collations[language]}"`;
  switch (sort) {
    case "price:asc":
      return `${rent} NULLS LAST, ${name}, p.id`;
    case "price:desc":
      return `${rent} DESC NULLS LAST, ${name}, p.id`;
    case "bestsellers":
      return "p.popularity DESC, p.id";
    case "created_at":
      return "p.created_at DESC, p.id DESC";
    case "name":
      return `${name}, p.id`;
    case "updated_at": {
      if (!search?.length) return "p.updated_at DESC, p.id DESC";
      const inName = search.map(({ own }) => `(named.words LIKE ANY (${p.add(own, "text[]")}))::int`).join(" + ");
      const said = p.add(search.map(({ words }) => words[0]).join(" "), "text");
      return `${inName} DESC, word_similarity(${said}, named.words) DESC, p.popularity DESC, p.updated_at DESC, p.id DESC`;
    }
  }
}

function cardsSql(criteria: ListingCriteria, sources: string, p: Parameters): string {
  const text = (column: string): string => `in_language(p.${column}, '${criteria.language}')`;
  const free = criteria.period
    ? `CASE WHEN p.type_id IN ('simple', 'configurable') THEN (SELECT coalesce(sum(greatest(0, st.units - coalesce(taken.most, 0))), 0)::int
        FROM unnest(page.variant_ids) AS c(id) JOIN stock st ON st.variant_id = c.id AND st.source_id = ANY (${sources})
        LEFT JOIN LATERAL (SELECT max(d.booked) AS most FROM stock_day d WHERE d.variant_id = st.variant_id AND d.source_id = st.source_id
          AND d.day BETWEEN ${p.add(criteria.period.from, "date")} AND ${p.add(criteria.period.to, "date")} + p.turnaround_days) taken ON true) END`
    : "NULL";
  return `SELECT json_agg(json_build_object('id', p.id, 'sku', p.sku, 'name', ${text("name")}, 'slug', p.slug, 'url_path', p.url_path,
      'type_id', p.type_id, 'tagline', ${text("tagline")}, 'price', p.price, 'price_list', p.price_list, 'deposit', p.deposit,
      'image', p.images -> 0, 'variant_count', cardinality(page.variant_ids), 'free_units', ${free},
      'review_count', p.review_count, 'review_average', p.review_average, 'created_at', p.created_at) ORDER BY page.place)
    FROM page JOIN product p ON p.id = page.id`;
}
