import { MAX_EMAIL } from "@/lib/contract/email";
import { MAX_NAME, MAX_PASSWORD, MIN_PASSWORD } from "@/lib/contract/limits";
import type { ServerTranslator } from "@/lib/i18n/server";
import type { AccountField, FaultWords, RefusalWords } from "./form-words";

/** Fields as browsers and password managers know them. */
export const emailField = (t: ServerTranslator): AccountField => ({
  name: "email",
  label: t("email"),
  type: "email",
  autoComplete: "username",
  maxLength: MAX_EMAIL,
});

/** Of a login: a browser that keeps passkeys offers them in the same list. */
export const loginField = (t: ServerTranslator): AccountField => ({
  ...emailField(t),
  autoComplete: "username webauthn",
});

export const passwordField = (label: string, name = "password"): AccountField => ({
  ...{ name, label },
  type: "password",
  autoComplete: "current-password",
  maxLength: MAX_PASSWORD,
});

export const newPasswordField = (t: ServerTranslator, label: string, name = "password"): AccountField => ({
  ...{ name, label },
  hint: t("passwordHint", { count: MIN_PASSWORD }),
  type: "password",
  autoComplete: "new-password",
  minLength: MIN_PASSWORD,
  maxLength: MAX_PASSWORD,
});

export const nameField = (name: "firstname" | "lastname", label: string): AccountField => ({
  ...{ name, label },
  type: "text",
  autoComplete: name === "firstname" ? "given-name" : "family-name",
  minLength: 2,
  maxLength: MAX_NAME,
});

/** What is wrong with a field, in the words of the checkout. */
export const faultWords = (checkout: ServerTranslator): FaultWords => ({
  missing: checkout("validation.required"),
  email: checkout("validation.email"),
  name: checkout("validation.name_short"),
  password: checkout("account.short", { count: MIN_PASSWORD }),
});

/** Which refusals are said at a field; `field` of a new password differs from form to form. */
export function refusalWords(errors: ServerTranslator, newPassword = "password"): Record<string, RefusalWords> {
  const at = (code: string, field?: string) => [code, { text: errors(code), field }] as const;
  return Object.fromEntries([
    at("login_failed", "password"),
    at("customer_exists", "email"),
    at("password_leaked", newPassword),
    at("password_wrong", "currentPassword"),
    at("profile_changed"),
    at("reset_invalid"),
    at("passkey_refused"),
    at("social_failed"),
    at("social_cancelled"),
    at("social_unverified"),
    at("passkeys_full"),
    at("last_way_in"),
    at("login_stale"),
    at("invalid_input"),
    at("too_many_requests"),
    at("login_required"),
    at("forbidden"),
    at("unavailable"),
  ]);
}
