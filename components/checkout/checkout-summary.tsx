"use client";

import { useTranslations } from "next-intl";
import { ChosenServices } from "@/components/cart/line-services";
import { CouponField } from "@/components/cart/coupon-field";
import { CartSums } from "@/components/cart/cart-sums";
import { IconDown } from "@/components/ui/icons";
import { Link } from "@/components/ui/link";
import { Price } from "@/components/ui/price";
import { groupSets } from "@/lib/domain/cart-sets";
import { isBought, lineTotal, type CartLine } from "@/lib/domain/cart";
import { formatMoney } from "@/lib/domain/money";
import type { Sums } from "@/lib/domain/own-totals";
import { cartPath } from "@/lib/routes";
import type { StoreView } from "@/lib/store-views";
import { useCartLines } from "@/stores/cart";
import { PartsOfSet } from "./parts-of-set";
import { useSpokenDays } from "./use-spoken-days";

interface Props {
  storeView: StoreView;
  sums: Sums;
  /** Whether the shop has said these sums. */
  confirmed: boolean;
  ways: { delivery: number; collection: number };
}

/** What is being ordered, folded above the form on a phone. */
export function FoldedSummary({ storeView, sums, confirmed, ways }: Props) {
  const t = useTranslations("checkout.summary");
  const lines = useCartLines();
  const unknown = useTranslations("cart.totals")("unknown");
  return (
    <details className="group mt-6 rounded-md bg-surface lg:hidden">
      <summary className="flex min-h-12 list-none flex-wrap items-center justify-between gap-x-3 px-4 py-3">
        <span>
          <strong>{t("title")}</strong>{" "}
          <span className="text-sm text-muted">{t("lines", { count: lines.length })}</span>
        </span>
        <span className="flex items-center gap-2 font-semibold whitespace-nowrap">
          {sums.incomplete ? unknown : formatMoney(sums.grand_total, storeView.locale)}
          <IconDown className="size-4 group-open:rotate-180" />
        </span>
      </summary>
      <div className="px-4 pb-4">
        <SummaryContents storeView={storeView} sums={sums} confirmed={confirmed} ways={ways} />
      </div>
    </details>
  );
}

/** The same beside the form on a desktop. */
export function SideSummary({ storeView, sums, confirmed, ways }: Props) {
  const t = useTranslations("checkout.summary");
  return (
    <aside aria-labelledby="checkout-summary" className="hidden rounded-md bg-surface p-6 lg:sticky lg:top-24 lg:block">
      <h2 id="checkout-summary">{t("title")}</h2>
      <SummaryContents storeView={storeView} sums={sums} confirmed={confirmed} ways={ways} />
    </aside>
  );
}

function SummaryContents({ storeView, sums, confirmed, ways }: Props) {
  const t = useTranslations("checkout.summary");
  const daysOf = useSpokenDays(storeView.locale);
  const lines = useCartLines();
  const shown = (line: CartLine) => (
    <li key={line.key} className="flex justify-between gap-3 py-3 in-[li]:py-0">
      <span className="min-w-0">
        <span className="block font-medium">
          {line.qty > 1 ? `${line.qty}× ` : ""}
          <span lang={line.other_languages?.name}>{line.name}</span>
        </span>
        <span className="block text-sm text-muted">
          {[...line.options.map((option) => option.value), ...daysOf(line)].join(", ")}
        </span>
        <ChosenServices line={line} locale={storeView.locale} />
      </span>
      <LineAmount line={line} locale={storeView.locale} />
    </li>
  );
  return (
    <>
      <ul className="mt-2 divide-y divide-line border-b border-line">
        {groupSets(lines).map(({ key, set, lines: parts }) =>
          set ? (
            <PartsOfSet key={key} name={set.name}>
              {parts.map(shown)}
            </PartsOfSet>
          ) : (
            parts.map(shown)
          ),
        )}
      </ul>
      <CartSums sums={sums} locale={storeView.locale} withShipping={!isBought(lines)} ways={ways} />
      <CouponField sums={sums} confirmed={confirmed} />
      <p className="mt-3">
        <Link href={cartPath(storeView)} className="inline-block py-1 text-sm">
          {t("editCart")}
        </Link>
      </p>
    </>
  );
}

function LineAmount({ line, locale }: { line: CartLine; locale: string }) {
  const t = useTranslations("cart.totals");
  const amount = lineTotal(line);
  return amount === null ? (
    <span className="text-muted">{t("unknown")}</span>
  ) : (
    <Price amount={amount} locale={locale} />
  );
}
