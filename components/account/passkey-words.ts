import type { ServerTranslator } from "@/lib/i18n/server";
import type { PasskeyWords } from "./passkey-login";

/** What a login by a passkey says; a page has its words from the server, the dialog from the browser. */
export const passkeyWords = (
  t: ServerTranslator,
  errors: ServerTranslator,
  isBelowServices: boolean,
): PasskeyWords => ({
  or: isBelowServices ? undefined : t("login.passkey.or"),
  send: t("login.passkey.title"),
  refusals: {
    cancelled: t("login.passkey.cancelled"),
    failed: t("login.passkey.failed"),
    passkey_refused: errors("passkey_refused"),
    too_many_requests: errors("too_many_requests"),
  },
  unavailable: errors("unavailable"),
});
