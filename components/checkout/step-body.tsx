import { useTranslations } from "next-intl";
import { useEffect, useRef } from "react";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { Skeleton } from "@/components/ui/skeleton";
import type { StoreView } from "@/lib/store-views";
import type { CheckoutFacts } from "./checkout-facts";
import type { Screen } from "./form-schema";
import { StepPayment } from "./step-payment";
import { StepReturn } from "./step-return";
import { StepReview } from "./step-review";
import { StepShipping } from "./step-shipping";
import type { useMethods } from "./use-methods";
import { useTitle } from "./use-title";
import type { Placing } from "./use-place-order";

/** What is asked on this screen, once the ways to get and to pay are known. */
export function StepBody({
  screen,
  facts,
  methods,
  storeView,
  placing,
}: {
  screen: Screen;
  facts: CheckoutFacts;
  methods: ReturnType<typeof useMethods>;
  storeView: StoreView;
  placing: Placing;
}) {
  const t = useTranslations("checkout.method");
  if (methods.state === "failed") {
    return (
      <Notice
        tone="error"
        announce
        actions={
          <Button kind="secondary" size="small" onClick={methods.retry}>
            {t("retry")}
          </Button>
        }
      >
        {t("failed")}
      </Notice>
    );
  }
  if (methods.state === "loading") {
    return (
      <div role="status">
        <span className="sr-only">{t("loading")}</span>
        {/* As high as a step: the bar under it must not move when the step comes. */}
        <Skeleton className="h-160 w-full" />
      </div>
    );
  }
  if (screen === "shipping") return <StepShipping facts={facts} />;
  if (screen === "return") return <StepReturn facts={facts} />;
  if (screen === "payment") return <StepPayment facts={facts} />;
  return <StepReview facts={facts} storeView={storeView} placing={placing} />;
}

/** Takes the focus when the step changes, so that keyboard and screen reader start at its top. */
export function StepHeading({
  screen,
  screens,
  bought,
  storeView,
}: {
  screen: Screen;
  screens: readonly Screen[];
  bought: boolean;
  storeView: StoreView;
}) {
  const t = useTranslations("checkout");
  const title = t(`headings.${bought && screen === "shipping" ? "buyer" : screen}`);
  useTitle(title, storeView);
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(screen);
  useEffect(() => {
    if (shown.current === screen) return;
    shown.current = screen;
    heading.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0 });
  }, [screen]);
  return (
    <h2 id="checkout-step" ref={heading} tabIndex={-1} className="outline-none">
      <span className="block font-sans text-sm font-normal tracking-normal text-muted">
        {t("stepOf", { step: screens.indexOf(screen) + 1, total: screens.length })}
      </span>
      {title}
    </h2>
  );
}
