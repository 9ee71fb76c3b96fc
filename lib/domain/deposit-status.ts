import type { DepositStatus } from "@/lib/contract";
import { machine, type TransitionTable } from "./transition-table";

export type DepositEvent = "authorize" | "take" | "lapse" | "release" | "keep_part" | "keep";

/**
 * Where an order's deposit is; `none` where none is asked for. It is given when the things are handed over, or held on
 * the renter's card before that (`authorized`); given back, or kept for what is broken or lost. What a card holds may
 * end by itself: then it is given at the hand-over (`lapsed`), or the shop has none (`lost`) until it is given by hand.
 * A card that has lost it never holds it again.
 */
export const depositTransitions: TransitionTable<DepositStatus, DepositEvent> = {
  none: {},
  open: { authorize: "authorized", take: "held" },
  authorized: { take: "held", lapse: "lapsed", release: "released" },
  lapsed: { take: "held" },
  held: { release: "released", keep_part: "partly_kept", keep: "kept", lapse: "lost" },
  released: {},
  partly_kept: { lapse: "lost" },
  kept: { lapse: "lost" },
  lost: { take: "held" },
};

export const { next, isFinal } = machine(depositTransitions);

/** What is to be done with a deposit of which the shop keeps so much; null where it can't keep that. */
export function settlingEvent(kept: number, deposit: number): "release" | "keep_part" | "keep" | null {
  if (!Number.isSafeInteger(kept) || kept < 0 || kept > deposit) return null;
  if (kept === 0) return "release";
  return kept === deposit ? "keep" : "keep_part";
}
