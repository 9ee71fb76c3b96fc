import type { Context } from "hono";
import { errorCatalogue, type ShopError } from "@/lib/contract/errors";

/** A refusal as the contract writes it down: status and envelope from the error catalogue. */
export function answerRefusal(context: Context, error: ShopError): Response {
  const status = errorCatalogue[error.code];
  return context.json(
    {
      code: status,
      result: {
        errorMessage: error.message,
        error_code: error.code,
        ...(error.errors ? { errors: error.errors } : {}),
        ...(error.details ? { details: error.details } : {}),
      },
    },
    status,
    { "cache-control": "no-store" },
  );
}
