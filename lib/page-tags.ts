/*
 * What a kept page shows, by name. An import says which of these have changed, and the pages that show them are made
 * anew. An address is enough to know a page's tags, so that nobody has to keep a second list of them.
 */

/** The menu and the footer, and so every page. */
export const EVERY_PAGE = "every-page";
/** Everything below `/blog`. */
export const BLOG = "blog";
/** The lists of the home page, which any product may enter or leave. */
export const HOME = "home";
/** Pages that an owner writes: each may list and name the others. */
export const CONTENT = "content";
/** What is free: every page that counts units for the visitor's days. */
export const STOCK = "stock";
export const productTag = (sku: string): string => `product:${sku}`;
export const categoryTag = (slug: string): string => `category:${slug}`;

/** A tag as it travels: short, and of letters that say what it is. */
export const isTag = (text: string): boolean =>
  /^(?:every-page|home|stock|blog|content|(?:product|category):.{1,300})$/su.test(text);

function plain(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

/** Tags of the page at `/{storeCode}/…`. */
export function tagsOfPage(address: string): string[] {
  const [, , route = "", ...rest] = address.split("/").map(plain);
  const [first = ""] = rest;
  // The map lists what the home page chooses from.
  if (route === "") return [EVERY_PAGE, HOME];
  if (route === "sitemap") return [EVERY_PAGE, HOME, BLOG];
  // Below an article stand things that any product may enter or leave, as those of the home page.
  if (route === "blog") return rest.length === 2 ? [EVERY_PAGE, BLOG, HOME] : [EVERY_PAGE, BLOG];
  if (route === "p") return [EVERY_PAGE, productTag(first)];
  if (route === "c") return [EVERY_PAGE, categoryTag(first)];
  if (route === "i" || route === "static") return [EVERY_PAGE, CONTENT];
  return [EVERY_PAGE];
}
