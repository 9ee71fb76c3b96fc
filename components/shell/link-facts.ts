import type { Category } from "@/lib/contract";
import { categoryPath } from "@/lib/routes";
import type { StoreView } from "@/lib/store-views";
import type { LinkFacts } from "./link-items";

/** Words in another language than the page say which. */
export const inLanguage = (lang: string | undefined): { lang?: string } => (lang === undefined ? {} : { lang });

export const categoryLink = (storeView: StoreView, category: Category): LinkFacts => ({
  href: categoryPath(storeView, category),
  label: category.name,
  ...inLanguage(category.other_languages?.name),
});
