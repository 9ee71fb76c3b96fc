import type { Period, ServiceChoice } from "@/lib/contract";
import * as rules from "@/lib/domain/cart";
import type { AddOutcome, CartLine, CartState, NewLine } from "@/lib/domain/cart";
import { lineKey } from "@/lib/domain/cart-line";
import { wantsCheck } from "@/lib/domain/cart-stock";
import { shopDay } from "@/lib/domain/days";
import { dropLine, pushLine, pushServices, type LineWish } from "@/lib/offline/tasks";
import { isOneShop } from "@/lib/store-views";

/** What a shopper does to the cart, as data: it can be kept in storage until it has been done, and done once. */
export type CartCommand =
  | { type: "add"; line: NewLine }
  | { type: "set_quantity"; key: string; qty: number }
  | { type: "change_period"; key: string; period: Period }
  /** All lines that are not on these days yet. */
  | { type: "change_periods"; period: Period }
  /** Another thing in the place of a line. */
  | { type: "replace"; key: string; line: NewLine }
  /** All services of a line. */
  | { type: "set_services"; key: string; services: ServiceChoice[] }
  | { type: "remove"; key: string }
  /** The server has moved the cart; lines that it doesn't have follow. */
  | { type: "follow_source"; source: { id: string; name: string } }
  | { type: "recheck" }
  | { type: "expire" }
  | { type: "drop_past" };

export interface CommandResult {
  /**
   * What became of an `add`; other commands are done, unless a line would become more than it may be. `other_store`:
   * the cart is filled in another of the shops.
   */
  outcome: AddOutcome | "other_store" | "done";
  /** Key of the line that the command ended at. */
  key: string | null;
  /** `drop_past` has emptied the cart. */
  dropped: boolean;
}
export interface Plan {
  cart: CartState;
  tasks: LineWish[];
  /** Lines whose waiting tasks have become pointless. */
  cancelled: string[];
  result: CommandResult;
}

const done = (cart: CartState, tasks: LineWish[] = [], more: Partial<CommandResult> = {}): Plan => ({
  cart,
  tasks,
  cancelled: [],
  result: { outcome: "done", key: null, dropped: false, ...more },
});

/**
 * Takes a line back; with it what it was to replace, which the server may still have, unless that was put in again
 * meanwhile. Both name the same thing there, so what is put in again later waits for both.
 * @param left the cart without the line
 */
function dropWhole(line: CartLine, left: CartState): LineWish[] {
  const replaced = line.replaces?.line;
  const isBack = find(left, replaced?.key ?? null).length > 0;
  return [dropLine(line), ...(replaced && !isBack ? [{ ...dropLine(replaced), after: line.key }] : [])];
}

const find = (cart: CartState, key: string | null): CartLine[] => cart.lines.filter((line) => line.key === key);

/** Offline nobody knows the stock: the line is a pre-reservation until the server has answered. */
function markUnsure(cart: CartState, key: string, online: boolean): CartState {
  if (online) return cart;
  return {
    ...cart,
    lines: cart.lines.map((line) =>
      line.key === key && line.status === "pending" ? { ...line, status: "volatile" } : line,
    ),
  };
}

/** The cart as it is filled in this store view; null when it is another shop's. */
function entered(cart: CartState, storeCode: string): CartState | null {
  if (cart.storeCode === null || isOneShop(cart.storeCode, storeCode)) return { ...cart, storeCode };
  // The server's cart of the other shop is left behind with the last of its lines.
  return cart.lines.length > 0 ? null : { ...cart, storeCode, token: null };
}

function add(before: CartState, line: NewLine, { now, online, storeCode }: Circumstances): Plan {
  const cart = entered(before, storeCode);
  if (!cart) return done(before, [], { outcome: "other_store" });
  const { state, outcome } = rules.addLine(cart, line, now);
  if (outcome !== "added" && outcome !== "quantity_raised") return done(before, [], { outcome });
  const key = lineKey(line);
  const next = markUnsure(state, key, online);
  return done(next, find(next, key).map(pushLine), { outcome, key });
}

/** Until the server has moved it, what it still has under the old line's name is no line of its own. */
const byIdOf = (wish: LineWish, old: CartLine): LineWish => ({
  ...wish,
  item: { ...wish.item, item_id: old.itemId ?? undefined },
  after: old.key,
});

/**
 * A line that the server has is moved by its id: the old days stay held until the new ones are. One that it
 * may or may not have got is taken back first, because both may need the last unit.
 */
function changePeriod(cart: CartState, key: string, period: Period, online: boolean): Plan {
  const [old] = find(cart, key);
  if (!old) return done(cart);
  const newKey = lineKey({ ...old, from: period.from, to: period.to });
  if (newKey === key) return done(cart, [], { key });
  const changed = rules.changePeriod(cart, key, period);
  if (changed === cart) return done(cart, [], { key, outcome: "quantity_limit" });
  const next = markUnsure(changed, newKey, online);
  const moved = find(next, newKey).map(pushLine);
  if (old.itemId === null) {
    const after = moved.map((wish) => ({ ...wish, after: key }));
    return done(next, [dropLine(old), ...after], { key: newKey });
  }
  const byId = moved.map((wish) => byIdOf(wish, old));
  return { ...done(next, byId, { key: newKey }), cancelled: [key] };
}

/** Each line by itself: what is refused stays in sight on these days and leaves the others alone. */
function changePeriods(cart: CartState, period: Period, online: boolean): Plan {
  return cart.lines.reduce<Plan>((plan, { key }) => {
    const next = changePeriod(plan.cart, key, period, online);
    return {
      cart: next.cart,
      tasks: [...plan.tasks, ...next.tasks],
      cancelled: [...plan.cancelled, ...next.cancelled],
      result: next.result.outcome === "done" ? plan.result : { ...plan.result, outcome: next.result.outcome },
    };
  }, done(cart));
}

/** The server's hold is moved by the old line's id; a line that it may or may not have got is taken back first. */
function replace(cart: CartState, key: string, line: NewLine, { now, online }: Circumstances): Plan {
  const [old] = find(cart, key);
  // Taken out in another tab meanwhile: nothing comes back in its place.
  if (!old) return done(cart);
  const { state, outcome } = rules.putInPlace(cart, key, line, now);
  const newKey = lineKey(line);
  if (state === cart) return done(cart, [], { outcome });
  const next = markUnsure(state, newKey, online);
  const wishes = find(next, newKey).map(pushLine);
  if (old.itemId === null) {
    const after = wishes.map((wish) => ({ ...wish, after: key }));
    return done(next, [dropLine(old), ...after], { outcome, key: newKey });
  }
  const byId = wishes.map((wish) => byIdOf(wish, old));
  return { ...done(next, byId, { outcome, key: newKey }), cancelled: [key] };
}

/** Asks again for every line that is not certain: run-out holds, refusals, pre-reservations. */
function recheck(cart: CartState, online: boolean): Plan {
  const unsure = (line: CartLine) => line.status !== "ok" || line.problem !== undefined;
  const status = online ? "pending" : "volatile";
  const lines = cart.lines.map((line): CartLine =>
    unsure(line) ? { ...line, status, problem: undefined, stock: undefined } : line,
  );
  return done({ ...cart, lines }, cart.lines.filter(unsure).map(pushLine));
}

export interface Circumstances {
  now: Date;
  /** Only decides what a line is called. */
  online: boolean;
  /** Store view in which the command was given. */
  storeCode: string;
  /** The server is not told of the cart before the checkout: of its stock it can be asked all the same. */
  keptBack?: boolean;
}

/** The next cart and what the server has to be told or asked, by the pure rules. */
export function planCommand(
  cart: CartState,
  command: CartCommand,
  circumstances: Circumstances,
): Plan & { checks: CartLine[] } {
  const plan = planFor(cart, command, circumstances);
  return { ...plan, checks: plan.cart.lines.filter((line) => wantsCheck(line, circumstances.keptBack)) };
}

function planFor(cart: CartState, command: CartCommand, circumstances: Circumstances): Plan {
  const { now, online } = circumstances;
  switch (command.type) {
    case "add":
      return add(cart, command.line, circumstances);
    case "set_quantity": {
      const before = find(cart, command.key);
      const next = markUnsure(rules.setQty(cart, command.key, command.qty), command.key, online);
      const after = find(next, command.key);
      return done(next, after.length > 0 ? after.map(pushLine) : before.flatMap((line) => dropWhole(line, next)), {
        key: after[0]?.key ?? null,
      });
    }
    case "change_period":
      return changePeriod(cart, command.key, command.period, online);
    case "change_periods":
      return changePeriods(cart, command.period, online);
    case "replace":
      return replace(cart, command.key, command.line, circumstances);
    case "set_services": {
      const next = rules.setServices(cart, command.key, command.services);
      const wishes = find(next, command.key).map((line) => (line.itemId === null ? pushLine : pushServices)(line));
      return done(next, wishes, { key: command.key });
    }
    case "remove": {
      const next = rules.removeLine(cart, command.key);
      return done(
        next,
        find(cart, command.key).flatMap((line) => dropWhole(line, next)),
      );
    }
    case "follow_source": {
      const next = rules.followSource(cart, command.source);
      const known = new Set(cart.lines.map((line) => line.key));
      return done(next, next.lines.filter((line) => !known.has(line.key)).map(pushLine));
    }
    case "recheck":
      return recheck(cart, online);
    case "expire":
      return done(rules.expireHolds(cart, now));
    case "drop_past": {
      const { state, dropped } = rules.dropPastCart(cart, shopDay(now));
      return done(state, dropped ? cart.lines.map(dropLine) : [], { dropped });
    }
  }
}
