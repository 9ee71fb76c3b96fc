"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { HoldCountdown } from "@/components/rental/hold-countdown";
import { Notice } from "@/components/ui/notice";
import { useOnce } from "@/components/ui/use-once";
import { soonestHold } from "@/lib/domain/cart";
import { formatMoment } from "@/lib/domain/order-times";
import type { CountForms } from "@/components/ui/text";
import { cartStore, useConfirmedAt, useOnline } from "@/stores/cart";
import { extendHolds } from "@/stores/cart-actions";
import { useSoonestHold } from "./use-soonest-hold";

/** How long the units wait for this shopper, and the way to make it longer. */
export function CartHold({ locale }: { locale: string }) {
  const t = useTranslations("cart.hold");
  const errors = useTranslations("errors");
  const expiresAt = useSoonestHold();
  const online = useOnline();
  const { busy, once } = useOnce();
  const [said, setSaid] = useState("");
  if (!expiresAt) return null;
  const extend = once(async () => {
    const outcome = await extendHolds();
    const isLonger = (soonestHold(cartStore.getState().cart.lines) ?? "") > expiresAt;
    setSaid(outcome.ok ? t(isLonger ? "extended" : "longest") : errors(outcome.error.code));
  });
  return (
    <div className="flex flex-col gap-2">
      <HoldCountdown
        expiresAt={expiresAt}
        locale={locale}
        extending={busy}
        onExtend={online ? extend : undefined}
        labels={{
          remaining: String(t.raw("remaining")),
          expired: t("expired"),
          extend: t("extend"),
          warning: String(t.raw("warning")),
          minutes: t.raw("minutes") as CountForms,
        }}
      />
      <p role="status" className="text-sm text-muted empty:hidden">
        {said}
      </p>
    </div>
  );
}

/** Offline shoppers are told at once that nothing is reserved yet. */
export function OfflineNote({ locale }: { locale: string }) {
  const t = useTranslations("cart");
  const online = useOnline();
  const confirmed = useConfirmedAt();
  if (online) return null;
  const when = confirmed && formatMoment(new Date(confirmed), locale);
  return <Notice tone="warning">{when ? `${t("offline")} ${t("confirmedAt", { when })}` : t("offline")}</Notice>;
}
