"use client";

import { usePathname, useRouter } from "next/navigation";
import { useEffect, useState } from "react";
import { Chip } from "@/components/ui/chip";
import { fill } from "@/components/ui/text";
import { loadApi } from "@/stores/load-api";
import { notify, PARTNER_NOTICE_MS } from "@/stores/notifications";
import { setPartner, usePartner } from "@/stores/partner";

export interface PartnerChipProps {
  labels: {
    /** "Jen od partnera {name}". */
    only: string;
    /** While the name is not known. */
    some: string;
    remove: string;
  };
}

/** Names are asked for only when a partner is chosen; null when there is no such partner, undefined when nobody could be asked. */
async function partnerName(id: number): Promise<string | null | undefined> {
  try {
    const answer = await (await loadApi()).call("listPartners", {});
    return answer.ok ? (answer.value.find((partner) => partner.id === id)?.name ?? null) : undefined;
  } catch {
    return undefined;
  }
}

/** While listings are narrowed to one partner, every page says so and lets it go. */
export default function PartnerChip({ labels }: PartnerChipProps) {
  const router = useRouter();
  const pathname = usePathname();
  const partnerId = usePartner();
  const [name, setName] = useState<string | null>(null);

  useEffect(() => {
    setName(null);
    if (partnerId === null) return;
    let current = true;
    void partnerName(partnerId).then((found) => {
      if (!current || found === undefined) return;
      // A link to a partner that is gone shows the whole shop, so nothing may say otherwise.
      if (found === null) return setPartner(null);
      setName(found);
      notify({ type: "info", code: "partner_filter", params: { partnerName: found }, timeToLive: PARTNER_NOTICE_MS });
    });
    return () => {
      current = false;
    };
  }, [partnerId]);

  if (partnerId === null) return null;
  const letGo = () => {
    setPartner(null);
    const query = new URLSearchParams(window.location.search);
    query.delete("partner");
    const text = query.toString();
    router.replace(text ? `${pathname}?${text}` : pathname, { scroll: false });
  };
  return (
    <div className="fixed bottom-[calc(var(--under-floats)+1rem)] left-4 z-30 max-w-[calc(100vw-32px)]">
      <Chip onRemove={letGo} removeLabel={labels.remove} className="shadow-float">
        {name ? fill(labels.only, { name }) : labels.some}
      </Chip>
    </div>
  );
}
