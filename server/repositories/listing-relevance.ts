import { quoteLexeme, RANKS } from "@/lib/domain/search-document";
import type { ListingCriteria, Parameters, SearchPlan, SearchSense } from "./listing-criteria";

/** As PostgreSQL asks for them. */
const WEIGHTS = `'{${[RANKS.D, RANKS.C, RANKS.B, RANKS.A].join(", ")}}'::float4[]`;
/** How much it helps to lie in the section that the words name. */
const SECTION = 0.2;

type ByRelevance = ListingCriteria & { search: SearchPlan };

export const searchesByRelevance = (criteria: ListingCriteria): criteria is ByRelevance =>
  criteria.sort.by === "relevance" && Boolean(criteria.search);

const judgedWords = ({ wishes, sections }: SearchPlan): string[] => [
  ...new Set([...wishes.flat().flatMap(({ lexemes, judged }) => [...lexemes, ...judged]), ...sections]),
];

/**
 * `judged`: for each product that some word of the search calls, how well each of them does (`r0`, `r1`, …). Where few
 * are looked at, their own words are read: a word may call all that there is.
 */
export function judgedCte({ search, among }: ByRelevance, p: Parameters): string {
  const words = judgedWords(search);
  if (among !== undefined) {
    const ranks = words.map((word, index) => `${ownRank(p.add(quoteLexeme(word), "tsquery"))} AS r${index}`);
    return `judged AS (
      SELECT s.id, ${ranks.join(", ")} FROM scope s JOIN search_document d ON d.product_id = s.id
    )`;
  }
  const ranks = words.map((_, index) => `max(rank) FILTER (WHERE place = ${index + 1}) AS r${index}`);
  return `judged AS MATERIALIZED (
      SELECT id, ${ranks.join(", ")}
      FROM unnest(${p.add(words, "text[]")}) WITH ORDINALITY AS asked(lexeme, place) JOIN search_posting USING (lexeme)
      CROSS JOIN LATERAL unnest(product_ids) AS called(id) GROUP BY id
    )`;
}

/** The same, but for a factor that is one for all, from a product's words `d`; null where it has not this one. */
const ownRank = (query: string): string => `nullif(ts_rank(${WEIGHTS}, d.words, ${query}), 0)`;

/** How well each wish is met by the words of a product `judged`, and whether it lies in a section that they name. */
export function relevanceSql(search: SearchPlan): string {
  const words = judgedWords(search);
  const rank = (lexeme: string): string => `judged.r${words.indexOf(lexeme)}`;
  const rankOrNone = (lexeme: string): string => `coalesce(${rank(lexeme)}, 0)`;
  const met = ({ lexemes, judged, factor }: SearchSense): string =>
    `CASE WHEN ${lexemes.map((lexeme) => `${rank(lexeme)} IS NOT NULL`).join(" AND ")}
      THEN ${factor} * (${judged.map(rankOrNone).join(" + ")}) / ${judged.length} ELSE 0 END`;
  const terms = [
    ...search.wishes.map((senses) => `greatest(${senses.map(met).join(", ")})`),
    ...search.sections.map((lexeme) => `${SECTION} * ${rankOrNone(lexeme)}`),
  ];
  return terms.join(" + ");
}
