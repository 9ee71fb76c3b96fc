"use client";

import { useQuery } from "@tanstack/react-query";
import { useLocale, useTranslations } from "next-intl";
import { Notice } from "@/components/ui/notice";
import type { Period } from "@/lib/contract";
import type { CartLine } from "@/lib/domain/cart";
import { formatPeriod } from "@/lib/domain/formats";
import { withChild } from "@/lib/domain/line-wish";
import { alternatives, product } from "@/lib/queries";
import { loadCartApi, queryClient } from "@/stores/api";
import { useBranches } from "@/stores/reservation";
import { Choice, Group, LookUpFailed, WholeCartTo } from "./offered-instead";

export { lackingOnceMore } from "@/stores/ask-once-more";

export interface OnceMoreOffersProps {
  /** What can't be had once more, as it would have been added. */
  short: readonly CartLine[];
  busy: boolean;
  onSize: (line: CartLine, other: CartLine) => Promise<unknown>;
  onPeriod: (period: Period) => Promise<unknown>;
  /** That there is no more is said around it already. */
  bare?: boolean;
  once: (work: () => Promise<unknown>) => () => void;
}

/** Nothing was added, since it can't be had: which thing, and what is free for the next one instead. */
export default function OnceMoreOffers({ short, ...props }: OnceMoreOffersProps) {
  return (
    <div className="flex basis-full flex-col gap-2">
      {short.map((line) => (
        <Short key={line.key} line={line} alone={short.length === 1} {...props} />
      ))}
    </div>
  );
}

interface ShortProps extends Omit<OnceMoreOffersProps, "short"> {
  line: CartLine;
  /** Other days help only where nothing else is missing; they are the same for all parts of a set. */
  alone: boolean;
}

function Short({ line, alone, bare, busy, onSize, onPeriod, once }: ShortProps) {
  const t = useTranslations("cart.onceMore");
  const words = useTranslations("cart.alternatives");
  const locale = useLocale();
  const branches = useBranches();
  const period = { from: line.from, to: line.to };
  // Asked without the cart's token: what the cart holds already is no second piece.
  const asked = { sku: line.sku, source: line.source, period, qty: line.qty };
  const query = useQuery({ ...alternatives(loadCartApi, asked), staleTime: 0 });
  const found = query.data ?? { sizes: [], periods: [], sources: [] };
  const isSet = line.product_option.extension_attributes.bundle_options.length > 0;
  const periods = alone && !isSet ? found.periods : [];
  const elsewhere = isSet ? [] : branches.filter(({ id }) => found.sources.some((source) => source.id === id));
  const takeSize = async (sku: string) => {
    const wanted = withChild(line, await queryClient.fetchQuery(product(loadCartApi, line.parentSku)), sku);
    if (wanted) await onSize(line, { ...line, ...wanted, qty: line.qty });
  };
  const isNone = found.sizes.length + periods.length + elsewhere.length === 0;
  const offers = (
    <>
      {query.isPending && <p className="text-sm">{words("loading")}</p>}
      {query.isError && <LookUpFailed onAgain={() => void query.refetch()} />}
      {query.data && isNone && <p className="text-sm">{words("none")}</p>}
      <div className="mt-2 flex flex-col gap-2 empty:hidden">
        {found.sizes.length > 0 && (
          <Group label={t("sizes")}>
            {found.sizes.map(({ sku, label, free }) => (
              <Choice
                key={sku}
                busy={busy}
                onTake={once(() => takeSize(sku))}
                label={t("takeSize", { label })}
                free={words("free", { count: free })}
              />
            ))}
          </Group>
        )}
        {periods.length > 0 && (
          <Group label={t("periods")}>
            {periods.map((other) => (
              <Choice
                key={`${other.from}/${other.to}`}
                busy={busy}
                onTake={once(() => onPeriod(other))}
                label={t("takePeriod", { period: formatPeriod(other, locale) })}
              />
            ))}
          </Group>
        )}
        {elsewhere.length > 0 && (
          <Group label={t("sources")}>
            <WholeCartTo branches={elsewhere} />
          </Group>
        )}
      </div>
    </>
  );
  if (bare) return offers;
  return (
    <Notice tone="info" announce>
      <p>
        {t("gone", {
          name: line.name,
          size: line.options.map(({ value }) => value).join(", ") || "none",
          where: branches.find(({ id }) => id === line.source)?.locative ?? "none",
        })}
      </p>
      {offers}
    </Notice>
  );
}
