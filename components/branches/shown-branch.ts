import type { Source } from "@/lib/contract";

/** A branch with the address of its page, which may be another front's of the same owner. */
export interface ShownBranch extends Source {
  href: string;
  /** Language of that page where it is not the visitor's. */
  language?: string;
}
