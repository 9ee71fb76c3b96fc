import type { Cart, CartItem, Refusal, ShopError } from "@/lib/contract";
import { choicesOf, sameChoices, withChoices } from "./additional-services";
import { lineKey } from "./cart-line";
import { isEndless, isWithoutDays } from "./kind-of-thing";
import { rentalDays } from "./rental-period";
import { isBlocking, isCurable, type CartLine, type CartState, problemOf, rowIdOf, withLines } from "./cart";

/** What has to change at which side, and why. */
export interface CartDifference {
  party: "client" | "server";
  status: "no-item" | "wrong-qty" | "update-required" | "no-changes";
  key: string;
}

/** A line as the server has it; what only the browser knows is kept from `known`. */
function lineOfItem(item: CartItem, known: CartLine | undefined, addedAt: string, at = addedAt): CartLine {
  const key = lineKey(item);
  return {
    key,
    ...(known && rowIdOf(known) !== key ? { rowId: rowIdOf(known) } : {}),
    sku: item.sku,
    parentSku: item.parent_sku,
    name: item.name,
    ...(item.other_languages && { other_languages: item.other_languages }),
    slug: item.slug,
    url_path: item.url_path,
    image: item.image,
    options: item.options,
    product_option: item.product_option,
    qty: item.qty,
    prevQty: item.qty,
    from: item.from,
    to: item.to,
    source: item.source,
    // A line first met in the server's cart brings no price list: its own band serves until the server prices a change.
    priceList:
      known && known.priceList.length > 0
        ? known.priceList
        : [{ days_from: 1, days_to: null, price_per_day: item.price_per_day, ...onceOf(item) }],
    chargedBy: item.charged_by,
    ...(isWithoutDays(thingOf(item)) && { withoutDays: true }),
    fittings: item.fittings,
    unitPrice: item.price_incl_tax,
    deposit: item.deposit,
    services: item.additional_services,
    syncedServices: choicesOf(item.additional_services),
    itemId: item.item_id,
    holdExpiresAt: item.hold_expires_at,
    ...(item.hold_limit ? { holdLimit: item.hold_limit } : {}),
    ...standing(item, at),
    addedAt: known?.addedAt ?? addedAt,
  };
}

/** Whether it is kept, could be had again, or is gone; and where the server says it, how many there are. */
function standing(item: CartItem, at: string): Pick<CartLine, "status" | "problem" | "stock"> {
  if (item.problem !== null) return { status: "out_of_stock", problem: { code: item.problem } as Refusal };
  if (item.hold_expires_at !== null || isEndless(thingOf(item))) return { status: "ok" };
  const { free, sku, source } = item;
  if (free === undefined) return { status: "expired" };
  const stock = { free, at };
  return free >= item.qty
    ? { status: "expired", stock }
    : { status: "out_of_stock", stock, problem: { code: "out_of_stock", details: { sku, source, free } } };
}

/** What comes to the price of the days once: all that they don't make. */
function onceOf({ price_incl_tax: unit, price_per_day: perDay, ...item }: CartItem): { once?: number } {
  const once = unit - perDay * (item.charged_by === "piece" ? 1 : rentalDays(item));
  return once > 0 ? { once } : {};
}

const thingOf = ({ product_type, charged_by }: CartItem) => ({ type_id: product_type, charged_by });

/** Pairs lines with items: by identity first, then by the server's id (a line whose period is on its way). */
function pairUp(lines: readonly CartLine[], items: readonly CartItem[]): Map<string, CartItem> {
  const pairs = new Map<string, CartItem>();
  const left = new Map(items.map((item) => [lineKey(item), item]));
  for (const line of lines) {
    const item = left.get(line.key);
    if (item) pairs.set(line.key, item);
    left.delete(line.key);
  }
  const leftById = new Map([...left.values()].map((item) => [item.item_id, item]));
  for (const line of lines) {
    const item = line.itemId === null || pairs.has(line.key) ? undefined : leftById.get(line.itemId);
    if (!item) continue;
    pairs.set(line.key, item);
    leftById.delete(item.item_id);
  }
  return pairs;
}

type Settled = { line: CartLine; difference: CartDifference };

function settleLine(line: CartLine, item: CartItem | undefined, pending: boolean, at: string): Settled {
  const says = (party: CartDifference["party"], status: CartDifference["status"], settled: CartLine): Settled => ({
    line: settled,
    difference: { party, status, key: settled.key },
  });
  if (!item) {
    // A refused line waits for the shopper's choice; pushing it again would only be refused again.
    if (isBlocking(line)) return says("client", "no-changes", { ...line, itemId: null });
    // Its old id is gone at the server or belongs to another line now.
    return says(
      "server",
      "no-item",
      pending
        ? { ...line, itemId: null }
        : {
            ...line,
            itemId: null,
            prevQty: 0,
            holdExpiresAt: null,
            status: line.status === "volatile" ? "volatile" : "pending",
          },
    );
  }
  const sameIdentity = lineKey(item) === line.key;
  if (pending || (isBlocking(line) && !sameIdentity)) {
    const kept = { ...line, itemId: item.item_id };
    if (!sameIdentity) return says("server", pending ? "update-required" : "no-changes", kept);
    if (item.qty !== line.qty) return says("server", "wrong-qty", kept);
    const sameServices = !line.services || sameChoices(choicesOf(line.services), choicesOf(item.additional_services));
    return says("server", sameServices ? "no-changes" : "update-required", kept);
  }
  const fresh = lineOfItem(item, line, line.addedAt, at);
  return says(
    "client",
    item.qty === line.qty && sameIdentity ? "no-changes" : sameIdentity ? "wrong-qty" : "update-required",
    fresh,
  );
}

/**
 * Brings the browser's cart and the server's together. Where a task for a line is still on its way, the
 * browser's word stands (a line deleted here stays deleted); elsewhere the server's does. A line that the
 * server lacks is kept and reported as `server: no-item`, for the caller to send.
 */
export function reconcile(
  state: CartState,
  server: Cart,
  pendingKeys: ReadonlySet<string>,
  now: Date = new Date(0),
): { state: CartState; diff: CartDifference[] } {
  const pairs = pairUp(state.lines, server.items);
  const taken = new Set([...pairs.values()].map((item) => item.item_id));
  const settled = new Map<string, CartLine>();
  const diff: CartDifference[] = [];
  for (const line of state.lines) {
    const result = settleLine(line, pairs.get(line.key), pendingKeys.has(line.key), now.toISOString());
    if (!settled.has(result.line.key)) settled.set(result.line.key, result.line);
    diff.push(result.difference);
  }
  for (const item of server.items) {
    const key = lineKey(item);
    if (taken.has(item.item_id) || settled.has(key)) continue;
    if (pendingKeys.has(key)) {
      diff.push({ party: "server", status: "update-required", key });
      continue;
    }
    settled.set(key, lineOfItem(item, undefined, now.toISOString()));
    diff.push({ party: "client", status: "no-item", key });
  }
  return { state: withLines({ ...state, source: server.source ?? state.source }, [...settled.values()]), diff };
}

/** In place of one line others, of which none is there twice. */
function exchange(state: CartState, key: string, fresh: readonly CartLine[]): CartState {
  const kept = (line: CartLine): boolean => line.key !== key && !fresh.some((other) => other.key === line.key);
  return withLines(
    state,
    state.lines.flatMap((line) => (line.key === key ? fresh : kept(line) ? [line] : [])),
  );
}

/** Takes in the server's yes to one line. */
export function confirmLine(state: CartState, key: string, item: CartItem): CartState {
  const line = state.lines.find((candidate) => candidate.key === key);
  return line ? exchange(state, key, [lineOfItem(item, line, line.addedAt)]) : state;
}

/**
 * Takes in the server's no. Nothing the shopper had is lost by it: a line goes back to its last confirmed quantity,
 * one that was to replace another gives that back, and one that never was confirmed stays in sight with the reason.
 */
export function refuseLine(state: CartState, key: string, error: ShopError): CartState {
  const line = state.lines.find((candidate) => candidate.key === key);
  if (!line) return state;
  const problem = problemOf(error);
  const confirmed: CartLine[] =
    line.itemId !== null && line.prevQty > 0
      ? [
          {
            ...line,
            qty: line.prevQty,
            services: line.services && withChoices(line.services, line.syncedServices ?? []),
            status: line.holdExpiresAt === null ? "expired" : "ok",
            replaces: undefined,
          },
        ]
      : [];
  if (line.replaces) {
    const before: CartLine = { ...line.replaces.line, problem: { ...problem, kept: true } };
    return { ...exchange(state, key, [...confirmed, before]), source: line.replaces.source };
  }
  if (confirmed.length > 0)
    return exchange(
      state,
      key,
      confirmed.map((back) => ({ ...back, problem })),
    );
  return exchange(state, key, [{ ...line, status: isCurable(error.code) ? "out_of_stock" : "pending", problem }]);
}
