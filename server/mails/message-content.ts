import type { Words } from "@/lib/i18n/words";
import type { SiteMessage } from "@/server/repositories/mails";
import type { MailContent } from "./content";

/** What somebody wrote on the site, as the shop reads it. */
export function messageContent({ from, subject, text }: SiteMessage, words: Words): MailContent {
  const title = words("mail.message.subject", { subject });
  const lines = text.split(/\r?\n/u).filter((line) => line.trim() !== "");
  return {
    subject: title,
    preview: lines[0] ?? title,
    heading: title,
    paragraphs: lines,
    sections: [],
    footer: [words("mail.message.from", { email: from })],
  };
}
