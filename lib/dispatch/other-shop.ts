import { normalisePath, splitStoreCode } from "@/lib/domain/url";
import { catalogueStoreCode, type StoreView } from "@/lib/store-views";
import type { AddressTarget } from "./address";
import { type Decision, type Question, storeViewOf } from "./decide";
import { dispatch } from "./dispatch";
import { pressedLanguage, type Pressed } from "./language";

/** Pages of one visitor or one place: another shop has its own, or nothing to do with them. */
const OWN = /^\/(?:order|language|branches\/|partners\/|my-account\/orders\/)/u;

/**
 * The page that a visitor is on, in another of the shops: where its link in footer and menu leads. What both have is
 * kept, its days, place and filters with it; a listing names those that it doesn't know. What the other shop does not
 * have is looked for there by its words, and the search says what it has found. Null when no shop is changed.
 */
export async function inOtherShop(
  pressed: Pressed,
  views: readonly StoreView[],
  look: (question: Question) => Promise<AddressTarget>,
): Promise<string | null> {
  const link = pressedLanguage(pressed, views);
  if (link === null || link.from === null) return null;
  const { view, prefix, home, from } = link;
  const left = storeViewOf({ host: pressed.host, path: from.pathname }, views);
  if (catalogueStoreCode(left) === catalogueStoreCode(view)) return null;
  const { path } = splitStoreCode(
    normalisePath(from.pathname),
    views.map(({ storeCode }) => storeCode),
  );
  if (path === "/" || OWN.test(path)) return home;
  const there = normalisePath(`${prefix}${path}`);
  const asked = { host: pressed.host, path: there, query: from.searchParams, showsTestPage: false };
  const found: Decision = await dispatch(asked, views, look);
  if (found.type === "redirect") return found.path + from.search;
  // What could not be asked for may be there, and says so itself where it is not.
  if (found.type !== "unknown") return there + from.search;
  const words = wordsOf(path);
  if (words === "") return home;
  const query = new URLSearchParams({ q: words });
  for (const key of ["dateFrom", "dateTo", "place"]) {
    const said = from.searchParams.get(key);
    if (said !== null) query.set(key, said);
  }
  return `${prefix}/search?${query.toString()}`;
}

/** What an address calls its page: "/p/AM-101/javor-hreben-78/AM-101-162" is "javor hreben 78". */
function wordsOf(path: string): string {
  const [kind = "", ...rest] = path.split("/").slice(1);
  const slug = kind === "p" ? rest[1] : (rest.at(-1) ?? kind);
  try {
    return decodeURIComponent(slug ?? "")
      .replace(/[^\p{L}\p{N}]+/gu, " ")
      .trim();
  } catch {
    return "";
  }
}
