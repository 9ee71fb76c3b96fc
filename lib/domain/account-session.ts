/** How long a login lasts: the rules of its two tokens. */

/** What calls carry is short-lived; whoever took it has it not for long. */
export const ACCESS_SECONDS = 30 * 60;
/** Who doesn't come for so long logs in again. */
export const REFRESH_SECONDS = 30 * 24 * 3600;
/** So long the same token may be renewed again: two tabs at once, or an answer that was lost. */
export const GRACE_SECONDS = 30;
/**
 * So long a new token is kept as it is. While the one before it may be renewed again, answers with the new one are
 * under way; were it replaced meanwhile, the last of them to arrive would leave a browser with a token that is over.
 * Twice as long, so that the last one has time to arrive.
 */
export const KEEP_SECONDS = 2 * GRACE_SECONDS;
/** Tokens that a login leaves behind, renewed as often as calls need it; of more, the oldest are forgotten. */
export const MAX_REPLACED_TOKENS = REFRESH_SECONDS / ACCESS_SECONDS;
/** A link that sets a new password. */
export const RESET_SECONDS = 60 * 60;

/** So long a browser may take to have something signed by a passkey. */
export const PASSKEY_SECONDS = 10 * 60;

/** So long after it began a login itself says who is there, where an account has no password to ask for. */
export const FRESH_SECONDS = 10 * 60;
export const isFresh = (begunAt: Date, now: Date): boolean => now.getTime() - begunAt.getTime() < FRESH_SECONDS * 1000;

/** What somebody can log in by. */
export interface WaysIn {
  hasPassword: boolean;
  passkeys: number;
  /** Linked services that the shop still sends anybody to. */
  services: number;
}

/** Whether an account can be logged in to at all. */
export const hasWayIn = ({ hasPassword, passkeys, services }: WaysIn): boolean =>
  hasPassword || passkeys + services > 0;

/** So long somebody may take at a service that says who they are, and so long what it said waits for a password. */
export const SOCIAL_SECONDS = 10 * 60;

/** `keep`: it is new, and stays. `reuse`: two have the token, and one of them took it. */
export type RefreshVerdict = "renew" | "keep" | "repeat" | "over" | "reuse";

const secondsSince = (then: Date, now: Date): number => (now.getTime() - then.getTime()) / 1000;

export function judgeRefresh(
  { replacedAt, expiresAt }: { replacedAt: Date | null; expiresAt: Date },
  now: Date,
): RefreshVerdict {
  if (replacedAt !== null) return secondsSince(replacedAt, now) <= GRACE_SECONDS ? "repeat" : "reuse";
  if (expiresAt <= now) return "over";
  return REFRESH_SECONDS + secondsSince(expiresAt, now) <= KEEP_SECONDS ? "keep" : "renew";
}

/** What may be tried with one e-mail, and in which time; the same for e-mails without an account. */
export const attemptLimits = {
  login: { most: 10, seconds: 15 * 60 },
  register: { most: 10, seconds: 60 * 60 },
  reset: { most: 5, seconds: 60 * 60 },
  newsletter: { most: 5, seconds: 60 * 60 },
} as const;
export type Attempt = keyof typeof attemptLimits;

/** Signs that only look different are one: an account is found however its e-mail was typed. */
export const foldEmail = (email: string): string => email.trim().normalize("NFKC").toLowerCase();
