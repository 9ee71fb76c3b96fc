import type { Product } from "@/lib/contract";

/*
 * What a shop offers: one rule for listings, product pages, stock and the cart. Products and their
 * children carry the same `status`; `visibility` is a product's alone.
 */

/** A status of this and more is switched off. */
export const DISABLED_FROM = 2;
/** Up to here a product is sold as a part of something else only: never found, opened or rented by itself. */
export const INVISIBLE = 1;

export const isOffered = ({ status }: { status: number }): boolean => status < DISABLED_FROM;

export type ProductProblem = "disabled" | "invisible" | "no_variants";

/** What is judged: a product with everything of it that can be rented, itself where it has no children. */
export interface Judged extends Pick<Product, "status" | "visibility"> {
  variants: readonly { status: number }[];
}

/** Why a product is neither opened by its address nor put into a cart; empty when it may be. */
export function productProblems({ status, visibility, variants }: Judged): ProductProblem[] {
  const problems: ProductProblem[] = [];
  if (!isOffered({ status })) problems.push("disabled");
  if (visibility <= INVISIBLE) problems.push("invisible");
  if (!variants.some(isOffered)) problems.push("no_variants");
  return problems;
}
