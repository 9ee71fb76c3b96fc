import type { Pool } from "pg";
import { type MailEnv, mailEnv } from "@/lib/env";
import { shopMails } from "@/lib/domain/order-mails";
import { wordsOf } from "@/lib/i18n/words";
import { defaultStoreCode, findStoreView, getStoreView, languageOf, type StoreView } from "@/lib/store-views";
import {
  type CustomerMail,
  type Letter,
  type MailRow,
  type NewsletterMail,
  readMail,
  settleMail,
  type SiteMessage,
} from "@/server/repositories/mails";
import { paymentCodePng } from "@/server/images/payment-code";
import type { MailContent } from "./content";
import { customerContent, isForCustomer, readCustomerNews } from "./customer-content";
import { letterHtml } from "./letter";
import { messageContent } from "./message-content";
import { isForSubscriber, newsletterContent, readNewsletterNews } from "./newsletter-content";
import { orderContent } from "./order-content";
import { PAYMENT_CODE_ID } from "./payment-code-id";
import { plainText } from "./plain-text";
import { type Post, smtpPost, Undeliverable } from "./post";
import { readNews } from "./read-news";
import { isStillTomorrow } from "./remind";

export interface MailTools {
  pool: Pool;
  now: Date;
  env?: MailEnv;
  /** The mail server; that of the environment by default. */
  post?: Post | null;
}

let configured: Post | undefined;
function postOf({ smtp }: MailEnv): Post | null {
  if (smtp) configured ??= smtpPost(smtp);
  return smtp && configured ? configured : null;
}

/**
 * Sends one mail, or keeps it where no mail server is configured. What is settled stays so: a job that runs again sends
 * nothing again. What the mail server can't take now is thrown, for the queue to try again.
 */
export async function sendMail(mailId: string, tools: MailTools): Promise<void> {
  const { pool, now, env = mailEnv(), post = postOf(env) } = tools;
  const mail = await readMail(pool, mailId);
  if (mail?.status !== "queued") return;
  const letter = await writeLetter(mail, { pool, now, env });
  if (!letter || letter.to.length === 0) await settleMail(pool, mailId, { status: "dropped" }, now);
  else if (!post) await settleMail(pool, mailId, { status: "kept", letter }, now);
  else {
    try {
      await post.deliver(letter, mailId);
    } catch (error) {
      if (!(error instanceof Undeliverable)) throw error;
      await settleMail(pool, mailId, { status: "refused", reason: error.message }, now);
      return;
    }
    await settleMail(pool, mailId, { status: "sent" }, now);
  }
}

type Writing = Required<Pick<MailTools, "pool" | "now" | "env">>;

/** The letter of a mail; null where there is nothing to be said any more. */
async function writeLetter(mail: MailRow, writing: Writing): Promise<Letter | null> {
  const { kind } = mail;
  if (kind === "message") return mail.message && writeMessage(mail.message);
  if (isForSubscriber(kind)) return writeToSubscriber(kind, mail, writing);
  if (isForCustomer(kind)) return writeToCustomer(kind, mail, writing);
  const { pool, now, env } = writing;
  if ((kind === "pickUpTomorrow" || kind === "returnTomorrow") && !isStillTomorrow(mail.occasion, now)) return null;
  const forShop = shopMails.some((known) => known === kind);
  const news = await readNews(pool, mail, { forShop, now });
  const content = news && orderContent(kind, news);
  if (!content) return null;
  const { order, source } = news;
  const branch = source ? [source.email].filter(Boolean) : [];
  const [shop, renter] = [env.shopAddresses.length > 0 ? env.shopAddresses : branch, order.email];
  return letterOf(content, news.storeView, {
    to: forShop ? shop : [renter],
    replyTo: (forShop ? renter : (source?.email ?? shop[0])) || null,
  });
}

/** What somebody wrote on the site, to the shop and in its language. */
function writeMessage(message: SiteMessage): Promise<Letter> {
  const view = getStoreView(defaultStoreCode);
  const content = messageContent(message, wordsOf(languageOf(view)));
  return letterOf(content, findStoreView(message.storeCode) ?? view, { to: message.to, replyTo: message.from });
}

/** What an account's owner is told of it, in the language that it was opened in. */
async function writeToCustomer(kind: CustomerMail, mail: MailRow, writing: Writing): Promise<Letter | null> {
  const news = await readCustomerNews(kind, mail, writing);
  return (
    news && letterOf(customerContent(news), news.storeView, { to: [news.customer.email], replyTo: news.shopEmail })
  );
}

/** What somebody whose e-mail was given for the newsletter is told of it. */
async function writeToSubscriber(kind: NewsletterMail, mail: MailRow, writing: Writing): Promise<Letter | null> {
  const news = await readNewsletterNews(kind, mail, writing);
  if (!news) return null;
  const letter = await letterOf(newsletterContent(news), news.storeView, { to: [news.email], replyTo: news.shopEmail });
  return { ...letter, unsubscribe: news.unsubscribe };
}

async function letterOf(
  content: MailContent,
  storeView: StoreView,
  { to, replyTo }: Pick<Letter, "to" | "replyTo">,
): Promise<Letter> {
  return {
    to,
    replyTo,
    sender: storeView.name,
    subject: content.subject,
    html: await letterHtml(content, storeView),
    text: plainText(content),
    attachment: content.attachment ?? null,
    code: content.code
      ? { cid: PAYMENT_CODE_ID, png: (await paymentCodePng(content.code.text)).toString("base64") }
      : null,
  };
}
