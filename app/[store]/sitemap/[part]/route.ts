import { answerMap, mapXml } from "@/lib/seo/sitemap";
import { loadSitemapPart } from "../page-data";

export const revalidate = 3600;
export const dynamic = "force-static";
export const generateStaticParams = () => [];

interface Context {
  params: Promise<{ store: string; part: string }>;
}

/** A part of a store view's map, at `/{storeCode}/sitemap-{part}.xml`. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const { store, part } = await params;
  return answerMap(mapXml(await loadSitemapPart(store, part)));
}
