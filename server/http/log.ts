import type { Context } from "hono";
import type { ShopError } from "@/lib/contract/errors";

/** The database is starting, stopping, full of connections, or not there. */
const UNAVAILABLE = /^(ECONNREFUSED|ECONNRESET|ENOENT|ETIMEDOUT|57P0[1-3]|53\d{3}|08\d{3})$/u;

const codeOf = (error: unknown): string => {
  const { code, message } = error as { code?: unknown; message?: unknown };
  if (typeof code === "string") return code;
  return typeof message === "string" && /timeout exceeded when trying to connect|Connection terminated/u.test(message)
    ? "ETIMEDOUT"
    : "";
};

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
  return UNAVAILABLE.test(codeOf(error))
    ? { code: "unavailable", message: "the shop can't answer at the moment" }
    : { code: "internal", message: "something broke on our side" };
}
