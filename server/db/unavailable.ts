/** The database was found not to answer; nobody needs to wait for that again. */
export class DatabaseDown extends Error {
  override readonly name = "DatabaseDown";
  readonly code = "08006";

  constructor() {
    super("the database does not answer");
  }
}

/** The database is there, and so many ask it that nobody could say when it would be this one's turn. */
export class DatabaseBusy extends Error {
  override readonly name = "DatabaseBusy";
  readonly code = "53300";

  constructor() {
    super("too many wait for the database");
  }
}

/**
 * Starting, stopping, full of connections, not there, not letting the shop in, or not done in time: SQLSTATE classes 08
 * (connection), 28 (a password that was changed), 53 (resources), 57P (operator), 57014 (statement_timeout), 55P03
 * (lock_timeout), and the network's own words.
 */
const CODES = [
  ...["ECONNREFUSED", "ECONNRESET", "ENOENT", "ENOTFOUND", "EAI_AGAIN", "EPIPE", "ETIMEDOUT", "57P0[1-4]", "57014"],
  ...["55P03", "28(?:000|P01)", "53\\d{3}", "08\\d{3}"],
];
const CODE = new RegExp(`^(?:${CODES.join("|")})$`, "u");
/** What the driver says without a code. */
const MESSAGE = /timeout exceeded when trying to connect|Connection terminated|Query read timeout|not queryable/u;

/** Whether it is worth trying again later: nothing was wrong with the question. */
export function isUnavailable(error: unknown): boolean {
  if (typeof error !== "object" || error === null) return false;
  const { code, message, cause } = error as { code?: unknown; message?: unknown; cause?: unknown };
  if (typeof code === "string") return CODE.test(code) || code === "unavailable";
  if (typeof message === "string" && MESSAGE.test(message)) return true;
  return isUnavailable(cause);
}

/** Whether the connection had ended before it was asked: closed by the server, or by the network between. */
export function wasCut(error: unknown): boolean {
  const { code, message } = error as { code?: unknown; message?: unknown };
  if (typeof code === "string") return /^(57P0[12]|ECONNRESET|EPIPE)$/u.test(code);
  return typeof message === "string" && /Connection terminated unexpectedly|not queryable/u.test(message);
}
