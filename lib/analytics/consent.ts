/** What a visitor agrees to beside what the shop can't do without. */
export interface Consent {
  analytics: boolean;
  targeting: boolean;
}
export const NOTHING: Consent = { analytics: false, targeting: false };
export const EVERYTHING: Consent = { analytics: true, targeting: true };

const COOKIE = "sezona-consent";
/** Spec §9. */
export const CONSENT_DAYS = 365;

/** The answer that a browser's cookies hold; null where nobody has answered, or not in a way that is understood. */
export function readConsent(cookies: string): Consent | null {
  const text = new RegExp(`(?:^|; )${COOKIE}=([^;]*)`, "u").exec(cookies)?.[1];
  if (text === undefined) return null;
  try {
    const { analytics, targeting } = JSON.parse(decodeURIComponent(text)) as Partial<Consent>;
    return typeof analytics === "boolean" && typeof targeting === "boolean" ? { analytics, targeting } : null;
  } catch {
    return null;
  }
}

/** The cookie that keeps an answer, with the language that the question was asked in. */
export function consentCookie({ analytics, targeting }: Consent, language: string, secure: boolean): string {
  const value = encodeURIComponent(JSON.stringify({ analytics, targeting, language }));
  return `${COOKIE}=${value}; path=/; max-age=${CONSENT_DAYS * 24 * 3600}; samesite=lax${secure ? "; secure" : ""}`;
}

/** Whether anything may be asked of the tag manager. */
export const agreesToAny = ({ analytics, targeting }: Consent): boolean => analytics || targeting;

/** Names of cookies that Google's tags set; what is withdrawn takes them along. */
export const tagCookies = (cookies: string): string[] =>
  cookies
    .split("; ")
    .map((cookie) => cookie.split("=")[0] ?? "")
    .filter((name) => /^_(?:ga|gid|gat|gcl|gac|dc_gtm)/u.test(name));
