import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { Order, OrderChange, Period } from "@/lib/contract";
import { type ChangeDraft, changedLines, wishedLines } from "@/lib/domain/order-change";
import { orderChange, QueryFailure } from "@/lib/queries";
import { loadApi } from "@/stores/load-api";
import { newId } from "@/stores/new-id";

/** What of an order its change has to know. */
export type ChangeableOrder = Pick<
  Order,
  "order_id" | "revision" | "lines" | "grand_total" | "deposit" | "payment_status"
>;

const unchanged: ChangeDraft = { periods: {}, sizes: {} };

/** A change in the making, priced by the shop at every step; confirmed under one key, however often it is sent. */
export function useOrderChange(order: ChangeableOrder) {
  const [draft, setDraft] = useState(unchanged);
  // Another wish is another change; the same one sent again is the same.
  const [key, setKey] = useState(newId);
  const wish = (next: (before: ChangeDraft) => ChangeDraft): void => {
    setDraft(next);
    setKey(newId());
  };
  const wished = wishedLines(order.lines, draft);
  const lines = changedLines(order.lines, wished);
  const change: OrderChange = { id: order.order_id, revision: order.revision, lines };
  const quote = useQuery({ ...orderChange(loadApi, change), enabled: lines.length > 0 });

  return {
    /** Tells one wish from another. */
    key,
    wished,
    isChanged: lines.length > 0,
    quote,
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
      const answer = await (await loadApi()).call("changeOrder", { ...change, key, expected_total });
      if (!answer.ok) throw new QueryFailure(answer.error);
    },
  };
}
