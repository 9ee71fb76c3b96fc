import type { Pool } from "pg";
import { siteUrl } from "@/lib/env";
import { wordsOf, type Words } from "@/lib/i18n/words";
import { apiBase, homePath, newsletterPath } from "@/lib/routes";
import { defaultStoreCode, findStoreView, getStoreView, languageOf, type StoreView } from "@/lib/store-views";
import { makeCall } from "@/server/call";
import type { MailRow, NewsletterMail } from "@/server/repositories/mails";
import { readSubscriber } from "@/server/repositories/newsletter";
import { listSources } from "@/server/services/catalogue/lists";
import { newNewsletterToken } from "@/server/services/newsletter/newsletter";
import { coupons, currency, newsletter } from "@/shop.config";
import type { MailContent } from "./content";

export interface NewsletterNews {
  kind: NewsletterMail;
  email: string;
  storeView: StoreView;
  words: Words;
  shopEmail: string | null;
  /** The page where its link is used. */
  href: string;
  /** Where a mail program's button unsubscribes; absent in letters that no subscriber gets. */
  unsubscribe?: string;
}

const kinds: Record<NewsletterMail, true> = {
  newsletterConfirm: true,
  newsletterWelcome: true,
  newsletterCoupon: true,
  newsletterLeave: true,
};
export const isForSubscriber = (kind: string): kind is NewsletterMail => Object.hasOwn(kinds, kind);

/** What a letter to a subscriber is made from; null where there is nothing to be said any more. */
export async function readNewsletterNews(
  kind: NewsletterMail,
  mail: Pick<MailRow, "subscriber_id" | "asked_by">,
  { pool, now }: { pool: Pool; now: Date },
): Promise<NewsletterNews | null> {
  const subscriber = mail.subscriber_id === null ? null : await readSubscriber(pool, mail.subscriber_id);
  if (!subscriber) return null;
  const storeView = findStoreView(subscriber.store_code) ?? getStoreView(defaultStoreCode);
  const sources = await listSources({ ...makeCall({ storeView, now, client: "mails" }), pool });
  const token = await newNewsletterToken(pool, subscriber.id, mail.asked_by);
  const isConfirm = kind === "newsletterConfirm";
  const query = new URLSearchParams({ token }).toString();
  return {
    kind,
    email: subscriber.email,
    storeView,
    words: wordsOf(languageOf(storeView)),
    shopEmail: (sources.ok && sources.value[0]?.email) || null,
    href: `${siteUrl()}${newsletterPath(storeView, { token, wish: isConfirm ? "confirm" : "leave" })}`,
    unsubscribe: isConfirm ? undefined : `${siteUrl()}${apiBase(storeView)}/newsletter/unsubscribe?${query}`,
  };
}

/** What the coupon of the letter is good for, in the reader's language. */
function couponFacts({ storeView, words }: NewsletterNews): { code: string; off: string } | null {
  const coupon = coupons.find(({ code }) => code === newsletter.coupon);
  if (!coupon) return null;
  const { off } = coupon;
  const number = new Intl.NumberFormat(storeView.locale);
  return {
    code: coupon.code,
    off:
      "percent" in off
        ? words("mail.newsletter.percent", { percent: number.format(off.percent) })
        : words("mail.newsletter.amount", { amount: number.format(off.amount), sign: currency.sign }),
  };
}

/** What it says. */
export function newsletterContent(news: NewsletterNews): MailContent {
  const { kind, email, storeView, words, href } = news;
  const { name: shop } = storeView;
  const coupon = kind === "newsletterCoupon" ? couponFacts(news) : null;
  const say = (name: string): string => words(`mail.${kind}.${name}`, { shop, off: coupon?.off ?? "" });
  const asks = kind === "newsletterConfirm" || kind === "newsletterLeave";
  const facts = coupon ? [{ label: words("mail.newsletter.code"), text: coupon.code, strong: true }] : [];
  return {
    subject: say("subject"),
    preview: say("preview"),
    heading: say("subject"),
    paragraphs: [words("mail.newsletter.hello"), say("text")],
    action: asks
      ? { label: say("action"), href }
      : { label: words("mail.newsletter.shop"), href: `${siteUrl()}${homePath(storeView)}` },
    sections: [
      ...(coupon
        ? [
            {
              title: words("mail.newsletter.coupon"),
              shape: "facts" as const,
              facts,
              note: words("mail.newsletter.once"),
            },
          ]
        : []),
      ...(asks
        ? []
        : [
            {
              title: words("mail.newsletter.why"),
              shape: "facts" as const,
              facts: [{ text: words("mail.newsletter.leave"), href }],
              note: words("mail.newsletter.to", { email, shop }),
            },
          ]),
    ],
    footer: asks ? [say("notYou")] : [],
  };
}
