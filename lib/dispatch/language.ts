import { normalisePath, splitStoreCode } from "@/lib/domain/url";
import { catalogueStoreCode, type StoreView } from "@/lib/store-views";
import { viewOfHost } from "./decide";

/** What a link of a language is pressed with; both hosts as the headers say them. */
interface Pressed {
  host: string | null;
  path: string;
  /** The page on which it was pressed, where the browser tells. */
  referer: string | null;
}

const LANGUAGE = /^\/language\/([^/]+)$/u;

const urlOf = (text: string | null): URL | null => (text !== null && URL.canParse(text) ? new URL(text) : null);

/**
 * The page that a visitor is on, in another view of the same shop: where `/language/{storeCode}` leads. Pages of a shop
 * differ in their prefix alone, so that neither the page that holds the link nor any script has to know its address.
 * Who comes from elsewhere is led home. Null when the path is no such link.
 */
export function sameInLanguage({ host, path, referer }: Pressed, views: readonly StoreView[]): string | null {
  const view = views.find(({ storeCode }) => storeCode === LANGUAGE.exec(path)?.[1]);
  if (!view) return null;
  const atHost = viewOfHost(host, views);
  const prefix = view.appendStoreCode || view !== atHost ? `/${view.storeCode}` : "";
  const home = prefix || "/";
  const from = urlOf(referer);
  if (from === null || from.host !== host) return home;
  const codes = views.map(({ storeCode }) => storeCode);
  const { storeCode, path: inside } = splitStoreCode(from.pathname, codes);
  const left = views.find((other) => other.storeCode === storeCode) ?? atHost;
  if (catalogueStoreCode(left) !== catalogueStoreCode(view) || LANGUAGE.test(inside)) return home;
  return (inside === "/" ? home : normalisePath(`${prefix}${inside}`)) + from.search;
}
