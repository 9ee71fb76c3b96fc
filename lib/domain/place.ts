import type { Period } from "@/lib/contract";
import { delivery } from "@/shop.config";

/**
 * Where a visitor wants to have the things, as the days are when: part of the wish, in the address and for the visit.
 */
export type Place = { kind: "branch"; source: string } | { kind: "delivery"; postcode: string } | { kind: "anywhere" };

/** What every page knows of a branch. */
export interface Branch {
  id: string;
  name: string;
  /** As it stands in a sentence: "v Praze". */
  locative: string;
  partner_id: number | null;
}

export const ANYWHERE: Place = { kind: "anywhere" };

/** What an address writes before a postcode. No branch may be called so (`isTakenBranchId`). */
const POSTCODE_PREFIX = "psc-";
const POSTCODE = /^\d{5}$/u;

/** Whether an id would be read as another place than that branch. */
export const isTakenBranchId = (id: string): boolean => id === ANYWHERE.kind || id.startsWith(POSTCODE_PREFIX);

/** As `place=` of an address has it: `praha`, `psc-11000`, `anywhere`. */
export function formatPlace(place: Place): string {
  if (place.kind === "branch") return place.source;
  return place.kind === "delivery" ? `${POSTCODE_PREFIX}${place.postcode}` : place.kind;
}

/**
 * Reads what `formatPlace` writes, and a postcode alone, as somebody else's link may have it; null for what is no place
 * of these branches.
 */
export function parsePlace(text: string, branches: readonly { id: string }[]): Place | null {
  const written = text.trim();
  if (written === ANYWHERE.kind) return ANYWHERE;
  if (branches.some(({ id }) => id === written)) return { kind: "branch", source: written };
  const postcode = written.startsWith(POSTCODE_PREFIX) ? written.slice(POSTCODE_PREFIX.length) : written;
  return POSTCODE.test(postcode) && branches.length > 0 ? { kind: "delivery", postcode } : null;
}

/** Query of an address for what is wished when and where; nothing for what that leaves open. */
export const wishQuery = (period: Period | null, place: Place): Record<string, string> => ({
  ...(period && { dateFrom: period.from, dateTo: period.to }),
  ...(place.kind !== "anywhere" && { place: formatPlace(place) }),
});

export const samePlace = (a: Place, b: Place): boolean => formatPlace(a) === formatPlace(b);

/** The branch that carriers bring things from: the courier's, where this store view rents from it, else the first. */
const servingBranch = <B extends { id: string }>(branches: readonly B[]): B | undefined =>
  delivery.from.map((id) => branches.find((branch) => branch.id === id)).find((branch) => branch !== undefined) ??
  branches[0];

/**
 * The one branch that a place means; undefined for anywhere, where any branch that can serve the wish alone will do.
 */
export function branchOf<B extends { id: string }>(place: Place, branches: readonly B[]): B | undefined {
  if (place.kind === "delivery") return servingBranch(branches);
  return place.kind === "branch" ? branches.find(({ id }) => id === place.source) : undefined;
}

/**
 * The branch that a thing is shown at while nobody has chosen one: of the partner whose link the visitor came by, else
 * of all, the first that suits.
 */
export function proposedBranch<B extends Pick<Branch, "partner_id">>(
  branches: readonly B[],
  partner: number | null,
  suits: (branch: B) => boolean,
): B | undefined {
  const theirs = branches.filter(({ partner_id }) => partner !== null && partner_id === partner);
  const offered = theirs.length > 0 ? theirs : branches;
  return offered.find(suits) ?? offered[0];
}

/**
 * The branches that a thing is offered at: while a partner's link narrows the visit, that partner's, where it has the
 * thing at all; beside them stay those that were decided on otherwise.
 */
export function offeredBranches<B extends Pick<Branch, "id" | "partner_id">>(
  branches: readonly B[],
  partner: number | null,
  decided: readonly (string | null | undefined)[],
): readonly B[] {
  const isTheirs = ({ partner_id }: B): boolean => partner !== null && partner_id === partner;
  return branches.some(isTheirs)
    ? branches.filter((branch) => isTheirs(branch) || decided.includes(branch.id))
    : branches;
}

/** "Praha" of "Praha – Holešovice", where there is little room. */
export const shortName = ({ name }: Pick<Branch, "name">): string => name.split(" – ")[0] ?? name;

/**
 * How the cart's branch and those that have a product stand to each other: nothing in the way, a cart of this branch,
 * of another one of the same partner, or of another shop.
 */
export function cartRelation(
  cartSource: { id: string } | null,
  offered: readonly Pick<Branch, "id" | "partner_id">[],
  branches: readonly Pick<Branch, "id" | "partner_id">[],
): "free" | "same" | "other_branch" | "other_shop" {
  if (cartSource === null) return "free";
  if (offered.some(({ id }) => id === cartSource.id)) return "same";
  const own = branches.find(({ id }) => id === cartSource.id);
  return own && offered.some(({ partner_id }) => partner_id === own.partner_id) ? "other_branch" : "other_shop";
}
