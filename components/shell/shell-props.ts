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
export const topCategories = (categories: readonly Category[]): Category[] =>
  categories.filter((category) => category.level === TOP_LEVEL && category.is_active);
