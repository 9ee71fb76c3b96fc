import type { OutputOf, ParsedInputOf } from "@/lib/contract";
import { MAX_SEARCH_WORDS, SUGGESTED_AMONG, SUGGESTED_AMONG_AT_MOST } from "@/lib/contract/limits";
import { ok, type Result } from "@/lib/contract/errors";
import { wishesOf } from "@/lib/domain/search-wishes";
import { MIN_SEARCH_LENGTH, namedLike } from "@/lib/domain/suggestions";
import { catalogue } from "@/shop.config";
import type { Call } from "../call";
import { listProducts } from "./listing";
import { categories } from "./lists";
import { referenceData } from "./reference-data";

type Suggestions = OutputOf<"suggest">;

const MOST_CATEGORIES = 4;
const MOST_BRANDS = 3;
const NOTHING: Suggestions = { products: [], total: 0, taken: false, categories: [], brands: [] };

/**
 * What a search could mean while it is typed. Products are those of the whole search, for the visitor's days and
 * place; where all of them are taken then, they are named all the same, and said to be.
 */
export async function suggest(call: Call, input: ParsedInputOf<"suggest">): Promise<Result<Suggestions>> {
  if (input.search.length < MIN_SEARCH_LENGTH) return ok(NOTHING);
  const find = (wish: Partial<typeof input>) =>
    listProducts(
      call,
      { search: input.search, size: input.size, start: 0, ...wish },
      { withGap: false, among: { first: SUGGESTED_AMONG, most: SUGGESTED_AMONG_AT_MOST } },
    );
  const wished = await find(input);
  if (!wished.ok) return wished;
  const isNarrowed = Boolean(input.dateFrom ?? input.place ?? input.partner);
  const anyTime = wished.value.items.length === 0 && isNarrowed ? await find({}) : wished;
  if (!anyTime.ok) return anyTime;
  const { items, total, aggregations } = anyTime.value;
  const { synonyms } = await referenceData(call.pool);
  const wishes = wishesOf(input.search, synonyms, call.language, MAX_SEARCH_WORDS);
  const offered = (await categories(call)).filter(({ is_active, product_count }) => is_active && product_count > 0);
  return ok({
    products: items,
    total,
    taken: wished.value.items.length === 0 && total > 0,
    categories: namedLike(offered, wishes, call.language)
      .slice(0, MOST_CATEGORIES)
      .map(({ id, name, slug, url_path, trail_color, other_languages: languages }) => ({
        ...{ id, name, slug, url_path, trail_color },
        ...(languages?.name && { other_languages: { name: languages.name } }),
      })),
    brands: [...(aggregations[catalogue.brandAttribute]?.buckets ?? [])]
      .sort((a, b) => b.doc_count - a.doc_count)
      .slice(0, MOST_BRANDS),
  });
}
