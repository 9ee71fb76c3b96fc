import type { Context } from "hono";
import { encodeRefusal, errorCatalogue, type ShopError } from "@/lib/contract/errors";

/** A refusal as the contract writes it down: status and envelope from the error catalogue. */
export const answerRefusal = (context: Context, error: ShopError): Response =>
  context.json(encodeRefusal(error), errorCatalogue[error.code].status, { "cache-control": "no-store" });
