"use client";

import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { classNames } from "@/components/ui/class-names";
import { keptAmounts } from "@/components/ui/kept-amounts";
import { useKeptFocus } from "@/components/ui/use-kept-focus";
import { IconTrash } from "@/components/ui/icons";
import { Picture } from "@/components/ui/picture";
import { Price } from "@/components/ui/price";
import { QuantityStepper } from "@/components/ui/quantity-stepper";
import { cartBlock, lineTotal, type CartLine } from "@/lib/domain/cart";
import { spokenDays } from "@/lib/domain/line-days";
import { formatMoney } from "@/lib/domain/money";
import { productPath } from "@/lib/routes";
import type { StoreView } from "@/lib/store-views";
import { changeLinePeriod, setQuantity } from "@/stores/cart-actions";
import { LineMeasures } from "./line-measures";
import { LinePerson } from "./line-person";
import { ChosenServices, LineServices } from "./line-services";
import { LineSize } from "./line-size";
import { LineState } from "./line-state";
import { OnceMoreOfOne } from "./once-more";
import { useLazyDialog } from "./use-lazy-dialog";

interface Props {
  line: CartLine;
  storeView: StoreView;
  onRemove: (line: CartLine) => void;
  /** Drawer: no name field, smaller type. */
  compact?: boolean;
  onNavigate?: () => void;
}

/** One line: what, for whom, when, how many, how much, and what to do when something is wrong with it. */
export function CartLineItem({ line, storeView, onRemove, compact = false, onNavigate }: Props) {
  const t = useTranslations("cart");
  const dates = useLazyDialog(() => import("./line-dates"));
  const { locale } = storeView;
  const [days] = spokenDays(line, locale, t);
  const total = lineTotal(line);
  const isBlocked = cartBlock([line]) !== null;
  const kept = useKeptFocus<HTMLLIElement>((item) => item.querySelector("[data-dates]"));
  const href = productPath(
    storeView,
    { sku: line.parentSku, slug: line.slug, url_path: line.url_path },
    { childSku: line.sku === line.parentSku ? undefined : line.sku, dateFrom: line.from, dateTo: line.to },
  );
  return (
    <li
      className="flex scroll-mt-32 gap-x-[16px] py-5 focus-visible:outline-offset-2"
      data-status={line.status}
      {...(isBlocked && { "data-blocked": "", tabIndex: -1, "aria-label": line.name })}
      {...kept}
    >
      <span className={compact ? "w-[72px] flex-none" : "w-[72px] flex-none sm:w-28"}>
        {line.image && <Picture image={{ image: line.image }} size="cart" alt="" />}
      </span>
      <div className="flex min-w-0 flex-1 flex-col gap-2">
        {/* As high as the picture, so that what goes across the whole line begins below it. */}
        <div className="flex min-h-[72px] flex-col gap-1">
          <div className="flex flex-wrap items-baseline justify-between gap-x-3">
            <h3 className="text-base wrap-anywhere hyphens-auto sm:text-lg">
              <a href={href} className="link link-plain" lang={line.other_languages?.name} onClick={onNavigate}>
                {line.name}
              </a>
            </h3>
            <p className="ml-auto text-right">
              {total === null ? (
                <span className="text-muted">{t("totals.unknown")}</span>
              ) : (
                <Price amount={total} locale={locale} className={isBlocked ? "text-lg text-muted" : "text-lg"} />
              )}
            </p>
          </div>
          {line.options.length > 0 && (
            <p className="text-sm text-muted">
              {line.options.map((option) => `${option.label}: ${option.value}`).join(", ")}
            </p>
          )}
          {days && <p>{t("period", days)}</p>}
          <ChosenServices line={line} locale={locale} />
        </div>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <QuantityStepper
            value={line.qty}
            onChange={(qty) => void setQuantity(line.key, qty)}
            labels={{ quantity: t("quantityFor", { name: line.name }), less: t("fewer"), more: t("more") }}
          />
          {total !== null && line.qty > 1 && (
            <span className="order-1 text-sm text-muted max-sm:basis-full">
              {keptAmounts(t("perUnit", { price: formatMoney(line.unitPrice, locale) }))}
            </span>
          )}
          <button
            type="button"
            className="button button-icon -mr-2 ml-auto flex-none text-muted hover:bg-surface hover:text-ink sm:order-2"
            aria-label={t("removeNamed", { name: line.name })}
            onClick={() => onRemove(line)}
          >
            <IconTrash />
          </button>
        </div>
        <div className={classNames("flex flex-wrap items-center gap-x-2", !compact && "max-sm:-ml-[88px]")}>
          {days && (
            <>
              <Button
                kind="quiet"
                size="small"
                className="-ml-3 px-3!"
                data-dates=""
                aria-label={t("changeDatesFor", { name: line.name })}
                loading={dates.state === "loading"}
                onClick={dates.open}
              >
                {t("changeDates")}
              </Button>
              <LineSize line={line} locale={locale} />
            </>
          )}
          {dates.state === "failed" && (
            <p role="alert" className="text-sm text-danger">
              {t("datesFailed")}
            </p>
          )}
          {!compact && (
            <>
              <LineServices line={line} locale={locale} />
              <LinePerson line={line} />
              <LineMeasures line={line} storeView={storeView} />
              <OnceMoreOfOne line={line} />
            </>
          )}
        </div>
        {/* What is wrong and the ways out of it need the whole line where there is little room: picture and gap are
            88 px. */}
        <div className={classNames("empty:hidden", compact ? "-ml-[88px]" : "max-sm:-ml-[88px]")}>
          <LineState line={line} storeView={storeView} />
        </div>
      </div>
      {dates.Dialog && (
        <dates.Dialog
          line={line}
          locale={locale}
          onClose={dates.close}
          onChoose={(chosen) => {
            dates.close();
            void changeLinePeriod(line.key, chosen);
          }}
        />
      )}
    </li>
  );
}
