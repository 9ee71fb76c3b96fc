/** Store views: which shop front a visitor is in, in which language, under which prefix. */

export const locales = ["cs-CZ", "en-US", "de-DE", "it-IT"] as const;
export type Locale = (typeof locales)[number];
/** Language of catalogue texts, as importers name it. */
export type Language = "cs" | "en" | "de" | "it";

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
  theme: "default" | "dark-blue" | "orange";
}

const view = (storeCode: string, storeId: number, name: string, more: Partial<StoreView> = {}): StoreView => ({
  storeCode,
  storeId,
  name,
  locale: "cs-CZ",
  extend: null,
  appendStoreCode: true,
  urlDispatching: true,
  hosts: [],
  theme: "default",
  ...more,
});

export const storeViews: readonly StoreView[] = [
  view("main", 1, "Sezóna", { appendStoreCode: false }),
  view("skibike", 2, "Sezóna Ski & Bike", { theme: "dark-blue" }),
  view("outdoor-sever", 3, "Sezóna Outdoor Sever", { theme: "orange" }),
  view("outdoor-jih", 3, "Sezóna Outdoor Jih", { theme: "orange" }),
  view("en", 1, "Sezóna", { locale: "en-US", extend: "main" }),
  view("de", 1, "Sezóna", { locale: "de-DE", extend: "main" }),
  view("it", 1, "Sezóna", { locale: "it-IT", extend: "main" }),
];

export const defaultStoreCode = "main";

const byCode = new Map(storeViews.map((storeView) => [storeView.storeCode, storeView]));

export const findStoreView = (storeCode: string): StoreView | undefined => byCode.get(storeCode);

/** @throws when the code is unknown: callers check what visitors type with `findStoreView` first. */
export function getStoreView(storeCode: string): StoreView {
  const found = byCode.get(storeCode);
  if (!found) throw new Error(`unknown store view ${storeCode}`);
  return found;
}

/** Store code that owns catalogue and sources: the extended view's. */
export const catalogueStoreCode = (storeView: StoreView): string => storeView.extend ?? storeView.storeCode;

export const languageOf = (storeView: StoreView): Language => storeView.locale.slice(0, 2) as Language;
