"use client";

import { useQueries } from "@tanstack/react-query";
import { Suspense, useEffect, useRef, useState } from "react";
import type { CartLine } from "@/lib/domain/cart";
import type { Companion, Period } from "@/lib/contract";
import { MAX_NAMED_SKUS } from "@/lib/contract/limits";
import { periodsOverlap } from "@/lib/domain/rental-period";
import { LazyIntl } from "@/lib/i18n/lazy-messages";
import { companions } from "@/lib/queries";
import { getStoreView } from "@/lib/store-views";
import { loadApi, queryClient } from "@/stores/api";
import { useCartLines } from "@/stores/cart";
import { useCheckout } from "@/stores/checkout";
import { Added, GoesWithOffer } from "./goes-with-offer";

/** What is rented by somebody, beside which something is offered. */
export interface Beside {
  /** Whom it is for; null where nobody is named. */
  name: string | null;
  skus: readonly string[];
  /** Their lines; absent where the whole cart says what sizes they have. */
  lines?: readonly CartLine[];
}

export interface GoesWithProps {
  beside: readonly Beside[];
  storeCode: string;
  source: { id: string; name: string; locative?: string };
  period: Period;
  level: "h2" | "h3";
}

export type OfferedTo = Omit<Beside, "skus"> & { things: readonly Companion[] };

/** What lies in the cart for these days and has not been named: it may be anybody's, and is offered to nobody again. */
function useNobodys(period: Period): string[] {
  const persons = useCheckout((state) => state.persons);
  const lines = useCartLines().filter((line) => !line.withoutDays && periodsOverlap(line, period));
  return [...new Set(lines.filter(({ key }) => !persons[key]?.trim()).map(({ sku }) => sku))];
}

/** Boots, poles and helmet to the skis: those that are free in the same days at the same branch, in one press. */
export default function GoesWith(props: GoesWithProps) {
  const { beside, source, period, storeCode } = props;
  const told = useRef<HTMLDivElement>(null);
  const [added, setAdded] = useState<number | "failed">(0);
  const [chosen, setChosen] = useState<Readonly<Record<string, string>>>({});
  const nobodys = useNobodys(period);
  const answers = useQueries(
    {
      queries: beside.map(({ skus }) => {
        const have = nobodys.filter((sku) => !skus.includes(sku)).slice(0, MAX_NAMED_SKUS);
        return companions(loadApi, skus, have, source.id, period);
      }),
    },
    queryClient,
  );
  const offered = beside.flatMap(({ name, lines }, index): OfferedTo[] => {
    const things = answers[index]?.data ?? [];
    return things.length > 0 ? [{ name, ...(lines && { lines }), things }] : [];
  });
  const isOver = offered.length === 0;
  // What was pressed goes with the last thing that there was to offer: what came of it keeps the place.
  useEffect(() => {
    if (isOver && added !== 0 && document.activeElement === document.body) told.current?.focus();
  }, [isOver, added]);
  if (isOver && added === 0) return null;
  const storeView = getStoreView(storeCode);
  return (
    <Suspense fallback={null}>
      <LazyIntl locale={storeView.locale} optional>
        <div className="goes-with">
          {!isOver && (
            <GoesWithOffer
              {...{ ...props, offered, storeView, chosen }}
              onAdded={setAdded}
              onChoose={(id, sku) => setChosen((before) => ({ ...before, [id]: sku }))}
            />
          )}
          <div ref={told} tabIndex={-1}>
            <Added added={added} />
          </div>
        </div>
      </LazyIntl>
    </Suspense>
  );
}
