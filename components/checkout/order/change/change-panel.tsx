"use client";

import { QueryClientProvider } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import PeriodPicker from "@/components/rental/period-picker";
import { Button } from "@/components/ui/button";
import { classNames } from "@/components/ui/class-names";
import { useKeptFocus } from "@/components/ui/use-kept-focus";
import type { Period } from "@/lib/contract";
import { shopDay } from "@/lib/domain/days";
import { formatPeriod } from "@/lib/domain/formats";
import { together } from "@/lib/domain/order-change";
import { LazyIntl } from "@/lib/i18n/lazy-messages";
import { formatPlace } from "@/lib/domain/place";
import { searchPath } from "@/lib/routes";
import type { Locale, StoreView } from "@/lib/store-views";
import { addTo } from "@/stores/adding-to-order";
import { queryClient } from "@/stores/api";
import { setPeriod, setPlace } from "@/stores/reservation";
import { AddFromCart } from "./add-from-cart";
import { ChangeQuoted } from "./change-quoted";
import { LineSize } from "./line-size";
import { type ChangeableOrder, useOrderChange } from "./use-order-change";

interface Props {
  order: ChangeableOrder;
  storeView: StoreView;
  onClose: () => void;
}

/** Loaded with the press on "change"; brings its own dictionary. */
export default function ChangePanel(props: Props) {
  return (
    <QueryClientProvider client={queryClient}>
      <LazyIntl locale={props.storeView.locale}>
        <Panel {...props} />
      </LazyIntl>
    </QueryClientProvider>
  );
}

export function Panel({ order, storeView, onClose }: Props) {
  const t = useTranslations("order.change");
  const { locale } = storeView;
  const heading = useRef<HTMLHeadingElement>(null);
  // Days that are offered go with the refusal when they are taken.
  const kept = useKeptFocus<HTMLElement>(() => heading.current);
  const change = useOrderChange(order);
  // The button that opened it has gone.
  useEffect(() => heading.current?.focus(), []);
  const [first] = order.lines;
  return (
    <section
      {...kept}
      aria-labelledby="order-change"
      className={classNames(
        "flex w-full flex-col gap-4 rounded-md border border-line p-4",
        // The bar below the change must not cover what has the focus.
        "[&_a]:scroll-my-44 [&_button]:scroll-my-44 [&_input]:scroll-my-44 [&_select]:scroll-my-44",
      )}
    >
      <h3 id="order-change" ref={heading} tabIndex={-1} className="outline-none">
        {t("title")}
      </h3>
      {together(order.lines).map(({ period, indexes }) => (
        <Days
          key={`${period.from}/${period.to}`}
          period={change.wished[indexes[0] ?? 0] ?? period}
          source={order.lines[indexes[0] ?? 0]?.source}
          locale={locale}
          onChoose={(chosen) => change.setPeriod(indexes, chosen)}
        />
      ))}
      {order.lines.map((line, index) => (
        <LineSize
          key={index}
          line={line}
          wished={change.wished[index] ?? line}
          onChoose={(sku) => change.setSize(index, sku)}
        />
      ))}
      <AddFromCart
        lines={change.inCart}
        gone={change.gone}
        chosen={change.added}
        storeView={storeView}
        onChoose={change.setAdded}
        onInstead={change.putInstead}
      />
      {first && (
        <p className="text-sm text-muted">
          {t.rich("add", {
            link: (text) => (
              <a
                className="link"
                href={searchPath(storeView, undefined, {
                  dateFrom: first.from,
                  dateTo: first.to,
                  place: formatPlace({ kind: "branch", source: first.source }),
                })}
                onClick={() => {
                  setPeriod({ from: first.from, to: first.to });
                  setPlace({ kind: "branch", source: first.source });
                  addTo({ id: order.order_id, number: order.increment_id });
                }}
              >
                {text}
              </a>
            ),
          })}
        </p>
      )}
      <ChangeQuoted order={order} change={change} storeView={storeView} onClose={onClose} />
    </section>
  );
}

interface DaysProps {
  period: Period;
  /** The branch that hands over: its days are barred as the change would be refused. */
  source: string | undefined;
  locale: Locale;
  onChoose: (period: Period) => void;
}

function Days({ period, source, locale, onChoose }: DaysProps) {
  const t = useTranslations("order.change");
  const [isPicking, setPicking] = useState(false);
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <p>{formatPeriod(period, locale)}</p>
      <Button kind="secondary" size="small" aria-haspopup="dialog" onClick={() => setPicking(true)}>
        {t("days")}
      </Button>
      {isPicking && (
        <PeriodPicker
          locale={locale}
          today={shopDay(new Date())}
          period={period}
          place={source === undefined ? undefined : { kind: "branch", source }}
          needed
          onChoose={(chosen) => chosen && onChoose(chosen)}
          onClose={() => setPicking(false)}
        />
      )}
    </div>
  );
}
