import { cookies } from "next/headers";
import { findStoreView, type StoreView } from "@/lib/store-views";
import { CUSTOMER_COOKIE, makeCall } from "@/server/call";
import { commerce } from "@/server/commerce";
import type { StoreParams } from "../../store-context";

const PRIVATE = { "Cache-Control": "private, no-store", "X-Robots-Tag": "noindex" };

/** Answers with a file of the caller's card; whoever has none, or is not logged in, gets what is not there. */
export async function answerCard(
  params: Promise<StoreParams>,
  type: string,
  make: (number: string, storeView: StoreView) => string | Promise<string>,
): Promise<Response> {
  const storeView = findStoreView((await params).store);
  const customerToken = (await cookies()).get(CUSTOMER_COOKIE)?.value;
  const found =
    storeView && customerToken
      ? await commerce().getLoyaltyCard(
          {},
          makeCall({ storeView, now: new Date(), client: "page", session: { customerToken } }),
        )
      : null;
  return storeView && found?.ok && found.value
    ? new Response(await make(found.value.number, storeView), { headers: { ...PRIVATE, "Content-Type": type } })
    : new Response(null, { status: 404, headers: PRIVATE });
}
