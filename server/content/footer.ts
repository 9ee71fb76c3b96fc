import { z } from "zod";
import { type FooterContent, isOwnLink, pageOfLink, usualPages } from "@/lib/domain/content";
import { isClosedPath } from "@/lib/domain/url-closed";
import type { Language } from "@/lib/store-views";
import { channel } from "@/shop.config";
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
const writtenSchema = listOf(z.object({ slug: z.string() }));
const footerSchema = z.object({
  own: linksSchema,
  english: linksSchema,
  czech: linksSchema,
  ownMenu: menuSchema,
  englishMenu: menuSchema,
  czechMenu: menuSchema,
  ownPages: writtenSchema,
  englishPages: writtenSchema,
  czechPages: writtenSchema,
  socialLinks: listOf(z.object({ name: z.string().min(1), url: z.url({ protocol: /^https$/u }) })),
});

/** Pages that the shop leads to by itself, whoever writes them. */
const linked = [
  ...new Set([
    ...Object.values(usualPages),
    ...[...channel.homeTiles, ...channel.productTiles].flatMap(({ link }) => pageOfLink(link) ?? []),
  ]),
];

const isOpen = ({ link }: { link: string }): boolean => !isClosedPath(link);

/** What the owner put into the menu and at the foot of every page; null while nobody can say. */
export async function loadFooter(client: ContentClient, language: Language): Promise<FooterContent | null> {
  const answer = await client.ask(footerDocument, { locale: language, linked }, (raw): FooterContent => {
    const { socialLinks, ownMenu, englishMenu, czechMenu, ownPages, englishPages, czechPages, ...links } =
      footerSchema.parse(raw);
    const columns: FooterContent["columns"] = { left: [], centre: [], right: [] };
    for (const { column, label, link, locale } of firstOfLanguages(links).filter(isOpen))
      columns[column].push({ label, link, otherLanguage: otherLanguage(locale, language) });
    const menu = firstOfLanguages({ own: ownMenu, english: englishMenu, czech: czechMenu })
      .filter(isOpen)
      .map(({ label, link, locale }) => ({ label, link, otherLanguage: otherLanguage(locale, language) }));
    const written = new Set([...ownPages, ...englishPages, ...czechPages].map(({ slug }) => slug));
    return { columns, menu, social: socialLinks, unwritten: linked.filter((slug) => !written.has(slug)) };
  });
  return answer?.value ?? null;
}
