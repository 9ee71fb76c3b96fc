import { notFound, redirect } from "next/navigation";
import { categoryPath, productPath } from "@/lib/routes";
import { commerce } from "@/server/commerce";
import { callContext, enterStore, foundOf } from "../store-context";

export const dynamic = "force-dynamic";

/**
 * Whatever no other page answers, and paths that middleware could not look up in time: those are asked for
 * here once more and led to their route without url_path.
 */
export default async function UnansweredPage({ params }: { params: Promise<{ store: string; rest: string[] }> }) {
  const { store, rest } = await params;
  const storeView = enterStore(store);
  const target = foundOf(await commerce().mapUrl({ url: `/${rest.join("/")}` }, callContext(storeView)));
  if (target.type === "category") redirect(categoryPath(storeView, { slug: target.slug }));
  if (target.type === "product") redirect(productPath(storeView, { sku: target.sku, slug: target.slug }));
  notFound();
}
