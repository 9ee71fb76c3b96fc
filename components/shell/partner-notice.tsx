"use client";

import { lazy, Suspense, type ComponentType } from "react";
import { usePartner } from "@/stores/partner";
import type { PartnerChipProps } from "./partner-chip";

const PartnerChip = lazy<ComponentType<PartnerChipProps>>(() =>
  import("./partner-chip").catch(() => ({ default: () => null })),
);

/** Few visitors come through a partner's link: the others load none of it. */
export function PartnerNotice({ labels }: PartnerChipProps) {
  return usePartner() === null ? null : (
    <Suspense fallback={null}>
      <PartnerChip labels={labels} />
    </Suspense>
  );
}
