import { setRequestLocale } from "next-intl/server";
import { notFound } from "next/navigation";
import { cache } from "react";
import {
  defaultStoreCode,
  findStoreView,
  getStoreView,
  type Locale,
  type StoreView,
  storeViews,
} from "@/lib/store-views";
import { commerce } from "@/server/commerce";
import { type CallContext, makeCall } from "@/server/call";
import { hasPage } from "@/lib/domain/categories";
import type { Branch } from "@/lib/domain/place";
import type { Category, GuideTree, Result, Source } from "@/lib/contract";
import { errorCatalogue } from "@/lib/contract/errors";
import { MAX_WHOLE_SIZE } from "@/lib/contract/limits";
import { channel } from "@/shop.config";

export interface StoreParams {
  store: string;
}

/** Store view of a page; also tells next-intl its language, which keeps the page cacheable. */
export function enterStore(storeCode: string): StoreView {
  const storeView = findStoreView(storeCode);
  if (!storeView) notFound();
  setRequestLocale(storeView.locale);
  return storeView;
}

/** A not-found page is given no parameters by the framework; its language tells the shop that its links lead to. */
export const storeOfLanguage = (locale: Locale): StoreView =>
  storeViews.find((storeView) => storeView.locale === locale) ?? getStoreView(defaultStoreCode);

/** One for each rendering: all that it asks for is asked at one moment. */
export const callContext = cache((storeView: StoreView): CallContext =>
  makeCall({ storeView, now: new Date(), client: "page" }),
);

/** Value of a call that can only fail when something is broken; the error boundary answers. */
export function valueOf<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(`${result.error.code}: ${result.error.message}`);
  return result.value;
}

/**
 * Value of a call about what an address names. What the shop doesn't know, or could not even be asked for, is not
 * found; a shop that can't answer at the moment must not pass for one without the thing.
 */
export function foundOf<T>(result: Result<T>): T {
  if (!result.ok && [400, 404].includes(errorCatalogue[result.error.code].status)) notFound();
  return valueOf(result);
}

/** Active categories of a store view in shown order; asked once per rendering. */
export const loadCategories = cache(async (storeCode: string): Promise<Category[]> => {
  const storeView = enterStore(storeCode);
  const found = valueOf(
    await commerce().searchCategories({ size: MAX_WHOLE_SIZE, sort: "position:asc" }, callContext(storeView)),
  );
  // Without `includeFields` every field is there; the contract only says "partial" for callers who leave some out.
  return (found.items as Category[]).filter(hasPage);
});

/** Branches of a store view with all that is known of them; asked once per rendering. */
export const loadSources = cache(async (storeCode: string): Promise<Source[]> =>
  valueOf(await commerce().listSources({}, callContext(enterStore(storeCode)))),
);

/** Branches of a store view, as short as every page carries them. */
export const loadBranches = cache(async (storeCode: string): Promise<Branch[]> => {
  const sources = await loadSources(storeCode);
  return sources.map(({ id, name, locative, partner_id }) => ({ id, name, locative: locative ?? name, partner_id }));
});

/** The equipment guide of a store view; null where the owner has none. Asked once per rendering. */
export const loadGuideTree = cache(async (storeCode: string): Promise<GuideTree | null> => {
  if (!channel.plugins.equipmentGuide) return null;
  const tree = await commerce().getGuideTree({}, callContext(enterStore(storeCode)));
  if (tree.ok) return tree.value;
  // Another shop's API may have turned it off.
  if (tree.error.code === "not_found") return null;
  throw new Error(`Error during equipment guide fetch. ${errorCatalogue[tree.error.code].status}`);
});

/** Whether there is anything that the guide could lead to. */
export const hasGuide = async (storeCode: string): Promise<boolean> =>
  ((await loadGuideTree(storeCode))?.sports.length ?? 0) > 0;
