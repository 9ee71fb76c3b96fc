import { notFound } from "next/navigation";
import type { Category, Day, GuideKit, GuideProduct, GuideSport, Period, RuleRefusal } from "@/lib/contract";
import { ruleRefusalSchema } from "@/lib/contract/entities/availability";
import { errorCatalogue } from "@/lib/contract/errors";
import type { GuideStep } from "@/lib/contract/equipment-guide";
import { readGuideQuery } from "@/lib/contract/guide-query";
import { currentStep, type GuideAnswers, rentersOf, takeAnswers } from "@/lib/domain/equipment-guide/answers";
import type { PackProduct } from "@/lib/domain/equipment-guide/pack";
import { renterText } from "@/lib/domain/equipment-guide/tree";
import { fittingsOf } from "@/lib/domain/fittings";
import { sectionsOf } from "@/lib/domain/goes-with";
import type { Branch } from "@/lib/domain/place";
import type { StoreView } from "@/lib/store-views";
import { commerce } from "@/server/commerce";
import { callContext, enterStore, loadBranches, loadCategories, loadGuideTree } from "../store-context";

export type SearchParams = Record<string, string | string[] | undefined>;

/** What is packed, with as much of each product as the list needs. */
export type PagedKit = Omit<GuideKit, "products"> & { products: PackProduct[] };

export interface GuidePage {
  storeView: StoreView;
  sports: readonly GuideSport[];
  answers: GuideAnswers;
  step: GuideStep;
  today: Day;
  branches: readonly Branch[];
  categories: readonly Category[];
  /** Only at the list. */
  kit: PagedKit | null;
  /** Why the branch can serve nothing in these days: the question is asked again. */
  refused: Extract<RuleRefusal, { code: "closed_day" | "too_late" }> | null;
}

/** The guide as far as its address has been answered. */
export async function loadGuidePage(storeCode: string, query: SearchParams): Promise<GuidePage> {
  const storeView = enterStore(storeCode);
  const tree = await loadGuideTree(storeCode);
  if (!tree) notFound();
  const [branches, categories] = await Promise.all([loadBranches(storeCode), loadCategories(storeCode)]);
  const { today } = callContext(storeView);
  const answers = takeAnswers(readGuideQuery(query), { sports: tree.sports, branches, today });
  const step = currentStep(answers);
  const page = { storeView, sports: tree.sports, answers, step, today, branches, categories, kit: null, refused: null };
  const { sport, period, source } = answers;
  if (step !== "list" || !sport || !period || !source) return page;
  const packed = await packFor(storeView, { ...answers, sport, period, source }, categories);
  return "refused" in packed ? { ...page, step: "days", ...packed } : { ...page, ...packed };
}

type Answered = GuideAnswers & { sport: GuideSport; period: Period; source: string };

async function packFor(
  storeView: StoreView,
  { sport, where, period, source, ...answers }: Answered,
  categories: readonly Category[],
): Promise<Pick<GuidePage, "kit"> | { refused: NonNullable<GuidePage["refused"]> }> {
  const renters = [...new Set(rentersOf({ sport, where, period, source, ...answers }).map(renterText))];
  const asked = { sport: sport.code, ...(where !== null && { where }), renters, source, ...period };
  const kit = await commerce().getGuideKit(asked, callContext(storeView));
  if (kit.ok) {
    const products = kit.value.products.map((product) => toPackProduct(product, categories));
    return { kit: { ...kit.value, products } };
  }
  const refused = ruleRefusalSchema.safeParse(kit.error).data;
  if (refused?.code === "closed_day" || refused?.code === "too_late") return { refused };
  throw new Error(`Error during equipment guide fetch. ${errorCatalogue[kit.error.code].status}`);
}

function toPackProduct(product: GuideProduct, categories: readonly Category[]): PackProduct {
  const { sku, name, other_languages, slug, url_path, image, charged_by, price_list, deposit, free } = product;
  return {
    ...{ sku, name, other_languages, slug, url_path, image, charged_by, price_list, deposit, free },
    configurable_options: product.configurable_options,
    configurable_children: product.configurable_children.map((child) => ({
      ...{ sku: child.sku, options: child.options, price_list: child.price_list, deposit: child.deposit },
    })),
    fittings: fittingsOf(sectionsOf(product, categories)),
  };
}
