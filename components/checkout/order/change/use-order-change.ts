import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import type { AddedLine, Order, OrderChange, Period } from "@/lib/contract";
import { choicesOf } from "@/lib/domain/additional-services";
import { type CartLine, isBlocking } from "@/lib/domain/cart";
import { dataOfLine } from "@/lib/domain/fitting-data";
import { type ChangeDraft, changedLines, wishedLines } from "@/lib/domain/order-change";
import { orderChange, QueryFailure } from "@/lib/queries";
import { addToNone } from "@/stores/adding-to-order";
import { useCartLines, useCartToken } from "@/stores/cart";
import { openCart, removeLine } from "@/stores/cart-actions";
import { checkoutStore } from "@/stores/checkout";
import { loadApi } from "@/stores/load-api";
import { newId } from "@/stores/new-id";

/** What of an order its change has to know. */
export type ChangeableOrder = Pick<
  Order,
  "order_id" | "increment_id" | "revision" | "lines" | "grand_total" | "deposit" | "payment_status" | "free_until"
>;

const unchanged: ChangeDraft = { periods: {}, sizes: {} };

/** A line of the cart as it comes to an order. */
const toAdded = ({ sku, qty, product_option, from, to, services }: CartLine): AddedLine => ({
  ...{ sku, qty, product_option, from, to },
  additional_services: choicesOf(services),
});

/** The same with whom it is for and what it is set by: told once, with the change, and not while it is being priced. */
function toAgreed(line: CartLine): AddedLine {
  const { persons, measures } = checkoutStore.getState();
  const person = persons[line.key]?.trim();
  const biometric_data = dataOfLine(line, measures[line.key]);
  return { ...toAdded(line), ...(person && { person }), ...(biometric_data && { biometric_data }) };
}

/** A change in the making, priced by the shop at every step; confirmed under one key, however often it is sent. */
export function useOrderChange(order: ChangeableOrder) {
  const [draft, setDraft] = useState(unchanged);
  /** Lines of the cart that come to the order, by their keys. */
  const [added, setAdded] = useState<ReadonlySet<string>>(new Set());
  // Another wish is another change; the same one sent again is the same.
  const [key, setKey] = useState(newId);
  const wish = (next: (before: ChangeDraft) => ChangeDraft): void => {
    setDraft(next);
    setKey(newId());
  };
  const wished = wishedLines(order.lines, draft);
  const lines = changedLines(order.lines, wished);
  const cartToken = useCartToken();
  const ofBranch = useCartLines().filter((line) => line.source === order.lines[0]?.source);
  const inCart = ofBranch.filter((line) => !isBlocking(line));
  // Without the cart there is nothing to add; days and sizes are changed all the same.
  useEffect(() => void openCart().catch(() => undefined), []);
  const coming = inCart.filter((line) => added.has(line.key));
  const isChanged = lines.length + coming.length > 0;
  const add = coming.length > 0 ? { add: coming.map(toAdded) } : {};
  const change: OrderChange = { id: order.order_id, revision: order.revision, lines, ...add };
  const quote = useQuery({ ...orderChange(loadApi, change, cartToken), enabled: isChanged });

  return {
    /** Tells one wish from another. */
    key,
    wished,
    isChanged,
    quote,
    /** What lies in the cart and comes from the order's branch. */
    inCart,
    /** What lies there too, but can't be had as it is. */
    gone: ofBranch.filter(isBlocking),
    added,
    /** The line of the cart that comes as such a line of the order. */
    comingAs: (index: number): CartLine | undefined => coming[index - order.lines.length],
    setAdded: (line: string, isAdded: boolean) => {
      setAdded((before) => new Set([...before].filter((other) => other !== line).concat(isAdded ? line : [])));
      setKey(newId());
    },
    /** Another size or other days of a line make it another one, which comes in its place. */
    putInstead: (line: string, key: string) => {
      setAdded((before) => new Set([...before].filter((other) => other !== line).concat(key)));
      setKey(newId());
    },
    /** Moves all lines of one period, since they are fetched and brought back together. */
    setPeriod: (indexes: readonly number[], period: Period) =>
      wish((before) => ({
        ...before,
        periods: { ...before.periods, ...Object.fromEntries(indexes.map((index) => [index, period])) },
      })),
    setSize: (index: number, sku: string) =>
      wish((before) => ({ ...before, sizes: { ...before.sizes, [index]: sku } })),
    /** @throws QueryFailure when the shop refuses it or can't be reached. */
    async confirm(expected_total: number): Promise<void> {
      const agreed = { ...change, ...(coming.length > 0 && { add: coming.map(toAgreed) }), key, expected_total };
      const answer = await (await loadApi()).call("changeOrder", agreed, { cartToken });
      if (!answer.ok) throw new QueryFailure(answer.error);
      // The shop has taken them out already; here they go too, and taking them out twice changes nothing.
      for (const line of coming) await removeLine(line.key);
      addToNone();
    },
  };
}
