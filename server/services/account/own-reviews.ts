import type { OwnReview } from "@/lib/contract";
import { ok, type Result } from "@/lib/contract/errors";
import type { Language } from "@/lib/store-views";
import type { Queryable } from "@/server/db/client";
import { readReviewsOf } from "@/server/repositories/reviews";
import { inLanguage } from "@/server/repositories/sql";
import type { Call } from "../call";
import { customerOf, loginRequired } from "./session";

/** More than anybody writes; one answer holds them all. */
const MOST_REVIEWS = 200;

/** What the caller wrote of things, in whichever of our shops. */
export async function listOwnReviews(call: Call): Promise<Result<OwnReview[]>> {
  const customer = await customerOf(call);
  return customer ? ok(await viewReviewsOf(call.pool, customer.id, call.language)) : loginRequired();
}

export const viewReviewsOf = async (db: Queryable, customerId: number, language: Language): Promise<OwnReview[]> =>
  (await readReviewsOf(db, customerId, MOST_REVIEWS)).map(({ name, ...review }) => ({
    ...review,
    name: inLanguage(name, language),
  }));
