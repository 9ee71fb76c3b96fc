import { machine, type TransitionTable } from "./transition-table";

/**
 * One attempt to pay an order through a gateway, or to have its deposit held. `creating`: the gateway is being asked
 * for a page. `disputed`: what it says of the payment is not what was asked for. `returning`: its money is not the
 * order's, and goes back. Of a deposit, `authorized`: it is held; `capturing`: some of it is to be taken; `voiding`: it
 * is to be held no longer.
 */
export type AttemptStatus =
  | "creating"
  | "open"
  | "failed"
  | "disputed"
  | "paid"
  | "returning"
  | "returned"
  | "authorized"
  | "capturing"
  | "voiding"
  | "voided";

export type AttemptEvent =
  | "open"
  | "pay"
  | "fail"
  | "dispute"
  | "give_back"
  | "returned"
  | "authorize"
  | "capture"
  | "void"
  | "voided"
  | "lapse";

/** Money may still come after an attempt seemed over: what the gateway says last is true. */
const seen = { pay: "paid", give_back: "returning", authorize: "authorized", void: "voiding" } as const;
const undecided = { ...seen, fail: "failed", dispute: "disputed" } as const;

export const attemptTransitions: TransitionTable<AttemptStatus, AttemptEvent> = {
  creating: { ...undecided, open: "open" },
  open: undecided,
  failed: { ...seen, dispute: "disputed" },
  disputed: { ...seen, fail: "failed" },
  paid: { give_back: "returning", returned: "returned" },
  returning: { returned: "returned" },
  returned: {},
  authorized: { capture: "capturing", void: "voiding", lapse: "failed" },
  capturing: { pay: "paid", lapse: "failed" },
  voiding: { voided: "voided", give_back: "returning" },
  voided: {},
};

export const { next } = machine(attemptTransitions);

/** A gateway that was asked for a page and never answered is not waited for any longer. */
export const CREATING_MS = 60_000;

const SOONEST_MS = 15_000;
const LATEST_MS = 6 * 3_600_000;
/** Gateways end what nobody pays within days. */
const GIVE_UP_MS = 14 * 24 * 3_600_000;

/** What gateways end by themselves, and what the shop owes somebody, is asked about as long as it lasts. */
const NEVER_GIVEN_UP: ReadonlySet<AttemptStatus> = new Set(["returning", "authorized", "capturing", "voiding"]);

/**
 * When a gateway is asked again about a payment: soon while the shopper may be paying, ever more seldom after that.
 * What may still come is given up some time; money that is to go back never is, whenever it came.
 * @returns null when there is nothing to ask about any more
 */
export function lookAfter(status: AttemptStatus, createdAt: Date, now: Date): Date | null {
  const age = now.getTime() - createdAt.getTime();
  const mayCome = status === "creating" || status === "open" || status === "disputed";
  if (!NEVER_GIVEN_UP.has(status) && !(mayCome && age <= GIVE_UP_MS)) return null;
  return new Date(now.getTime() + Math.min(Math.max(SOONEST_MS, age / 8), LATEST_MS));
}
