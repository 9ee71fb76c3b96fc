import { catalogue, shop, storeViews as configured } from "../../shop.config";
import type { Language, Locale } from "../config/choices";
import type { StoreViewConfig } from "../config/schema";

/** Store views: which shop front a visitor is in, in which language, under which prefix. */

export { locales, type Language, type Locale } from "../config/choices";

export interface StoreView {
  storeCode: string;
  /** Several fronts may share one catalogue: the two outdoor shops both have 3. */
  storeId: number;
  name: string;
  locale: Locale;
  /** Store view whose catalogue, sources and settings it takes. */
  extend: string | null;
  /** Whether links carry `/{storeCode}`. */
  appendStoreCode: boolean;
  /** Whether products and categories are reached by their `url_path`. */
  urlDispatching: boolean;
  /** Hosts that show this view without a prefix. */
  hosts: readonly string[];
}

/** A view as it is: what it leaves out is the extended view's, then the shop's. */
function resolve(view: StoreViewConfig, { multistore, views }: typeof configured): StoreView {
  const base = views.find((other) => other.storeCode === view.extend);
  const storeId = view.storeId ?? base?.storeId;
  if (storeId === undefined) throw new Error(`store view ${view.storeCode} has no catalogue`);
  return {
    storeCode: view.storeCode,
    storeId,
    name: view.name ?? base?.name ?? shop.name,
    locale: view.locale,
    extend: base?.storeCode ?? null,
    appendStoreCode: multistore && (view.appendStoreCode ?? true),
    urlDispatching: catalogue.urlDispatching,
    hosts: view.hosts ?? [],
  };
}

/** All views that are served; without multistore that is the default one. */
export const resolveStoreViews = (section: typeof configured): StoreView[] =>
  section.views
    .filter((view) => section.multistore || view.storeCode === section.default)
    .map((view) => resolve(view, section));

export const defaultStoreCode = configured.default;

export const storeViews: readonly StoreView[] = resolveStoreViews(configured);

const byCode = new Map(storeViews.map((storeView) => [storeView.storeCode, storeView]));

export const findStoreView = (storeCode: string): StoreView | undefined => byCode.get(storeCode);

/** @throws when the code is unknown: callers check what visitors type with `findStoreView` first. */
export function getStoreView(storeCode: string): StoreView {
  const found = byCode.get(storeCode);
  if (!found) throw new Error(`unknown store view ${storeCode}`);
  return found;
}

/** What stands where nobody knows the visitor's language yet. */
export const defaultLocale: Locale = getStoreView(defaultStoreCode).locale;

/** Store code that owns catalogue and sources: the extended view's. */
export const catalogueStoreCode = (storeView: StoreView): string => storeView.extend ?? storeView.storeCode;

/** A language is another face of the same shop; a shop of its own has its own things, branches and prices. */
export const isOneShop = (a: string, b: string): boolean => shopOf(a) === shopOf(b);

/** What a browser has kept may name a view that is no more. */
function shopOf(storeCode: string): string {
  const storeView = findStoreView(storeCode);
  return storeView ? catalogueStoreCode(storeView) : storeCode;
}

export const languageOf = (storeView: StoreView): Language => storeView.locale.slice(0, 2) as Language;
