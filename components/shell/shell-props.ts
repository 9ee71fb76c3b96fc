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
