"use client";

import { useTranslations } from "next-intl";
import { ActionBar } from "@/components/ui/action-bar";
import { Button, ButtonLink } from "@/components/ui/button";
import { classNames } from "@/components/ui/class-names";
import type { Money } from "@/lib/contract";
import { formatMoney } from "@/lib/domain/money";
import { cartPath } from "@/lib/routes";
import type { StoreView } from "@/lib/store-views";
import type { Screen } from "./form-schema";
import { stepPath } from "./step-address";

interface Props {
  storeView: StoreView;
  screen: Screen;
  screens: readonly Screen[];
  busy: boolean;
  total: Money;
  online: boolean;
  disabled: boolean;
}

/** The one action of the step; on a phone it stays under the thumb. */
export function CheckoutBar({ storeView, screen, screens, busy, total, online, disabled }: Props) {
  const t = useTranslations("checkout");
  const previous = screens[screens.indexOf(screen) - 1];
  // The last step before the payment leads to it, also where nothing comes back.
  const next = screen === "shipping" && !screens.includes("return") ? "return" : screen;
  const action = next === "review" ? (online ? t("review.place") : t("offline.queue")) : t(`next.${next}`);
  return (
    <ActionBar
      className={classNames(
        "flex flex-wrap items-center gap-x-4 gap-y-2",
        "lg:static lg:mx-0 lg:flex-row-reverse lg:justify-between lg:px-0",
      )}
    >
      <p className="w-full text-sm lg:hidden">
        {t("review.total")} <strong className="whitespace-nowrap">{formatMoney(total, storeView.locale)}</strong>
      </p>
      <Button
        type="submit"
        loading={busy}
        loadingLabel={t("review.placing")}
        disabled={disabled}
        className="flex-1 lg:flex-none"
      >
        {action}
      </Button>
      <ButtonLink
        kind="quiet"
        className="lg:-ml-3"
        href={previous ? stepPath(storeView, previous) : cartPath(storeView)}
      >
        {previous ? (
          t("back")
        ) : (
          <>
            <span aria-hidden="true" className="lg:hidden">
              {t("back")}
            </span>
            <span className="max-lg:sr-only">{t("backToCart")}</span>
          </>
        )}
      </ButtonLink>
    </ActionBar>
  );
}
