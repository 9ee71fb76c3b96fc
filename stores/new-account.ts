import { useStore } from "zustand";
import { createStore } from "zustand/vanilla";
import { MIN_PASSWORD } from "@/lib/contract/limits";
import type { CheckoutForm } from "@/lib/domain/checkout";
import { noteLogin } from "./account-hint";

/*
 * The account that a guest wants along with the order. It lives in this page alone: its password comes into no storage,
 * and is gone with the first answer (spec §4, "Order placement").
 */

/** What became of it; null while nothing has. */
type Outcome = "opened" | "taken" | "leaked" | "failed" | null;

interface NewAccount {
  isWanted: boolean;
  password: string;
  /** The order was pressed without a password that will do. */
  isRefused: boolean;
  outcome: Outcome;
}
const nothing: NewAccount = { isWanted: false, password: "", isRefused: false, outcome: null };
const store = createStore<NewAccount>(() => nothing);

export const useNewAccount = <T>(select: (state: NewAccount) => T): T => useStore(store, select);
export const wantAccount = (isWanted: boolean): void => store.setState({ ...nothing, isWanted });
export const typePassword = (password: string): void => store.setState({ password, isRefused: false });

/** Whether the order may go; where not, the field says why. */
export function isAccountReady(): boolean {
  const { isWanted, password } = store.getState();
  const isRefused = isWanted && password.length < MIN_PASSWORD;
  store.setState({ isRefused });
  return !isRefused;
}

/** So long the end of an order waits for an account; it stands either way. */
const PATIENCE_MS = 10_000;

const outcomes: Record<string, Outcome> = { customer_exists: "taken", password_leaked: "leaked" };

/** Sends the form of registration. */
type Register = (
  fields: URLSearchParams,
  signal: AbortSignal,
) => Promise<{ to: string; customer?: string } | { refused: string }>;

/** Opens the account that was wanted, with the order in it; an order is worth more, and nothing here keeps it up. */
export async function openWantedAccount(
  { personalDetails: { firstName, lastName, emailAddress } }: CheckoutForm,
  orderId: string,
  register: Register,
): Promise<void> {
  const { isWanted, password } = store.getState();
  if (!isWanted) return;
  store.setState({ password: "" });
  const body = new URLSearchParams({
    firstname: firstName.trim(),
    lastname: lastName.trim(),
    password,
    order: orderId,
  });
  body.set("email", emailAddress.trim());
  const answer = await register(body, AbortSignal.timeout(PATIENCE_MS)).catch(() => ({ refused: "" }));
  const customer = "to" in answer ? answer.customer : undefined;
  if (customer !== undefined) noteLogin(customer, Date.now());
  const refused = "refused" in answer ? answer.refused : "";
  store.setState({ outcome: customer === undefined ? (outcomes[refused] ?? "failed") : "opened", isWanted: false });
}
