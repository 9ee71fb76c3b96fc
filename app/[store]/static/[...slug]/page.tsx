import type { Metadata } from "next";
import { CmsArticle, cmsMetadata } from "../../cms-page";

export const revalidate = 300;
export const dynamic = "force-static";
export const generateStaticParams = () => [];

interface Props {
  params: Promise<{ store: string; slug: string[] }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { store, slug } = await params;
  return cmsMetadata(store, slug.join("/"));
}

export default async function StaticPage({ params }: Props) {
  const { store, slug } = await params;
  return <CmsArticle store={store} slug={slug.join("/")} />;
}
