import {
  browserSupportsWebAuthnAutofill,
  startAuthentication,
  type StartAuthenticationOpts,
  startRegistration,
  type StartRegistrationOpts,
  WebAuthnAbortService,
} from "@simplewebauthn/browser";
import { askAccount, type FormAnswer, type Given, postAccountForm } from "@/lib/queries/account-form";

/* What a browser and its authenticators are asked. Loaded by a login or a press, and by no page before. */

type LoginOptions = StartAuthenticationOpts["optionsJSON"];
type NewOptions = StartRegistrationOpts["optionsJSON"];
/** Why an authenticator gave nothing; "cancelled" by its owner, or by being asked for something else meanwhile. */
function problemOf(error: unknown): string {
  const { name, cause } = error as { name?: string; cause?: { name?: string } };
  const names = [name, cause?.name];
  if (names.includes("NotAllowedError") || names.includes("AbortError")) return "cancelled";
  return names.includes("InvalidStateError") ? "known" : "failed";
}

const ofForm = (form: string, path: string): string => form.replace(/form$/u, path);

/** @param form where the forms of accounts are sent */
export const startLogin = (form: string): Promise<Given<LoginOptions>> => askAccount(ofForm(form, "passkey/start"), {});

/** Has a passkey sign what the shop gave; @param inList among what the browser fills in, until one is chosen there */
export async function signIn(
  form: string,
  optionsJSON: LoginOptions,
  hidden: Record<string, string | undefined>,
  inList = false,
): Promise<FormAnswer> {
  const signed = await startAuthentication({ optionsJSON, useBrowserAutofill: inList }).catch(problemOf);
  if (typeof signed === "string") return { refused: signed };
  const more = Object.entries(hidden).filter((field): field is [string, string] => field[1] !== undefined);
  const fields = { ...Object.fromEntries(more), passkey: JSON.stringify(signed) };
  return postAccountForm(`${form}/passkey`, new URLSearchParams(fields));
}

export const listsPasskeys = browserSupportsWebAuthnAutofill;
export const stopAsking = (): void => WebAuthnAbortService.cancelCeremony();

/** Has the browser make a passkey, and the shop keep it. */
export async function makePasskey(form: string, password: string | undefined): Promise<FormAnswer> {
  const asked = await askAccount<NewOptions>(ofForm(form, "passkey/new"), { password });
  if ("refused" in asked) return asked;
  const made = await startRegistration({ optionsJSON: asked.given }).catch(problemOf);
  if (typeof made === "string") return { refused: made };
  return postAccountForm(`${form}/passkey-add`, new URLSearchParams({ passkey: JSON.stringify(made) }));
}
