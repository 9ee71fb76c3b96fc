"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { useOnce } from "@/components/ui/use-once";
import type { Alternatives, Period } from "@/lib/contract";
import type { CartLine } from "@/lib/domain/cart";
import { formatPeriod } from "@/lib/domain/formats";
import { alternatives } from "@/lib/queries";
import type { StoreView } from "@/lib/store-views";
import { changeLinePeriod } from "@/stores/cart-actions";
import { useCartLines, useCartToken } from "@/stores/cart";
import { loadCartApi } from "@/stores/api";
import { useBranches, useWishedBranch } from "@/stores/reservation";
import { Choice, Group, LookUpFailed, WholeCartTo } from "./offered-instead";
import { usePlaceChoice } from "./place-choice";
import { moveToSource, swapSize } from "./replace-line";

interface Props {
  line: CartLine;
  storeView: StoreView;
  /** Only what its own shop has: an order that it is to come to is handed over there. */
  hereOnly?: boolean;
  /** Under which key it stands now. */
  onTaken?: (key: string) => void;
}

/** Neighbouring sizes, other days, another shop: each one tap away. */
export function LineAlternatives(props: Props) {
  const { line, hereOnly } = props;
  const t = useTranslations("cart.alternatives");
  const period = { from: line.from, to: line.to };
  const query = useQuery(
    alternatives(loadCartApi, { sku: line.sku, source: line.source, period, qty: line.qty }, useCartToken()),
  );
  if (query.isPending) return <p className="mt-1 text-sm">{t("loading")}</p>;
  if (query.isError) return <LookUpFailed onAgain={() => void query.refetch()} />;
  return <Choices {...props} found={hereOnly ? { ...query.data, sources: [] } : query.data} />;
}

function Choices({ line, storeView, onTaken, found }: Props & { found: Alternatives }) {
  const t = useTranslations("cart.alternatives");
  const alone = useCartLines().length === 1;
  const { busy, once } = useOnce();
  const [failed, setFailed] = useState(false);
  const branches = useBranches();
  const wished = useWishedBranch();
  const [isPlaceChosen] = usePlaceChoice();
  // A cart is picked up in one place: another shop takes a line that stands alone, or the whole cart. The wished one is
  // offered above all lines already, and all of them are while the cart's place is being chosen.
  const others = found.sources.filter(({ id }) => id !== wished?.id);
  const sources = alone ? others : [];
  const elsewhere =
    alone || isPlaceChosen ? [] : branches.filter(({ id }) => others.some((source) => source.id === id));
  // A size or a shop with free pieces doesn't open a closed day.
  const sizes = line.problem && line.problem.code !== "out_of_stock" ? [] : found.sizes;
  const taken = (key: string | null): void => {
    setFailed(key === null);
    if (key !== null) onTaken?.(key);
  };
  if (sizes.length + found.periods.length + found.sources.length === 0)
    return <p className="mt-1 text-sm">{t("none")}</p>;
  return (
    <div className="mt-2 flex flex-col gap-2">
      <p role="status" className="text-sm empty:hidden">
        {failed ? t("failed") : ""}
      </p>
      {sizes.length > 0 && (
        <Group label={t("sizes")}>
          {sizes.map((size) => (
            <Choice
              key={size.sku}
              busy={busy}
              onTake={once(async () => taken(await swapSize(line, size.sku)))}
              label={t("takeSize", { label: size.label })}
              free={t("free", { count: size.free })}
            />
          ))}
        </Group>
      )}
      {found.periods.length > 0 && (
        <Group label={t("periods", { name: line.name })}>
          {found.periods.map((period: Period) => (
            <Choice
              key={`${period.from} ${period.to}`}
              busy={busy}
              onTake={once(async () => taken((await changeLinePeriod(line.key, period)).key ?? line.key))}
              label={t("takePeriod", { period: formatPeriod(period, storeView.locale) })}
              of={line.name}
            />
          ))}
        </Group>
      )}
      {sources.length + elsewhere.length > 0 && (
        <Group label={t("sources")}>
          {sources.map((source) => (
            <Choice
              key={source.id}
              busy={busy}
              onTake={once(() => moveToSource(line, source))}
              label={t("takeSource", { name: source.name })}
              free={t("free", { count: source.free })}
            />
          ))}
          <WholeCartTo branches={elsewhere} />
        </Group>
      )}
    </div>
  );
}
