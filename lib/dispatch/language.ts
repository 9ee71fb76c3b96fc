import { normalisePath, splitStoreCode } from "@/lib/domain/url";
import { catalogueStoreCode, type StoreView } from "@/lib/store-views";
import { viewOfHost } from "./decide";

/** What a link of a language is pressed with; both hosts as the headers say them. */
export interface Pressed {
  host: string | null;
  path: string;
  /** The page on which it was pressed, where the browser tells. */
  referer: string | null;
}

const LANGUAGE = /^\/language\/([^/]+)$/u;

const urlOf = (text: string | null): URL | null => (text !== null && URL.canParse(text) ? new URL(text) : null);

/** Which view a link leads to, and the page of this site that it was pressed on. Null when the path is no such link. */
export function pressedLanguage({ host, path, referer }: Pressed, views: readonly StoreView[]) {
  const view = views.find(({ storeCode }) => storeCode === LANGUAGE.exec(path)?.[1]);
  if (!view) return null;
  const prefix = view.appendStoreCode || view !== viewOfHost(host, views) ? `/${view.storeCode}` : "";
  const from = urlOf(referer);
  return { view, prefix, home: prefix || "/", from: from?.host === host ? from : null };
}

/**
 * The page that a visitor is on, in another view of the same shop: where `/language/{storeCode}` leads. Pages of a shop
 * differ in their prefix alone, so that neither the page that holds the link nor any script has to know its address.
 * Who comes from elsewhere is led home. Null when the path is no such link.
 */
export function sameInLanguage(pressed: Pressed, views: readonly StoreView[]): string | null {
  const link = pressedLanguage(pressed, views);
  if (link === null) return null;
  const { view, prefix, home, from } = link;
  if (from === null) return home;
  const codes = views.map(({ storeCode }) => storeCode);
  const { storeCode, path: inside } = splitStoreCode(from.pathname, codes);
  const left = views.find((other) => other.storeCode === storeCode) ?? viewOfHost(pressed.host, views);
  if (catalogueStoreCode(left) !== catalogueStoreCode(view) || LANGUAGE.test(inside)) return home;
  return (inside === "/" ? home : normalisePath(`${prefix}${inside}`)) + from.search;
}
