import { getTranslations } from "next-intl/server";
import { blogFeed } from "@/lib/seo/blog";
import { enterStore, type StoreParams } from "../../store-context";
import { blogOf } from "../page-data";

/* Kept like a page: made when first asked for, and anew when what it lists has changed. */
export const revalidate = 300;
export const dynamic = "force-static";
export const generateStaticParams = () => [];

export async function GET(_request: Request, { params }: { params: Promise<StoreParams> }): Promise<Response> {
  const { store } = await params;
  const storeView = enterStore(store);
  const t = await getTranslations("content.blog");
  const blog = await blogOf(store);
  const feed = blogFeed(storeView, { title: t("title"), text: t("lead") }, blog?.articles ?? []);
  return new Response(feed, { headers: { "content-type": "application/rss+xml; charset=utf-8" } });
}
