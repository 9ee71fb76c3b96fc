"use client";

import { lazy, Suspense, useEffect, useState } from "react";
import { HoldCountdown, type HoldCountdownProps } from "@/components/rental/hold-countdown";
import { LazyPeriodPicker } from "@/components/rental/lazy-period-picker";
import { SizePicker, type SizePickerProps } from "@/components/rental/size-picker";
import type { Period } from "@/lib/contract";
import { shopDay } from "@/lib/domain/days";
import type { Locale } from "@/lib/store-views";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { sampleDays, samples } from "./gallery-samples";
import { QuantityStepper } from "@/components/ui/quantity-stepper";
import { Skeleton } from "@/components/ui/skeleton";
import { ToastList } from "@/components/ui/toast-list";

const AvailabilityCalendar = lazy(() => import("@/components/rental/availability-calendar"));

interface GalleryIslandsProps {
  locale: string;
  labels: { sizes: SizePickerProps["labels"]; hold: HoldCountdownProps["labels"]; close: string; loading: string };
}

const SHORT_HOLD_MS = 290_000;
const nothing = () => undefined;

export function GalleryIslands({ locale, labels }: GalleryIslandsProps) {
  const shopLocale = locale as Locale;
  const [now, setNow] = useState<Date | null>(null);
  const [size, setSize] = useState("168");
  const [quantity, setQuantity] = useState(1);
  const [period, setPeriod] = useState<Period | null>(null);
  const [open, setOpen] = useState<"dialog" | "drawer" | "picker" | null>(null);
  const close = () => setOpen(null);

  useEffect(() => setNow(new Date()), []);
  if (!now) return <Skeleton className="h-96 w-full" />;
  const today = shopDay(now);
  return (
    <div className="flex w-full flex-col items-start gap-6">
      <SizePicker
        label="Délka"
        sizes={samples.sizes}
        value={size}
        onChange={setSize}
        locale={locale}
        labels={labels.sizes}
      />
      <QuantityStepper
        value={quantity}
        onChange={setQuantity}
        labels={{ quantity: "Quantity", less: "Less", more: "More" }}
      />
      <div className="w-full max-w-xl">
        <HoldCountdown
          expiresAt={new Date(now.getTime() + SHORT_HOLD_MS).toISOString()}
          locale={locale}
          onExtend={nothing}
          labels={labels.hold}
        />
      </div>
      <div className="w-full max-w-2xl rounded-md border border-line p-4">
        <Suspense fallback={<Skeleton className="h-80 w-full" />}>
          <AvailabilityCalendar
            locale={shopLocale}
            days={sampleDays(today)}
            priceList={samples.priceList}
            chargedBy="day"
            period={period}
            today={today}
            onChoose={setPeriod}
          />
        </Suspense>
      </div>
      <div className="flex flex-wrap gap-3">
        <Button loading loadingLabel={labels.loading}>
          Loading
        </Button>
        <Button kind="secondary" onClick={() => setOpen("dialog")}>
          Dialog
        </Button>
        <Button kind="secondary" onClick={() => setOpen("drawer")}>
          Drawer
        </Button>
        <Button kind="secondary" onClick={() => setOpen("picker")}>
          Period picker
        </Button>
      </div>
      <ToastList
        closeLabel={labels.close}
        toasts={[
          { id: 1, tone: "success", message: "Success", actions: [{ label: "Proceed", href: "#" }] },
          { id: 2, tone: "error", message: "Error" },
        ]}
        onClose={nothing}
        onHold={nothing}
        onRelease={nothing}
      />
      <Dialog
        open={open === "dialog" || open === "drawer"}
        kind={open === "drawer" ? "drawer" : "dialog"}
        title="Title"
        closeLabel={labels.close}
        onClose={close}
        footer={<Button wide>Primary action</Button>}
      >
        <p>Body of the dialog.</p>
      </Dialog>
      {open === "picker" && (
        <LazyPeriodPicker locale={shopLocale} period={period} onChoose={(days) => setPeriod(days)} onClose={close} />
      )}
    </div>
  );
}
