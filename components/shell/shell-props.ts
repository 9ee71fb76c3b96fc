import type { Translator } from "@/components/ui/text";
import type { Category } from "@/lib/contract";
import type { StoreView } from "@/lib/store-views";

/** What header, menu and footer are made of. */
export interface ShellProps {
  storeView: StoreView;
  /** Active categories of the store view; the header picks the top ones. */
  categories: readonly Category[];
  /** Translator of the namespace `shell`. */
  t: Translator;
}

/** Level of the menu's categories; level 1 is the root. */
const TOP_LEVEL = 2;

const isOffered = ({ is_active, product_count }: Category): boolean => is_active && product_count > 0;

/** Sections of which this shop has something. */
export const topCategories = (categories: readonly Category[]): Category[] =>
  categories.filter((category) => category.level === TOP_LEVEL && isOffered(category));

export const subcategoriesOf = (section: Category, categories: readonly Category[]): Category[] =>
  categories.filter((category) => category.parent_id === section.id && isOffered(category));
