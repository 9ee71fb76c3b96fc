import { siteUrl } from "@/lib/env";

/** An address that crawlers should know. */
export interface MapEntry {
  /** Below the shop's origin, as are those of the pictures on the page. */
  path: string;
  lastModified?: string;
  pictures?: readonly string[];
}

const DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>';
const NAMESPACE = "http://www.sitemaps.org/schemas/sitemap/0.9";
const PICTURES = "http://www.google.com/schemas/sitemap-image/1.1";

const escape = (text: string): string => text.replace(/[&<>"']/gu, (sign) => `&#${sign.charCodeAt(0)};`);
const absolute = (path: string): string => escape(`${siteUrl()}${path}`);

const documentOf = (root: string, namespaces: string, rows: readonly string[]): string =>
  `${DECLARATION}\n<${root} ${namespaces}>\n${rows.join("\n")}\n</${root}>\n`;

export const indexXml = (parts: readonly MapEntry[]): string =>
  documentOf(
    "sitemapindex",
    `xmlns="${NAMESPACE}"`,
    parts.map(({ path }) => `<sitemap><loc>${absolute(path)}</loc></sitemap>`),
  );

export const mapXml = (entries: readonly MapEntry[]): string =>
  documentOf(
    "urlset",
    `xmlns="${NAMESPACE}" xmlns:image="${PICTURES}"`,
    entries.map(
      ({ path, lastModified, pictures = [] }) =>
        `<url><loc>${absolute(path)}</loc>` +
        (lastModified ? `<lastmod>${escape(lastModified)}</lastmod>` : "") +
        pictures.map((picture) => `<image:image><image:loc>${absolute(picture)}</image:loc></image:image>`).join("") +
        "</url>",
    ),
  );

export const answerMap = (xml: string): Response =>
  new Response(xml, { headers: { "content-type": "application/xml; charset=utf-8" } });
