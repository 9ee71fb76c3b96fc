import type { Pool } from "pg";
import { siteUrl } from "@/lib/env";
import { wordsOf, type Words } from "@/lib/i18n/words";
import { accountPath, passwordResetPath } from "@/lib/routes";
import { defaultStoreCode, findStoreView, getStoreView, languageOf, type StoreView } from "@/lib/store-views";
import { makeCall } from "@/server/call";
import { readCustomer } from "@/server/repositories/customers";
import type { CustomerMail, MailRow } from "@/server/repositories/mails";
import { newResetToken } from "@/server/services/account/password";
import { listSources } from "@/server/services/catalogue/lists";
import { timeZone } from "@/shop.config";
import type { MailContent } from "./content";

export interface CustomerNews {
  customer: { email: string; firstname: string };
  storeView: StoreView;
  words: Words;
  /** Whom an answer reaches. */
  shopEmail: string | null;
  /** Where its action leads. */
  href: string;
  about:
    | { kind: "passwordReset" }
    | { kind: "passwordChanged"; at: Date }
    | { kind: "newDevice" | "newPasskey" | "passkeyGone"; browser: string; at: Date }
    | { kind: "newService" | "serviceGone"; browser: string; at: Date; service: string };
}

const known = [
  ...(["passwordReset", "passwordChanged", "newDevice", "newPasskey", "passkeyGone"] as const),
  ...(["newService", "serviceGone"] as const),
] satisfies CustomerMail[];
const kinds: readonly string[] = known;
export const isForCustomer = (kind: string): kind is CustomerMail => kinds.includes(kind);

/** What a mail to a customer is made from; null where there is nothing to be said any more. */
export async function readCustomerNews(
  kind: CustomerMail,
  mail: Pick<MailRow, "customer_id" | "browser" | "service" | "created_at">,
  { pool, now }: { pool: Pool; now: Date },
): Promise<CustomerNews | null> {
  const customer = mail.customer_id === null ? null : await readCustomer(pool, mail.customer_id);
  if (!customer) return null;
  const storeView = findStoreView(customer.store_code) ?? getStoreView(defaultStoreCode);
  const sources = await listSources({ ...makeCall({ storeView, now, client: "mails" }), pool });
  const shared = {
    customer,
    storeView,
    words: wordsOf(languageOf(storeView)),
    shopEmail: (sources.ok && sources.value[0]?.email) || null,
  };
  if (kind === "passwordReset") {
    const path = passwordResetPath(storeView, { token: await newResetToken(pool, customer.id, now) });
    return { ...shared, href: `${siteUrl()}${path}`, about: { kind } };
  }
  if (kind === "passwordChanged") {
    // Whoever did not change it can't log in any more: only a new one helps.
    return { ...shared, href: `${siteUrl()}${passwordResetPath(storeView)}`, about: { kind, at: mail.created_at } };
  }
  const done = { browser: mail.browser ?? "", at: mail.created_at };
  const about =
    kind === "newService" || kind === "serviceGone"
      ? { ...done, kind, service: mail.service ?? "" }
      : { ...done, kind };
  return { ...shared, href: `${siteUrl()}${accountPath(storeView)}`, about };
}

/**
 * What it says, and no word of what was typed: whoever opened the account need not be the one who reads it. Nothing in
 * it opens an account but the link of a forgotten password.
 */
export function customerContent({ storeView, words, href, about }: CustomerNews): MailContent {
  const named: Record<string, string> = "service" in about ? { service: about.service } : {};
  const say = (name: string, values?: Record<string, string>) =>
    words(`mail.${about.kind}.${name}`, { ...named, ...values });
  const subject = say("subject", { shop: storeView.name });
  const when = (at: Date): string =>
    new Intl.DateTimeFormat(storeView.locale, { dateStyle: "long", timeStyle: "short", timeZone }).format(at);
  const facts = [
    ...("at" in about ? [{ label: say("when"), text: when(about.at) }] : []),
    ...("browser" in about ? [{ label: say("browser"), text: about.browser || say("unknown") }] : []),
  ];
  return {
    subject,
    preview: say("preview"),
    heading: subject,
    paragraphs: [words("mail.customer.hello"), say("text")],
    action: { label: say("action"), href },
    sections: facts.length > 0 ? [{ title: say("which"), shape: "facts", facts }] : [],
    footer: [say("notYou")],
  };
}
