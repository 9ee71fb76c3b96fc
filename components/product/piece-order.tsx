"use client";

import { useEffect, useState } from "react";
import { QuantityStepper } from "@/components/ui/quantity-stepper";
import { fill } from "@/components/ui/text";
import type { Period } from "@/lib/contract";
import { MAX_QTY } from "@/lib/contract/limits";
import { shopDay } from "@/lib/domain/days";
import { rentPrice } from "@/lib/domain/pricing";
import { useCart } from "@/stores/cart";
import { usePeriod } from "@/stores/reservation";
import { AddButton } from "./add-button";
import { newLine } from "./new-line";
import type { RentalFormProps } from "./rental-frame";
import { AtHand, PriceLine } from "./rental-price";
import { useSourceGuard } from "./use-source-guard";

const nothing = () => undefined;

/**
 * What is bought by the piece and handed over by nobody: a voucher, a guide. Its line needs days like any other; it
 * goes with the cart's, else with the visitor's, else it is today's.
 */
export default function PieceOrder({ product, sources, links, labels, locale, written }: RentalFormProps) {
  const words = labels.set;
  const [qty, setQty] = useState(1);
  const [today, setToday] = useState<Period | null>(null);
  const { relation, cartSource } = useSourceGuard(product, sources, links.home);
  const wished = usePeriod();
  const line = useCart(({ lines }) => lines[0]);
  const period = line ? { from: line.from, to: line.to } : (wished ?? today);
  const source = (relation === "same" && cartSource) || sources[0];
  // The page is kept for days: only the browser knows which one it is.
  useEffect(() => {
    const day = shopDay(new Date());
    setToday({ from: day, to: day });
  }, []);
  const price = rentPrice(product.price_list, 1, product.charged_by);
  const shown = {
    product,
    priceList: product.price_list,
    days: null,
    labels,
    locale,
  };
  return (
    <div className="rental">
      {written?.fields}
      <PriceLine {...shown} original={product.original_price} />
      {words && (
        <div>
          <QuantityStepper
            value={qty}
            max={MAX_QTY}
            onChange={setQty}
            labels={{ quantity: fill(words.quantity, { name: product.name }), ...words.stepper }}
          />
        </div>
      )}
      <AddButton
        lines={
          source && period && price !== null
            ? [{ ...newLine(product, { ...product, options: {} }, period, source, written), qty, withoutDays: true }]
            : []
        }
        hasDays
        missing={written?.missing}
        free={null}
        isRefused={false}
        labels={labels}
        links={links}
        atHand={<AtHand {...shown} free={null} />}
        onChooseDays={nothing}
        onAnswered={nothing}
      />
      <p className="rental-hint">{product.type_id === "downloadable" ? words?.download : words?.piece}</p>
    </div>
  );
}
