import { machine, type TransitionTable } from "./transition-table";

/** Where an order's deposit is; `none` where none is asked for. */
export type DepositStatus = "none" | "open" | "held" | "released" | "partly_kept" | "kept";

export type DepositEvent = "take" | "release" | "keep_part" | "keep";

/** Taken when the things are handed over; given back, or kept for what is broken or lost. Forward only. */
export const depositTransitions: TransitionTable<DepositStatus, DepositEvent> = {
  none: {},
  open: { take: "held" },
  held: { release: "released", keep_part: "partly_kept", keep: "kept" },
  released: {},
  partly_kept: {},
  kept: {},
};

export const { next, isFinal } = machine(depositTransitions);

/** What is to be done with a deposit of which the shop keeps so much; null where it can't keep that. */
export function settlingEvent(kept: number, deposit: number): Exclude<DepositEvent, "take"> | null {
  if (!Number.isSafeInteger(kept) || kept < 0 || kept > deposit) return null;
  if (kept === 0) return "release";
  return kept === deposit ? "keep" : "keep_part";
}
