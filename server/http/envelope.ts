import type { Context } from "hono";
import { encodeRefusal, errorCatalogue, type ShopError } from "@/lib/contract/errors";
import { RETRY_AFTER_S } from "@/lib/limits";
import { wayAfterLogin } from "@/lib/domain/way-after-login";

/** The page that a plain form was sent from, which says what was refused; null for anything else. */
function pageOfForm({ req }: Context, code: string): string | null {
  const referer = req.header("referer");
  const isPlainForm = req.method === "POST" && /\/form(?:\/|$)/u.test(req.path);
  if (!isPlainForm || req.header("accept") === "application/json" || !referer || !URL.canParse(referer)) return null;
  const { pathname, searchParams } = new URL(referer);
  searchParams.set("refused", code);
  // Of its address the path alone counts: whoever sent it, it leads to a page of the shop.
  return wayAfterLogin(`${pathname}?${searchParams.toString()}`);
}

/**
 * A refusal as the contract writes it down: status and envelope from the error catalogue. Whoever has no script would
 * stand before the bare text of it, and is led back to the form.
 */
export function answerRefusal(context: Context, error: ShopError): Response {
  const page = pageOfForm(context, error.code);
  context.header("cache-control", "no-store");
  if (page !== null) return context.redirect(page, 303);
  const { status } = errorCatalogue[error.code];
  if (status === 503) context.header("retry-after", String(RETRY_AFTER_S));
  return context.json(encodeRefusal(error), status, { "cache-control": "no-store" });
}
