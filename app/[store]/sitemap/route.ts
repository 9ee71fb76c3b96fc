import { loadSitemap } from "./page-data";

/* Kept like a page: made when first asked for, and anew when an import has changed what it lists. */
export const revalidate = 3600;
export const dynamic = "force-static";
export const generateStaticParams = () => [];

const escape = (text: string): string => text.replace(/[&<>"']/gu, (sign) => `&#${sign.charCodeAt(0)};`);

/** The map of the shop for crawlers, at `/sitemap.xml`. */
export async function GET(): Promise<Response> {
  const entries = (await loadSitemap()).map(
    ({ url, lastModified }) =>
      `<url><loc>${escape(url)}</loc>${lastModified ? `<lastmod>${escape(lastModified)}</lastmod>` : ""}</url>`,
  );
  const map = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join("\n")}
</urlset>
`;
  return new Response(map, { headers: { "content-type": "application/xml; charset=utf-8" } });
}
