"use client";

import { lazyPart } from "@/components/ui/lazy-part";
import { usePartner } from "@/stores/partner";
import type { PartnerChipProps } from "./partner-chip";

const PartnerChip = lazyPart<PartnerChipProps>(() => import("./partner-chip"));

/** Few visitors come through a partner's link: the others load none of it. */
export function PartnerNotice({ labels }: PartnerChipProps) {
  return usePartner() === null ? null : <PartnerChip labels={labels} />;
}
