import { notFound } from "next/navigation";
import { cache } from "react";
import type { PartnerViewProps } from "@/components/branches/partner-view";
import { topCategories } from "@/lib/domain/categories";
import { branchPath } from "@/lib/routes";
import { commerce } from "@/server/commerce";
import { channel } from "@/shop.config";
import { callContext, enterStore, loadCategories, loadSources, valueOf } from "../../store-context";

/** A partner's page, with the branches that it hands over at; nobody's where the owner shows no such pages. */
export const loadPartnerPage = cache(async (storeCode: string, id: string): Promise<PartnerViewProps> => {
  const storeView = enterStore(storeCode);
  const context = callContext(storeView);
  const partners = channel.displayPartnerPages ? valueOf(await commerce().listPartners({}, context)) : [];
  const partner = partners.find((candidate) => String(candidate.id) === id);
  if (!partner) notFound();
  const branches = (await loadSources(storeCode)).filter(({ partner_id }) => partner_id === partner.id);
  const [categories, ...counts] = await Promise.all([
    loadCategories(storeCode),
    ...branches.map(async ({ id: source }) => valueOf(await commerce().listSourceCategories({ source }, context))),
  ]);
  const offered = new Set(counts.flat().flatMap((row) => (row.product_count > 0 ? [row.category_id] : [])));
  return {
    storeView,
    partner,
    branches: branches.map((source) => ({ ...source, href: branchPath(storeView, source) })),
    sections: topCategories(categories).filter((section) => offered.has(section.id)),
    today: context.today,
  };
});
