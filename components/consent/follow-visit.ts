import type { Money } from "@/lib/contract";
import type { CartLine } from "@/lib/domain/cart";
import { tell, tellAddress } from "@/lib/analytics/tag-manager";
import { readStored, writeStored } from "@/stores/browser-storage";
import { cartStore } from "@/stores/cart";
import { triedOrders } from "@/stores/last-order";
import { loadApi } from "@/stores/load-api";
import { currency } from "@/shop.config";
import { productOf } from "./product-on-page";

/*
 * What a tag manager is told of a visit that agreed to it: pages, things looked at and put into the cart, that the
 * checkout was begun, and each order once.
 */

const PURCHASES = "sezona.purchases";
/** Orders that are remembered as told. */
const REMEMBERED = 50;
/** So many frames a page without a title is waited for. */
const TITLE_FRAMES = 60;
/** Orders that nobody has to pay any more, or that are paid on receipt. */
const STANDS = new Set(["confirmed", "handed_over", "returned", "closed"]);

const crowns = (money: Money): number => money / 100;
const itemOf = ({ sku, name, unitPrice }: CartLine, quantity: number) => ({
  item_id: sku,
  item_name: name,
  price: crowns(unitPrice),
  quantity,
});
const valueOf = (items: readonly { price: number; quantity: number }[]): number =>
  items.reduce((sum, { price, quantity }) => sum + price * quantity, 0);

function tellItems(event: string, items: { price: number; quantity: number }[]): void {
  tell(event, { ecommerce: { currency: currency.code, value: valueOf(items), items } });
}

/** A line that moves to other days or another branch gets another key, and is the same thing. */
const rowOf = ({ key, rowId }: CartLine): string => rowId ?? key;

/** What was added since: lines that are new, and more of those that were there. */
export function addedItems(before: readonly CartLine[], after: readonly CartLine[]) {
  return after.flatMap((line) => {
    const more = line.qty - (before.find((known) => rowOf(known) === rowOf(line))?.qty ?? 0);
    return more > 0 ? [itemOf(line, more)] : [];
  });
}

const told = (): string[] => {
  const stored = readStored(PURCHASES);
  return Array.isArray(stored) ? stored.filter((id): id is string => typeof id === "string") : [];
};
export const forgetPurchases = (): void => void writeStored(PURCHASES, null);

/** An order of this tab that stands: told once, also after a reload. Its number says nothing that opens it. */
async function tellPurchase(id: string): Promise<void> {
  if (told().includes(id) || !triedOrders().some((order) => order.id === id)) return;
  const answer = await (await loadApi()).call("getOrder", { id });
  if (!answer.ok || !STANDS.has(answer.value.status) || told().includes(id)) return;
  writeStored(PURCHASES, [...told(), id].slice(-REMEMBERED));
  const { increment_id: transactionId, grand_total: total } = answer.value;
  const shared = { currency: currency.code };
  tell("purchase", {
    transactionId,
    ...shared,
    transactionTotal: crowns(total),
    ecommerce: { transaction_id: transactionId, ...shared, value: crowns(total) },
  });
}

let last = "";
let inCheckout = false;

function beginCheckout(): void {
  const { lines } = cartStore.getState().cart;
  if (inCheckout || lines.length === 0) return;
  inCheckout = true;
  tellItems(
    "begin_checkout",
    lines.map((line) => itemOf(line, line.qty)),
  );
}

const isCheckout = (): boolean => location.pathname.endsWith("/checkout");

/** The page at the browser's address is on the screen. */
function tellPage(): void {
  const { pathname, search } = location;
  const query = new URLSearchParams(search);
  if (pathname !== last) {
    last = pathname;
    tellAddress();
    tell("virtualPageview", { pagePath: pathname, pageTitle: document.title });
    const product = productOf(document);
    if (product) tellItems("view_item", [{ ...product, quantity: 1 }]);
  }
  const id = query.get("id");
  const isDone = isCheckout() && query.get("step") === "done";
  if (id !== null && (isDone || pathname.endsWith("/order"))) tellPurchase(id).catch(() => undefined);
  if (!isCheckout() || isDone) inCheckout = false;
  else beginCheckout();
}

let following = false;

/** From now on, until the page is left or the consent is withdrawn, which loads it anew. */
export function followVisit(): void {
  if (following) return;
  following = true;
  const { history } = window;
  // The framework changes the address when the new page is on the screen; its title comes some frames later.
  const wait = (frames: number): number =>
    requestAnimationFrame(() => (document.title === "" && frames > 0 ? wait(frames - 1) : tellPage()));
  const look = () => requestAnimationFrame(() => wait(TITLE_FRAMES));
  for (const name of ["pushState", "replaceState"] as const) {
    const change = history[name].bind(history);
    history[name] = (...args) => {
      change(...args);
      look();
    };
  }
  window.addEventListener("popstate", look);
  cartStore.subscribe((state, before) => {
    // What the browser kept from before was not added now.
    if (before.ready && state.cart !== before.cart) {
      const items = addedItems(before.cart.lines, state.cart.lines);
      if (items.length > 0) tellItems("add_to_cart", items);
    }
    if (isCheckout()) tellPage();
  });
  tellPage();
}
