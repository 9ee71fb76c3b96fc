import { useStore } from "zustand";
import { createStore } from "zustand/vanilla";
import { emptyCheckoutForm, isInCheckout, type CheckoutForm, type CheckoutStep } from "@/lib/domain/checkout";
import type { CartLine } from "@/lib/domain/cart";
import type { SaidOfLine } from "@/lib/domain/fitting-data";
import { knownMeasures, type Relative } from "@/lib/domain/renters";
import { changedFields, noteTyped, typedLast, type Levels, type TypedAt } from "@/lib/domain/typed-last";
import type { Draft } from "@/lib/offline";
import { lastOrder, undecidedOrder } from "./last-order";
import { newId } from "./new-id";

/** The order in the making, as all tabs of this browser share it. */
export interface CheckoutDraft extends Draft {
  form: CheckoutForm;
  step: CheckoutStep;
  /** Made once for one order and kept through reloads and repeated taps: the idempotency key. */
  orderId: string | null;
  /** Whom each line is for (line key → name), so that the shop can label the things. */
  persons: Record<string, string>;
  /** What each line's thing is set by (line key → what was said of it): personal data, kept nowhere but here. */
  measures: Record<string, SaidOfLine>;
  /** Milliseconds of the last change in the checkout; 0 before the first. */
  modifiedAt: number;
  /** When each field was changed last. */
  typedAt: TypedAt;
}
export interface CheckoutState extends CheckoutDraft {
  /** What was kept from before has been read. */
  ready: boolean;
}

const emptyDraft: CheckoutDraft = {
  form: emptyCheckoutForm,
  step: "personal",
  orderId: null,
  persons: {},
  measures: {},
  modifiedAt: 0,
  typedAt: {},
  revision: 0,
};

/** Where the draft's fields lie: those of the form by section, names and measures by line, each of them whole. */
export const draftLevels: Levels = { form: 2, step: 0, persons: 1, measures: 1, modifiedAt: 0 };

/** A store that notes which of its fields is typed when; what brings its own times is taken over, not typed. */
export function createCheckoutStore(now = () => new Date()) {
  const store = createStore<CheckoutState>(() => ({ ...emptyDraft, ready: false }));
  store.subscribe((state, before) => {
    if (state.typedAt !== before.typedAt) return;
    const isRenewed = before.orderId !== null && state.orderId !== null && before.orderId !== state.orderId;
    const typed = [...changedFields(before, state, draftLevels), ...(isRenewed ? ["orderId"] : [])];
    if (typed.length > 0) store.setState({ typedAt: noteTyped(state.typedAt, typed, now()) });
  });
  return store;
}
export type CheckoutStore = ReturnType<typeof createCheckoutStore>;
export const checkoutStore = createCheckoutStore();

/** A change of this tab's: the order in the making has an id from its first letter on. */
function change(part: Partial<CheckoutDraft>): void {
  checkoutStore.setState({ ...part, orderId: currentOrderId() });
}

/** A draft of an older version of the form keeps what still has a place. */
function completed(stored: Draft | null): CheckoutDraft {
  const draft = (stored ?? {}) as Partial<CheckoutDraft>;
  const form = {
    ...emptyCheckoutForm,
    ...draft.form,
    shippingDetails: { ...emptyCheckoutForm.shippingDetails, ...draft.form?.shippingDetails },
    returnShippingDetails: { ...emptyCheckoutForm.returnShippingDetails, ...draft.form?.returnShippingDetails },
    paymentDetails: { ...emptyCheckoutForm.paymentDetails, ...draft.form?.paymentDetails },
  };
  return { ...emptyDraft, ...draft, form };
}

/**
 * Of each field what was typed last. The order's id is that which is stored, as two tabs fill in one order, unless it
 * was renewed since.
 */
export function mergeDrafts(own: Draft, stored: Draft): CheckoutDraft {
  const [ours, theirs] = [completed(own), completed(stored)];
  const { fields, at } = typedLast(
    { fields: ours, at: ours.typedAt },
    { fields: theirs, at: theirs.typedAt },
    draftLevels,
  );
  const isRenewed = (ours.typedAt.orderId ?? 0) > (theirs.typedAt.orderId ?? 0);
  const orderId = isRenewed ? ours.orderId : (theirs.orderId ?? ours.orderId);
  return { ...fields, typedAt: at, orderId, revision: Math.max(ours.revision, theirs.revision) };
}

/** Shows what is stored; what was typed here since stays. */
export const adoptDraft = (stored: Draft, store = checkoutStore): void =>
  store.setState((own) => mergeDrafts(draftOf(own), stored));

/** What was kept from before. What was typed while storage was still being read is newer. */
export function restoreCheckout(stored: Draft | null, store = checkoutStore): void {
  store.setState({ orderId: null });
  if (stored) adoptDraft(stored, store);
  store.setState({ ready: true });
}

export function saveCheckout(part: Partial<Pick<CheckoutDraft, "form" | "step">>, now: Date = new Date()): void {
  change({ ...part, modifiedAt: now.getTime() });
}

export function setPerson(lineKey: string, name: string): void {
  const { [lineKey]: _before, ...others } = checkoutStore.getState().persons;
  change({ persons: name === "" ? others : { ...others, [lineKey]: name } });
}

/** @param said null takes back what was said before */
export function setMeasures(lineKey: string, said: SaidOfLine | null): void {
  const { [lineKey]: _before, ...others } = checkoutStore.getState().measures;
  change({ measures: said === null ? others : { ...others, [lineKey]: said } });
}

/** Somebody who is named already gets this line too; what was said of them is not asked again. */
export function nameAgain(
  line: CartLine,
  name: string,
  lines: readonly CartLine[],
  family: readonly Relative[] = [],
): void {
  const { persons, measures } = checkoutStore.getState();
  setPerson(line.key, name);
  const known = measures[line.key] === undefined ? knownMeasures(line, name, lines, persons, measures, family) : null;
  if (known) setMeasures(line.key, known);
}

/** Measures of lines that are in the cart no more are forgotten. */
export function keepMeasures(lineKeys: readonly string[]): void {
  const said = Object.entries(checkoutStore.getState().measures);
  const kept = said.filter(([key]) => lineKeys.includes(key));
  if (kept.length < said.length) change({ measures: Object.fromEntries(kept) });
}

/** Another line in the place of this one is for the same person. */
export function copyRenter(from: string, to: string): void {
  const { persons, measures } = checkoutStore.getState();
  if (from === to) return;
  if (persons[from] !== undefined) setPerson(to, persons[from]);
  if (measures[from] !== undefined) setMeasures(to, measures[from]);
}

/** A line with other days has another key; whom it is for goes along. */
export function moveRenter(from: string, to: string): void {
  copyRenter(from, to);
  if (from === to) return;
  const { persons, measures } = checkoutStore.getState();
  if (persons[from] !== undefined) setPerson(from, "");
  if (measures[from] !== undefined) setMeasures(from, null);
}

/**
 * The id of the order in the making. One that this tab has tried to place without learning what became of it stays the
 * id, even where the draft itself could not be kept.
 */
export function currentOrderId(store = checkoutStore, last = lastOrder()): string {
  const known = store.getState().orderId;
  if (known) return known;
  const orderId = undecidedOrder(last) ?? newId();
  store.setState({ orderId });
  return orderId;
}

/** What is filled in becomes another order than the one its id belongs to. */
export const renewOrderId = (orderId: string): void => checkoutStore.setState({ orderId });

/** After the order is accepted, its personal data leave this browser. */
export const clearCheckout = (store = checkoutStore): void => store.setState({ ...emptyDraft, typedAt: {} });

export const draftOf = ({ ready: _ready, ...draft }: CheckoutState): CheckoutDraft => draft;

/** The shopper counts as in checkout for half an hour after the last change there. */
export const inCheckout = (now: Date = new Date()): boolean => isInCheckout(checkoutStore.getState().modifiedAt, now);

export const useCheckout = <T>(select: (state: CheckoutState) => T): T => useStore(checkoutStore, select);
export const usePerson = (lineKey: string): string => useStore(checkoutStore, ({ persons }) => persons[lineKey] ?? "");
export const useMeasures = (lineKey: string): SaidOfLine | undefined =>
  useStore(checkoutStore, ({ measures }) => measures[lineKey]);
