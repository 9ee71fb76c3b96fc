import { notFound } from "next/navigation";
import { cache } from "react";
import type { BranchOverviewProps } from "@/components/branches/branch-overview";
import type { BranchViewProps } from "@/components/branches/branch-view";
import type { ShownBranch } from "@/components/branches/shown-branch";
import { AHEAD_DAYS } from "@/components/branches/unusual-days";
import { branchPath } from "@/lib/routes";
import { catalogueStoreCode, languageOf, storeViews, type StoreView } from "@/lib/store-views";
import { commerce } from "@/server/commerce";
import { holidaysFrom } from "@/server/services/catalogue/public-holidays";
import { callContext, enterStore, loadCategories, loadSources, valueOf } from "../store-context";

const shownIn = (storeView: StoreView, sources: Awaited<ReturnType<typeof loadSources>>): ShownBranch[] =>
  sources.map((source) => ({ ...source, href: branchPath(storeView, source) }));

/** Branches of the owner's other fronts; each is shown where it rents. */
async function loadElsewhere(storeView: StoreView, known: ReadonlySet<string>): Promise<ShownBranch[]> {
  const fronts = storeViews.filter((view) => view.extend === null && view.storeCode !== catalogueStoreCode(storeView));
  const perFront = await Promise.all(
    fronts.map(async (view) => {
      const sources = valueOf(await commerce().listSources({}, callContext(view)));
      const language = languageOf(view) === languageOf(storeView) ? undefined : languageOf(view);
      return shownIn(view, sources).map((branch) => ({ ...branch, language }));
    }),
  );
  const found = new Map(perFront.flat().map((branch) => [branch.id, branch]));
  return [...found.values()].filter(({ id }) => !known.has(id));
}

export const loadBranchOverview = cache(async (storeCode: string): Promise<BranchOverviewProps> => {
  const storeView = enterStore(storeCode);
  const sources = await loadSources(storeCode);
  const elsewhere = await loadElsewhere(storeView, new Set(sources.map(({ id }) => id)));
  return { storeView, own: shownIn(storeView, sources), elsewhere, today: callContext(storeView).today };
});

/** One branch of the store view; any other one is not found. */
export const loadBranchPage = cache(async (storeCode: string, id: string): Promise<BranchViewProps> => {
  const storeView = enterStore(storeCode);
  const context = callContext(storeView);
  const sources = await loadSources(storeCode);
  const source = sources.find((candidate) => candidate.id === id);
  if (!source) notFound();
  const [categories, counts, partners] = await Promise.all([
    loadCategories(storeCode),
    commerce().listSourceCategories({ source: id }, context),
    commerce().listPartners({}, context),
  ]);
  const countOf = new Map(valueOf(counts).map((row) => [row.category_id, row.product_count]));
  return {
    storeView,
    source,
    partner: valueOf(partners).find((partner) => partner.id === source.partner_id),
    branches: shownIn(storeView, sources),
    offered: categories.flatMap((category) => {
      const count = countOf.get(category.id);
      return count === undefined ? [] : [{ ...category, count }];
    }),
    today: context.today,
    holidays: holidaysFrom(context.today, AHEAD_DAYS),
  };
});
