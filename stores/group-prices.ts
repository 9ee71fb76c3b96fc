import type { ApiClient } from "@/lib/api";
import { MAX_SKUS } from "@/lib/contract/limits";
import type { OutputOf } from "@/lib/contract";
import { ownGroup } from "@/lib/domain/customer-group";
import { getStoreView } from "@/lib/store-views";
import { currency } from "@/shop.config";
import { groupNow, noteGroup } from "./account-hint";
import { loadApi } from "./load-api";
import { storeCodeNow } from "./store-code";

/*
 * Prices of whoever is logged in, where they are not everybody's: asked for after the page, which is made for all.
 */

export type GroupPrice = OutputOf<"renderList">["items"][number];

/** What is told the page once prices of a list were refreshed (spec §7, render-list). */
export const PRICES_AFTER_SYNC = "prices-after-sync";

/** An hour after the shop said in which group somebody is, it is asked again: they may have left it. */
const KNOWN_FOR_MS = 60 * 60 * 1000;

/** The group of whoever is logged in, heard not long ago; null for whoever pays what pages say by now. */
export async function heardGroup(now: number = Date.now(), load: () => Promise<ApiClient> = accountApi) {
  const known = groupNow();
  if (!known || now - known.at < KNOWN_FOR_MS) return known;
  const me = await (await load()).call("getMe", {});
  // Nobody can be asked now: what was proven a while ago may still do.
  if (!me.ok) return groupNow();
  noteGroup(ownGroup(me.value), now);
  return groupNow();
}

async function accountApi(): Promise<ApiClient> {
  const [api, { renewingApi }] = await Promise.all([loadApi(), import("./renewing-api")]);
  return renewingApi(api);
}

/** What things cost the group, by sku; of what the shop does not rent nothing. Rejects when it can't be reached. */
export async function askGroupPrices(
  skus: readonly string[],
  group: { id: number; token: string },
  load: () => Promise<ApiClient> = loadApi,
): Promise<Map<string, GroupPrice>> {
  const api = await load();
  const { storeId } = getStoreView(storeCodeNow());
  const found = new Map<string, GroupPrice>();
  for (let from = 0; from < skus.length; from += MAX_SKUS) {
    const part = skus.slice(from, from + MAX_SKUS);
    const answer = await api.call(
      "renderList",
      { skus: part, currencyCode: currency.code, storeId, userGroupId: group.id },
      { groupToken: group.token },
    );
    if (!answer.ok) throw new Error(answer.error.message);
    for (const item of answer.value.items) found.set(item.sku, item);
  }
  document.dispatchEvent(new CustomEvent(PRICES_AFTER_SYNC, { detail: { items: [...found.values()] } }));
  return found;
}

/** A product as it costs the group, with the percent of tax in it. Rejects when it can't be had. */
export async function askProduct(
  sku: string,
  group: { id: number; token: string },
  load: () => Promise<ApiClient> = loadApi,
): Promise<{ product: OutputOf<"getProduct">; taxRate: number }> {
  const api = await load();
  const [found, listed] = await Promise.all([
    api.call("getProduct", { sku, userGroupId: group.id }, { groupToken: group.token }),
    askGroupPrices([sku], group, load),
  ]);
  if (!found.ok) throw new Error(found.error.message);
  return { product: found.value, taxRate: listed.get(sku)?.tax_rate ?? 0 };
}
