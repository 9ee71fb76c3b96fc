import { quoteLexeme } from "@/lib/domain/search-document";
import type { ListingCriteria, Parameters, SearchPlan, SearchSense } from "./listing-criteria";

/** What a word of the index counts by its weights D, C, B and A (lib/domain/search-document.ts says what they are). */
const WEIGHTS = "'{0.1, 0.4, 0.8, 1}'";
/** How much it helps to lie in the section that the words name. */
const SECTION = 0.2;

type ByRelevance = ListingCriteria & { search: SearchPlan };

export const searchesByRelevance = (criteria: ListingCriteria): criteria is ByRelevance =>
  criteria.sort.by === "relevance" && Boolean(criteria.search);

/** How well each wish is met by the words of a document `d`, and whether it lies in a section that they name. */
export function relevanceSql(search: SearchPlan, p: Parameters): string {
  const rank = (lexeme: string): string =>
    `ts_rank(${WEIGHTS}::float4[], d.words, ${p.add(quoteLexeme(lexeme), "tsquery")})`;
  const met = ({ lexemes, judged, factor }: SearchSense): string => {
    const ranked = `${factor} * (${judged.map(rank).join(" + ")}) / ${judged.length}`;
    // One word that is not there ranks 0 by itself.
    if (lexemes.length === 1 && judged.length === 1 && judged[0] === lexemes[0]) return ranked;
    const all = p.add(lexemes.map(quoteLexeme).join(" & "), "tsquery");
    return `CASE WHEN d.words @@ ${all} THEN ${ranked} ELSE 0 END`;
  };
  const terms = [
    ...search.wishes.map((senses) => `greatest(${senses.map(met).join(", ")})`),
    ...search.sections.map((lexeme) => `${SECTION} * ${rank(lexeme)}`),
  ];
  return terms.join(" + ");
}
