import { createTransport, type SentMessageInfo, type Transporter } from "nodemailer";
import { MAIL_SERVER_MS } from "@/lib/limits";
import type { Letter } from "@/server/repositories/mails";

/** Takes letters to a mail server. */
export interface Post {
  /** @throws Undeliverable where this letter will never be taken, anything else where it may be later. */
  deliver(letter: Letter, id: string): Promise<void>;
}

/** The mail server refused the letter for good: trying again would change nothing. */
export class Undeliverable extends Error {
  override readonly name = "Undeliverable";
}

interface SmtpError extends Error {
  responseCode?: number;
  command?: string;
}

/**
 * A reader that does not exist or a letter that is not taken is refused for good (5xx); a login or a sender that is
 * refused is a mistake of the shop's own settings, which somebody will mend.
 */
const isFinal = ({ responseCode = 0, command = "" }: SmtpError): boolean =>
  responseCode >= 500 && /^(?:RCPT TO|DATA)/u.test(command);

const inlinePicture = ({ cid, png }: NonNullable<Letter["code"]>) => ({
  cid,
  filename: "qr.png",
  content: png,
  encoding: "base64",
  contentType: "image/png",
  contentDisposition: "inline" as const,
});

/** RFC 8058: a mail program shows a button of its own, which unsubscribes without a page. */
const unsubscribeHeaders = (address: string) => ({
  "List-Unsubscribe": `<${address}>`,
  "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
});

export function smtpPost({ server, from }: { server: string; from: string }): Post {
  const transport: Transporter<SentMessageInfo> = createTransport({
    url: server,
    connectionTimeout: MAIL_SERVER_MS,
    greetingTimeout: MAIL_SERVER_MS,
    socketTimeout: MAIL_SERVER_MS,
    // What a letter says of a file or an address is text, never something to be fetched.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    deliver: async ({ to, replyTo, sender, subject, html, text, attachment, code, unsubscribe }, id) => {
      try {
        await transport.sendMail({
          // The same however often it is tried, so that readers know it for one mail.
          messageId: `<${id}@${from.split("@")[1]}>`,
          from: { name: sender, address: from },
          to: to.map((address) => ({ name: "", address })),
          replyTo: replyTo === null ? undefined : { name: "", address: replyTo },
          subject,
          text,
          html,
          headers: { "Auto-Submitted": "auto-generated", ...(unsubscribe ? unsubscribeHeaders(unsubscribe) : {}) },
          attachments: [
            ...(attachment ? [{ ...attachment, contentType: "text/calendar; charset=utf-8; method=PUBLISH" }] : []),
            ...(code ? [inlinePicture(code)] : []),
          ],
        });
      } catch (error) {
        if (isFinal(error as SmtpError)) throw new Undeliverable((error as Error).message);
        throw error;
      }
    },
  };
}
