import { answerMap, indexXml } from "@/lib/seo/sitemap";
import { loadSitemapIndex } from "./page-data";

/* Kept like a page: made when first asked for, and anew when an import has changed what it lists. */
export const revalidate = 3600;
export const dynamic = "force-static";
export const generateStaticParams = () => [];

/** The index of the shop's maps for crawlers, at `/sitemap.xml`. */
export const GET = async (): Promise<Response> => answerMap(indexXml(await loadSitemapIndex()));
