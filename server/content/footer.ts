import { z } from "zod";
import { type FooterContent, isOwnLink } from "@/lib/domain/content";
import { isClosedPath } from "@/lib/domain/url-closed";
import type { Language } from "@/lib/store-views";
import { firstOfLanguages, otherLanguage } from "./answers";
import type { ContentClient } from "./client";
import { footerDocument } from "./documents";
import { listOf } from "./readable";

const menuLinkSchema = z.object({
  documentId: z.string(),
  locale: z.string().nullable(),
  label: z.string().min(1),
  link: z.string().refine(isOwnLink),
});
const linksSchema = listOf(menuLinkSchema.extend({ column: z.enum(["left", "centre", "right"]) }));
const menuSchema = listOf(menuLinkSchema);
const footerSchema = z.object({
  own: linksSchema,
  english: linksSchema,
  czech: linksSchema,
  ownMenu: menuSchema,
  englishMenu: menuSchema,
  czechMenu: menuSchema,
  socialLinks: listOf(z.object({ name: z.string().min(1), url: z.url({ protocol: /^https$/u }) })),
});

const isOpen = ({ link }: { link: string }): boolean => !isClosedPath(link);

/** What the owner put into the menu and at the foot of every page; null while nobody can say. */
export async function loadFooter(client: ContentClient, language: Language): Promise<FooterContent | null> {
  const answer = await client.ask(footerDocument, { locale: language }, (raw): FooterContent => {
    const { socialLinks, ownMenu, englishMenu, czechMenu, ...links } = footerSchema.parse(raw);
    const columns: FooterContent["columns"] = { left: [], centre: [], right: [] };
    for (const { column, label, link, locale } of firstOfLanguages(links).filter(isOpen))
      columns[column].push({ label, link, otherLanguage: otherLanguage(locale, language) });
    const menu = firstOfLanguages({ own: ownMenu, english: englishMenu, czech: czechMenu })
      .filter(isOpen)
      .map(({ label, link, locale }) => ({ label, link, otherLanguage: otherLanguage(locale, language) }));
    return { columns, menu, social: socialLinks };
  });
  return answer?.value ?? null;
}
