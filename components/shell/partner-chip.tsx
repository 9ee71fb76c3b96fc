"use client";

import { usePathname, useRouter } from "next/navigation";
import { useEffect, useState } from "react";
import { Chip } from "@/components/ui/chip";
import { fill } from "@/components/ui/text";
import type { Partner } from "@/lib/contract";
import { partnerPath } from "@/lib/routes";
import { getStoreView } from "@/lib/store-views";
import { loadApi } from "@/stores/load-api";
import { notify, PARTNER_NOTICE_MS } from "@/stores/notifications";
import { setPartner, usePartner } from "@/stores/partner";
import { storeCodeNow } from "@/stores/store-code";

export interface PartnerChipProps {
  labels: {
    /** "Jen od partnera {name}". */
    only: string;
    /** While the name is not known. */
    some: string;
    remove: string;
    /** Leads to the partner's page; without one the shop front keeps its own colours as well. */
    page?: string | undefined;
  };
}

/**
 * Asked for only when a partner is chosen; null when there is no such partner, undefined when nobody could be asked.
 */
async function findPartner(id: number): Promise<Partner | null | undefined> {
  try {
    const answer = await (await loadApi()).call("listPartners", {});
    return answer.ok ? (answer.value.find((partner) => partner.id === id) ?? null) : undefined;
  } catch {
    return undefined;
  }
}

/** @returns what gives the pages their own theme back. */
function applyTheme(theme: string): () => void {
  const { dataset } = document.documentElement;
  const own = dataset.theme;
  dataset.theme = theme;
  return () => {
    dataset.theme = own;
  };
}

/** While listings are narrowed to one partner, every page says so and lets it go. */
export default function PartnerChip({ labels }: PartnerChipProps) {
  const router = useRouter();
  const pathname = usePathname();
  const partnerId = usePartner();
  const [partner, setFound] = useState<Partner | null>(null);

  useEffect(() => {
    setFound(null);
    if (partnerId === null) return;
    let current = true;
    void findPartner(partnerId).then((found) => {
      if (!current || found === undefined) return;
      // A link to a partner that is gone shows the whole shop, so nothing may say otherwise.
      if (found === null) return setPartner(null);
      setFound(found);
      notify({
        type: "info",
        code: "partner_filter",
        params: { partnerName: found.name },
        timeToLive: PARTNER_NOTICE_MS,
      });
    });
    return () => {
      current = false;
    };
  }, [partnerId]);

  useEffect(() => (labels.page && partner ? applyTheme(partner.theme) : undefined), [labels.page, partner]);

  if (partnerId === null) return null;
  const letGo = () => {
    setPartner(null);
    const query = new URLSearchParams(window.location.search);
    query.delete("partner");
    const text = query.toString();
    router.replace(text ? `${pathname}?${text}` : pathname, { scroll: false });
  };
  return (
    <div className="partner-note">
      <Chip onRemove={letGo} removeLabel={labels.remove}>
        {partner ? fill(labels.only, { name: partner.name }) : labels.some}
      </Chip>
      {partner && labels.page && (
        <a className="link p-1 text-sm" href={partnerPath(getStoreView(storeCodeNow()), partner)}>
          {labels.page}
        </a>
      )}
    </div>
  );
}
