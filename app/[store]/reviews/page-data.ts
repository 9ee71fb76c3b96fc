import { randomUUID } from "node:crypto";
import { cookies } from "next/headers";
import type { Product, ReviewList } from "@/lib/contract";
import { parseReviewQuery, type ReviewQuery } from "@/lib/domain/reviews";
import type { StoreView } from "@/lib/store-views";
import { TYPED_COOKIE } from "@/server/call";
import { commerce } from "@/server/commerce";
import { readTyped } from "@/server/http/typed-fields";
import { reviews as settings } from "@/shop.config";
import { callContext, enterStore, foundOf, valueOf } from "../store-context";

export type SearchParams = Record<string, string | string[] | undefined>;

export interface ReviewsPage {
  storeView: StoreView;
  product: Pick<Product, "sku" | "name" | "other_languages" | "slug" | "url_path">;
  asked: ReviewQuery;
  pages: number;
  list: ReviewList;
  /** What became of a review that was sent without script: its state, or why it was refused. */
  sent: string | undefined;
  refused: string | undefined;
  /** As it was typed before that. */
  typed: Readonly<Record<string, string>> | undefined;
  /** The id of a review that is written without script. */
  newId: string;
}

/** What renters say of the thing that an address names. */
export async function loadReviewsPage(storeCode: string, query: SearchParams): Promise<ReviewsPage> {
  const storeView = enterStore(storeCode);
  const context = callContext(storeView);
  const words = Object.fromEntries(
    Object.entries(query).map(([name, value]) => [name, Array.isArray(value) ? value[0] : value]),
  );
  const product = foundOf(await commerce().getProduct({ sku: words.sku ?? "" }, context));
  const typed = readTyped((await cookies()).get(TYPED_COOKIE)?.value);
  const { page, ...filters } = parseReviewQuery(words);
  const size = settings.pageSize;
  const asked = { sku: product.sku, ...filters, size, start: (page - 1) * size };
  const list = valueOf(await commerce().listReviews(asked, context));
  return {
    storeView,
    product,
    asked: { ...filters, page },
    pages: Math.ceil(list.total / size),
    list,
    sent: words.sent,
    refused: words.refused,
    typed:
      words.refused !== undefined && typed?.form === "review" && typed.fields.sku === product.sku
        ? typed.fields
        : undefined,
    newId: randomUUID(),
  };
}
