import type { Period, ServiceChoice, ShopError } from "@/lib/contract";
import type { NewLine } from "@/lib/domain/cart";
import { cartStore } from "./cart";
import type { CommandResult } from "./cart-commands";
import { notify } from "./notifications";
import { setPeriod, setPlace } from "./reservation";
import { ensureCart, sendCommand } from "./runtime";

/* What components do to the cart. Nothing here is heavy: the work is loaded when first asked for. */

/** Measures go with the line; those of one that may be given back stay. */
async function forgetMeasures(): Promise<void> {
  const { keepMeasures } = await import("./checkout");
  const { lines } = cartStore.getState().cart;
  keepMeasures(lines.flatMap(({ key, replaces }) => (replaces ? [key, replaces.line.key] : [key])));
}

/** Zero removes the line. */
export async function setQuantity(key: string, qty: number): Promise<CommandResult> {
  const result = await sendCommand({ type: "set_quantity", key, qty });
  if (qty === 0) await forgetMeasures();
  return result;
}

/** Puts lines of their own into the cart, and says nothing of those that stand there then. @returns whether all do */
export async function addForNext(lines: readonly NewLine[]): Promise<boolean> {
  const results = [];
  for (const line of lines) results.push(await sendCommand({ type: "add", line }));
  return results.every(({ outcome }) => outcome === "added");
}

/** Sets all services of a line at once. */
export const setLineServices = (key: string, services: ServiceChoice[]): Promise<CommandResult> =>
  sendCommand({ type: "set_services", key, services });

/** `key` of the answer names the line under its new days. */
export async function changeLinePeriod(key: string, period: Period): Promise<CommandResult> {
  const result = await sendCommand({ type: "change_period", key, period });
  const { moveRenter } = await import("./checkout");
  if (result.key) moveRenter(key, result.key);
  if (result.outcome === "quantity_limit") notify({ type: "error", code: "quantity_limit", action1: "ok" });
  return result;
}

/** Puts another thing in the place of a line; what can't be done is said, and the line stays. */
export async function replaceLine(key: string, line: NewLine): Promise<CommandResult> {
  const { copyRenter } = await import("./checkout");
  const result = await sendCommand({ type: "replace", key, line });
  // What was said of both stays: a refusal gives the old line back.
  if (result.key) copyRenter(key, result.key);
  const { addNotice } = await import("./cart-notices");
  const notice = addNotice(result, line, cartStore.getState().online);
  if (notice && result.outcome !== "added" && result.outcome !== "quantity_raised") notify(notice);
  return result;
}

export async function removeLine(key: string): Promise<CommandResult> {
  const result = await sendCommand({ type: "remove", key });
  await forgetMeasures();
  return result;
}

export type RenewOutcome = { ok: true } | { ok: false; error: ShopError & { transport: boolean } };

/** Renews the holds that can be renewed. */
export const extendHolds = async (): Promise<RenewOutcome> => (await ensureCart()).refresh("extendHolds");

/**
 * Asks anew for every line that is not certain (run-out hold, refusal, pre-reservation), then for the server's cart.
 */
export async function recheck(): Promise<RenewOutcome> {
  await sendCommand({ type: "recheck" });
  return (await ensureCart()).refresh("pullCart");
}

/**
 * Takes the whole cart from another source. Where that lacks something nothing changes, unless `anyway`; then those
 * lines come along, marked, with what is nearest.
 */
export async function moveCart(source: { id: string; name: string }, anyway = false): Promise<RenewOutcome> {
  const { lines } = cartStore.getState().cart;
  const outcome = await (await ensureCart()).moveCart(source, anyway);
  if (!outcome.ok) return outcome;
  const [{ moveRenter }, { lineKey }] = await Promise.all([import("./checkout"), import("@/lib/domain/cart-line")]);
  for (const line of lines) moveRenter(line.key, lineKey({ ...line, source: source.id }));
  setPlace({ kind: "branch", source: source.id });
  return outcome;
}

/** Takes the whole cart to other days, each line checked and priced anew; they become the visitor's days too. */
export async function moveDays(period: Period): Promise<CommandResult> {
  const { lines } = cartStore.getState().cart;
  const result = await (await ensureCart()).moveDays(period);
  const [{ moveRenter }, { lineKey }] = await Promise.all([import("./checkout"), import("@/lib/domain/cart-line")]);
  const stayed = new Set(cartStore.getState().cart.lines.map(({ key }) => key));
  for (const line of lines) if (!stayed.has(line.key)) moveRenter(line.key, lineKey({ ...line, ...period }));
  if (result.outcome === "quantity_limit") notify({ type: "error", code: "quantity_limit", action1: "ok" });
  setPeriod(period);
  return result;
}

/** For the checkout: from here on the server knows the cart, whatever the owner's flag says. */
export const openCheckout = async (): Promise<void> => (await ensureCart()).openCheckout();

/** For screens that show the cart itself: makes sure that it is loaded. */
export const openCart = async (): Promise<void> => void (await ensureCart());
