import type {
  ChargedBy,
  Day,
  ErrorCode,
  Fitting,
  HoldLimit,
  LineService,
  Money,
  Period,
  PriceBand,
  ProductOption,
  Refusal,
  ServiceChoice,
  ShopError,
} from "@/lib/contract";
import { MAX_QTY } from "@/lib/contract/limits";
import {
  chargedServices,
  choicesOf,
  mergeChoices,
  servicesPrice,
  unavailableService,
  withChoices,
} from "./additional-services";
import { type LineIdentity, lineKey } from "./cart-line";
import { isExpired } from "./holds";
import { sumMoney } from "./money";
import { isPrice, rentPrice } from "./pricing";
import { isPast, rentalDays, samePeriod } from "./rental-period";

/** What a line keeps of a refusal. */
export const problemOf = ({ code, details }: ShopError): Refusal => ({ code, details }) as Refusal;
/** A refusal as a line shows it. `kept`: it was another wish that failed, the line is what the shopper had before. */
export type LineProblem = Refusal & { kept?: true };

export interface CartLine {
  /** Identity: `lineKey` of the line; changes with the period. */
  key: string;
  /** The key that it had first, once that has changed: by it the screen keeps line and focus in place. */
  rowId?: string;
  /** The chosen child's. */
  sku: string;
  parentSku: string;
  name: string;
  /** Where the name is in another language than the store view. */
  other_languages?: Readonly<Record<string, string>> | undefined;
  slug: string;
  url_path: string | null;
  image: string | null;
  options: { label: string; value: string }[];
  product_option: ProductOption;
  qty: number;
  /** Quantity that the server last confirmed for this period; 0 when it has none. */
  prevQty: number;
  from: Day;
  to: Day;
  source: string;
  priceList: PriceBand[];
  /** Left out: by the day. */
  chargedBy?: ChargedBy;
  /** Bought rather than rented: its days say nothing, and never pass. */
  withoutDays?: true;
  /** What of it is set to whoever rents it. */
  fittings?: Fitting[];
  /** Rent of one unit for the whole period. */
  unitPrice: Money;
  /** Per unit. */
  deposit: Money;
  /** What can be had with it, and what of that is chosen; left out while nobody has said. */
  services?: LineService[];
  /** What the server last knew to be chosen. */
  syncedServices?: ServiceChoice[];
  /** The server's id of the line, once it has one. */
  itemId: string | null;
  holdExpiresAt: string | null;
  /** Why nothing is kept for it, where the owner's bounds on keeping without an order are the reason. */
  holdLimit?: HoldLimit;
  status: "ok" | "pending" | "volatile" | "out_of_stock" | "expired";
  problem?: LineProblem;
  /** Days that the server last confirmed, until it has said yes to the new ones: one tap leads back to them. */
  before?: Period;
  /** What this line is to take the place of, with the cart's source then: given back if the server says no. */
  replaces?: { line: CartLine; source: CartState["source"] };
  /**
   * What the shop answered when nothing was kept for the line: units free then; null where it couldn't say. Left out
   * until it has been asked.
   */
  stock?: { free: number; at: string } | null;
  /** ISO instant. */
  addedAt: string;
}

/** A refused change that left a good line as it was blocks nothing; a line that can't be rented does. */
export const isBlocking = (line: Pick<CartLine, "status" | "problem">): boolean =>
  line.status === "out_of_stock" || (line.status === "pending" && line.problem !== undefined);

/** How many lines can't be had; null until the shop has answered for every line. */
export function conflictsIn(lines: readonly Pick<CartLine, "status" | "problem">[]): number | null {
  const blocking = lines.filter(isBlocking);
  const isAwaited = (line: Pick<CartLine, "status">) => line.status === "pending" || line.status === "volatile";
  return lines.some((line) => isAwaited(line) && !blocking.includes(line)) ? null : blocking.length;
}

/** ISO instant at which the first of the holds ends; null when nothing is held that could be ordered. */
export const soonestHold = (lines: readonly CartLine[]): string | null =>
  lines
    .filter((line) => !isBlocking(line))
    .flatMap(({ holdExpiresAt }) => holdExpiresAt ?? [])
    .reduce<string | null>((soonest, at) => (soonest && Date.parse(soonest) <= Date.parse(at) ? soonest : at), null);

/** Refusals that another size, other days or another shop can cure. */
const CURABLE: ReadonlySet<ErrorCode> = new Set([
  "out_of_stock",
  "closed_day",
  "invalid_period",
  "too_late",
  "start_day",
  "off_season",
  "rent_length",
]);
export const isCurable = (code: ErrorCode): boolean => CURABLE.has(code);

/** Why nothing can be ordered yet: something is taken, or days or product have to be changed. */
export type CartBlock = "out_of_stock" | "other";

export function cartBlock(lines: readonly Pick<CartLine, "status" | "problem" | "services">[]): CartBlock | null {
  if (lines.some(({ services }) => unavailableService(services))) return "other";
  const blocking = lines.filter(isBlocking);
  if (blocking.length === 0) return null;
  const isTaken = ({ problem }: Pick<CartLine, "problem">) => !problem || problem.code === "out_of_stock";
  return blocking.every(isTaken) ? "out_of_stock" : "other";
}

export interface CartState {
  lines: CartLine[];
  /** Shop that everything comes from; null while the cart is empty. */
  source: { id: string; name: string } | null;
  token: string | null;
  /** Store view in which it is filled: there its lines are priced, held and ordered. Null before the first one. */
  storeCode: string | null;
}

/** What a line keeps its place by when it becomes one of another key. */
export const rowIdOf = ({ key, rowId }: Pick<CartLine, "key" | "rowId">): string => rowId ?? key;

export const emptyCart: CartState = { lines: [], source: null, token: null, storeCode: null };

/** What a product page knows of a line that it wants to add; quantities may be text from a form. */
export type NewLine = Pick<
  CartLine,
  "sku" | "name" | "slug" | "product_option" | "from" | "to" | "source" | "priceList" | "deposit"
> &
  Partial<
    Pick<
      CartLine,
      | "parentSku"
      | "chargedBy"
      | "withoutDays"
      | "fittings"
      | "url_path"
      | "image"
      | "options"
      | "other_languages"
      | "unitPrice"
      | "status"
      | "services"
    >
  > & {
    qty?: number | string;
    sourceName?: string;
  };

export type AddOutcome =
  "added" | "quantity_raised" | "other_source" | "price_unknown" | "out_of_stock" | "quantity_limit";

/** A whole number as forms write it; null when it is none. */
function wholeQty(qty: number | string): number | null {
  const number = typeof qty === "string" && qty.trim() === "" ? Number.NaN : Math.trunc(Number(qty));
  return Number.isFinite(number) ? number : null;
}

const periodOf = (line: { from: Day; to: Day }): Period => ({ from: line.from, to: line.to });

/** `lines` in place of the old ones; an empty cart has no source. */
export const withLines = (state: CartState, lines: CartLine[]): CartState => ({
  ...state,
  lines,
  source: lines.length > 0 ? state.source : null,
});

const replaceLine = (state: CartState, key: string, change: (line: CartLine) => CartLine): CartState =>
  withLines(
    state,
    state.lines.map((line) => (line.key === key ? change(line) : line)),
  );

/** Adds a line or raises the equal one. A refusal leaves the cart as it was. */
export function addLine(state: CartState, line: NewLine, now: Date): { state: CartState; outcome: AddOutcome } {
  if (state.source && state.lines.length > 0 && state.source.id !== line.source)
    return { state, outcome: "other_source" };
  const unitPrice = rentPrice(line.priceList, rentalDays(periodOf(line)), line.chargedBy) ?? line.unitPrice;
  if (unitPrice === undefined || !isPrice(unitPrice)) return { state, outcome: "price_unknown" };
  if (line.status === "out_of_stock") return { state, outcome: "out_of_stock" };

  const key = lineKey(line);
  const known = state.lines.find((candidate) => candidate.key === key);
  const qty = Math.max(wholeQty(line.qty ?? 1) ?? 1, 1);
  if ((known?.qty ?? 0) + qty > MAX_QTY) return { state, outcome: "quantity_limit" };
  const status = line.status ?? "pending";
  const source =
    state.lines.length > 0 && state.source ? state.source : { id: line.source, name: line.sourceName ?? line.source };
  if (known) {
    const raised = replaceLine({ ...state, source }, key, () => ({
      ...known,
      qty: known.qty + qty,
      status,
      problem: undefined,
      stock: undefined,
    }));
    return { state: raised, outcome: "quantity_raised" };
  }
  const added: CartLine = {
    key,
    qty,
    status,
    unitPrice,
    sku: line.sku,
    parentSku: line.parentSku ?? line.sku,
    name: line.name,
    ...(line.other_languages && { other_languages: line.other_languages }),
    slug: line.slug,
    url_path: line.url_path ?? null,
    image: line.image ?? null,
    options: line.options ?? [],
    product_option: line.product_option,
    from: line.from,
    to: line.to,
    source: line.source,
    priceList: line.priceList,
    chargedBy: line.chargedBy,
    withoutDays: line.withoutDays,
    fittings: line.fittings,
    deposit: line.deposit,
    services: line.services,
    prevQty: 0,
    itemId: null,
    holdExpiresAt: null,
    addedAt: now.toISOString(),
  };
  return { state: { ...state, lines: [...state.lines, added], source }, outcome: "added" };
}

/**
 * Puts another thing in the place of a line: a neighbouring size, or the same from another branch. What the shopper
 * had is kept with it until the server has said yes, and no refusal takes it away.
 */
export function putInPlace(
  state: CartState,
  key: string,
  wish: NewLine,
  now: Date,
): { state: CartState; outcome: AddOutcome } {
  const old = state.lines.find((line) => line.key === key);
  if (!old) return addLine(state, wish, now);
  // Another size of the same thing can be had with the same services.
  const services = wish.services ?? ((wish.parentSku ?? wish.sku) === old.parentSku ? old.services : undefined);
  const { state: added, outcome } = addLine(removeLine(state, key), { ...wish, services, qty: old.qty }, now);
  if (outcome !== "added" && outcome !== "quantity_raised") return { state, outcome };
  const newKey = lineKey(wish);
  if (newKey === key) return { state, outcome };
  const replaces = old.replaces ?? { line: old, source: state.source };
  // A new line takes the old one's id: the server then moves what it holds, and lets nothing go before.
  const placed = replaceLine(added, newKey, (line) => ({ ...line, itemId: line.itemId ?? old.itemId, replaces }));
  return { state: outcome === "added" ? takePlace(placed, newKey, old, state) : placed, outcome };
}

/** A new line stands where the old one stood. */
function takePlace(state: CartState, key: string, old: CartLine, before: CartState): CartState {
  const others = state.lines.filter((line) => line.key !== key);
  const fresh = state.lines.filter((line) => line.key === key).map((line) => ({ ...line, rowId: rowIdOf(old) }));
  const place = before.lines.indexOf(old);
  return withLines(state, [...others.slice(0, place), ...fresh, ...others.slice(place)]);
}

export const removeLine = (state: CartState, key: string): CartState =>
  withLines(
    state,
    state.lines.filter((line) => line.key !== key),
  );

/** Sets an absolute quantity; zero and less removes the line, what is no number changes nothing. */
export function setQty(state: CartState, key: string, qty: number | string): CartState {
  const wanted = wholeQty(qty);
  if (wanted === null) return state;
  if (wanted <= 0) return removeLine(state, key);
  return replaceLine(state, key, (line) => ({
    ...line,
    qty: Math.min(wanted, MAX_QTY),
    status: "pending",
    problem: undefined,
    stock: undefined,
  }));
}

/**
 * Moves a line to other days. When an equal line is there already, the two become that one with both
 * quantities, unless that is more than one line takes; the server's copy of the moved line, if both had one,
 * is the caller's to delete.
 */
export function changePeriod(state: CartState, key: string, period: Period): CartState {
  const line = state.lines.find((candidate) => candidate.key === key);
  if (!line) return state;
  const moved = moveLine(line, period);
  if (moved.key === key) return state;
  const equal = state.lines.find((candidate) => candidate.key === moved.key);
  if (!equal) return replaceLine(state, key, () => moved);
  if (equal.qty + line.qty > MAX_QTY) return state;
  const merged: CartLine = {
    ...equal,
    qty: equal.qty + line.qty,
    services: servicesOfBoth(equal, line),
    itemId: equal.itemId ?? line.itemId,
    status: "pending",
    problem: undefined,
    stock: undefined,
  };
  return replaceLine(removeLine(state, key), equal.key, () => merged);
}

function moveLine(line: CartLine, period: Period): CartLine {
  const identity: LineIdentity = { ...line, from: period.from, to: period.to };
  const unitPrice = rentPrice(line.priceList, rentalDays(period), line.chargedBy);
  const confirmed = line.itemId !== null && line.prevQty > 0 ? periodOf(line) : line.before;
  const before = confirmed && !samePeriod(confirmed, period) ? confirmed : undefined;
  return {
    ...line,
    before,
    from: period.from,
    to: period.to,
    rowId: rowIdOf(line),
    key: lineKey(identity),
    unitPrice: unitPrice ?? 0,
    prevQty: 0,
    holdExpiresAt: null,
    status: "pending",
    stock: undefined,
    problem: unitPrice === null ? { code: "price_unknown" } : undefined,
  };
}

/**
 * Brings lines that are still of another source to this one, each to be checked anew. Two that become equal are one,
 * unless that is more than one line takes.
 */
export function followSource(state: CartState, source: { id: string; name: string }): CartState {
  const lines = new Map<string, CartLine>();
  for (const line of state.lines) {
    const key = lineKey({ ...line, source: source.id });
    const equal = lines.get(key);
    const moved: CartLine =
      line.source === source.id
        ? line
        : {
            ...line,
            key,
            rowId: rowIdOf(line),
            source: source.id,
            stock: undefined,
            prevQty: 0,
            holdExpiresAt: null,
            status: "pending",
            problem: undefined,
          };
    lines.set(
      key,
      equal
        ? {
            ...equal,
            qty: Math.min(equal.qty + line.qty, MAX_QTY),
            services: servicesOfBoth(equal, line),
            status: "pending",
          }
        : moved,
    );
  }
  return withLines({ ...state, source }, [...lines.values()]);
}

/** When two lines become one, what was chosen for either is chosen. */
const servicesOfBoth = ({ services }: CartLine, other: CartLine): LineService[] | undefined =>
  services && withChoices(services, mergeChoices([choicesOf(services), choicesOf(other.services)]));

/** Sets all services of a line at once. The units stay as they are: services need none. */
export const setServices = (state: CartState, key: string, chosen: readonly ServiceChoice[]): CartState =>
  replaceLine(state, key, (line) => ({ ...line, services: line.services && withChoices(line.services, chosen) }));

/** Marks lines whose hold has run out; they stay, to be checked again at the next step. */
export const expireHolds = (state: CartState, now: Date): CartState =>
  withLines(
    state,
    state.lines.map((line) =>
      line.status === "ok" && line.holdExpiresAt !== null && isExpired(line.holdExpiresAt, now)
        ? { ...line, status: "expired", holdExpiresAt: null, stock: undefined }
        : line,
    ),
  );

/** The days of the whole cart; null where its lines have different ones. */
export function periodOfAll({ lines }: CartState): Period | null {
  const [first, ...others] = lines.filter(({ withoutDays }) => !withoutDays);
  return first && others.every((line) => samePeriod(line, first)) ? periodOf(first) : null;
}

/** No lines and no source; the token stays, because the server's cart does. */
export const clearLines = (state: CartState): CartState => withLines(state, []);

/** One line whose start is past empties the whole cart. */
export function dropPastCart(state: CartState, today: Day): { state: CartState; dropped: boolean } {
  const dropped = state.lines.some((line) => !line.withoutDays && isPast(periodOf(line), today));
  return { state: dropped ? clearLines(state) : state, dropped };
}

export const cartCount = (state: CartState, by: "lines" | "quantity" = "lines"): number =>
  by === "lines" ? state.lines.length : state.lines.reduce((sum, line) => sum + line.qty, 0);

/** Nothing in it is handed over on a day or comes back: vouchers and guides alone. */
export const isBought = (lines: readonly Pick<CartLine, "withoutDays">[]): boolean =>
  lines.length > 0 && lines.every(({ withoutDays }) => withoutDays);

/** Rent of a line; null when it has no price, which is not the same as costing nothing. */
export const lineTotal = (line: Pick<CartLine, "unitPrice" | "qty" | "problem">): Money | null =>
  line.problem?.code === "price_unknown" || !isPrice(line.unitPrice) ? null : line.unitPrice * line.qty;

/** Rent of all lines; null while one of them has no price: a sum without it is no sum. */
export function linesTotal(state: Pick<CartState, "lines">): Money | null {
  const totals = state.lines.map(lineTotal);
  return totals.includes(null) ? null : sumMoney(totals.filter((total) => total !== null));
}

/** What is done beside the rent of one unit. */
export const unitServices = ({ services }: Pick<CartLine, "services">): Money =>
  servicesPrice(chargedServices(services));

/** Services of all lines. */
export const servicesTotal = (state: Pick<CartState, "lines">): Money =>
  sumMoney(state.lines.map((line) => unitServices(line) * line.qty));

/** Deposits of all lines, paid on receipt. */
export const depositTotal = (state: CartState): Money => sumMoney(state.lines.map((line) => line.deposit * line.qty));

/** How many there can be of a line that was refused more: its own units are its own, whatever was free a moment ago. */
export const mostOf = ({ qty }: Pick<CartLine, "qty">, refused: { free?: number } | undefined): number =>
  Math.max(qty, refused?.free ?? 0);
