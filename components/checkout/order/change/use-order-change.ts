import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { Order, OrderChange, Period } from "@/lib/contract";
import { orderChange, QueryFailure } from "@/lib/queries";
import { loadApi } from "@/stores/load-api";
import { newId } from "@/stores/new-id";

/** What of an order its change has to know. */
export type ChangeableOrder = Pick<
  Order,
  "order_id" | "revision" | "lines" | "grand_total" | "deposit" | "payment_status"
>;

/** Days and sizes as they are wished for; what is not named stays. */
interface Draft {
  periods: Readonly<Record<number, Period>>;
  sizes: Readonly<Record<number, string>>;
}

const unchanged: Draft = { periods: {}, sizes: {} };

/** A change in the making, priced by the shop at every step; confirmed under one key, however often it is sent. */
export function useOrderChange(order: ChangeableOrder) {
  const [draft, setDraft] = useState(unchanged);
  // Another wish is another change; the same one sent again is the same.
  const [key, setKey] = useState(newId);
  const wish = (next: (before: Draft) => Draft): void => {
    setDraft(next);
    setKey(newId());
  };
  const wished = order.lines.map((line, index) => ({
    from: draft.periods[index]?.from ?? line.from,
    to: draft.periods[index]?.to ?? line.to,
    sku: draft.sizes[index] ?? line.sku,
  }));
  const lines = wished.flatMap((wanted, line) => {
    const now = order.lines[line];
    const differs = now && (wanted.sku !== now.sku || wanted.from !== now.from || wanted.to !== now.to);
    return differs ? [{ line, ...wanted }] : [];
  });
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
