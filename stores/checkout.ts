import { useStore } from "zustand";
import { createStore } from "zustand/vanilla";
import { emptyCheckoutForm, isInCheckout, type CheckoutForm, type CheckoutStep } from "@/lib/domain/checkout";
import { newId } from "./new-id";

export interface CheckoutDraft {
  form: CheckoutForm;
  step: CheckoutStep;
  /** Made once for one order and kept through reloads and repeated taps: the idempotency key. */
  orderId: string | null;
  /** Whom each line is for (line key → name), so that the shop can label the things. */
  persons: Record<string, string>;
  /** Milliseconds of the last change; 0 before the first. */
  modifiedAt: number;
}
interface CheckoutState extends CheckoutDraft {
  /** What was kept from before has been read. */
  ready: boolean;
}

const emptyDraft: CheckoutDraft = {
  form: emptyCheckoutForm,
  step: "personal",
  orderId: null,
  persons: {},
  modifiedAt: 0,
};

export const checkoutStore = createStore<CheckoutState>(() => ({ ...emptyDraft, ready: false }));

/** A draft of an older version of the form keeps what still has a place. */
export function restoreCheckout(stored: unknown): void {
  const draft = (stored ?? {}) as Partial<CheckoutDraft>;
  const form = { ...emptyCheckoutForm, ...draft.form };
  const current = checkoutStore.getState();
  // What was typed while storage was still being read is newer.
  const persons = { ...draft.persons, ...current.persons };
  if (current.modifiedAt > 0) checkoutStore.setState({ persons, ready: true });
  else checkoutStore.setState({ ...emptyDraft, ...draft, form, persons, ready: true });
}

export function saveCheckout(change: Partial<Pick<CheckoutDraft, "form" | "step">>, now: Date = new Date()): void {
  checkoutStore.setState({ ...change, modifiedAt: now.getTime() });
}

export function setPerson(lineKey: string, name: string): void {
  checkoutStore.setState(({ persons: { [lineKey]: _before, ...others } }) => ({
    persons: name === "" ? others : { ...others, [lineKey]: name },
  }));
}

/** A line with other days has another key; the name goes along. */
export function movePerson(from: string, to: string): void {
  const name = checkoutStore.getState().persons[from];
  if (name === undefined || from === to) return;
  setPerson(from, "");
  setPerson(to, name);
}

/** The id of the order in the making. */
export function currentOrderId(): string {
  const known = checkoutStore.getState().orderId;
  if (known) return known;
  const orderId = newId();
  checkoutStore.setState({ orderId });
  return orderId;
}

/** After the order is accepted, its personal data leave this browser. */
export const clearCheckout = (): void => checkoutStore.setState({ ...emptyDraft });

export const draftOf = ({ form, step, orderId, persons, modifiedAt }: CheckoutState): CheckoutDraft => ({
  form,
  step,
  orderId,
  persons,
  modifiedAt,
});

/** The shopper counts as in checkout for half an hour after the last change there. */
export const inCheckout = (now: Date = new Date()): boolean => isInCheckout(checkoutStore.getState().modifiedAt, now);

export const useCheckout = <T>(select: (state: CheckoutState) => T): T => useStore(checkoutStore, select);
export const usePerson = (lineKey: string): string => useStore(checkoutStore, ({ persons }) => persons[lineKey] ?? "");
