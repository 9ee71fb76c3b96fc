import type { Context } from "hono";
import type { ShopError } from "@/lib/contract/errors";
import { reportError } from "@/server/report";
import { isUnavailable } from "@/server/services/health";

/** Writes what broke to the log, with the request's id; the caller learns only that it broke. */
export function logFailure(error: unknown, context: Context): ShopError {
  const requestId = context.res.headers.get("x-request-id") ?? undefined;
  const entry = {
    level: "error",
    time: new Date().toISOString(),
    requestId,
    method: context.req.method,
    path: context.req.path,
    error: error instanceof Error ? (error.stack ?? error.message) : String(error),
  };
  process.stderr.write(`${JSON.stringify(entry)}\n`);
  // A database that is away is one thing that went wrong, not one for each request.
  if (!isUnavailable(error)) reportError(error, "api");
  return isUnavailable(error)
    ? { code: "unavailable", message: "the shop can't answer at the moment" }
    : { code: "internal", message: "something broke on our side" };
}
