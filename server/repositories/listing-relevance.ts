import { quoteLexeme } from "@/lib/domain/search-document";
import type { ListingCriteria, Parameters, SearchSense } from "./listing-criteria";

/** What a word of the index counts by its weights D, C, B and A (lib/domain/search-document.ts says what they are). */
const WEIGHTS = "'{0.1, 0.4, 0.8, 1}'";
/** How much it helps to lie in the section that the words name. */
const SECTION = 0.2;

/** Best first: how well each wish is met, then the owner's popularity, then what is new. Without words newest first. */
export function relevanceSql({ search }: ListingCriteria, p: Parameters): string {
  const newest = "p.updated_at DESC, p.id DESC";
  if (!search) return newest;
  const rank = (lexeme: string): string =>
    `ts_rank(${WEIGHTS}::float4[], p.search, ${p.add(quoteLexeme(lexeme), "tsquery")})`;
  const met = ({ lexemes, judged, factor }: SearchSense): string => {
    const all = p.add(lexemes.map(quoteLexeme).join(" & "), "tsquery");
    return `CASE WHEN p.search @@ ${all} THEN ${factor} * (${judged.map(rank).join(" + ")}) / ${judged.length} END`;
  };
  const terms = [
    ...search.wishes.map((senses) => `greatest(${senses.map(met).join(", ")})`),
    ...search.sections.map((lexeme) => `${SECTION} * ${rank(lexeme)}`),
  ];
  return `${terms.join(" + ")} DESC, p.popularity DESC, ${newest}`;
}
