"use client";

import { useEffect } from "react";
import { loadApi } from "@/stores/load-api";

const SOONEST_MS = 1_500;
const LATEST_MS = 15_000;

/**
 * Asks our server how an open payment stands, ever more seldom, and shows the page anew when that is known. What the
 * gateway's page or the address says is never asked.
 */
export function PaymentWatch({ gateway, id }: { gateway: string; id: string }) {
  useEffect(() => {
    let wait = SOONEST_MS;
    let isWatched = true;
    const ask = async (): Promise<void> => {
      const settled = !document.hidden && (await isSettled(gateway, id));
      // The page was left while the answer was on its way.
      if (!isWatched) return;
      if (settled) return window.location.reload();
      wait = Math.min(wait * 1.3, LATEST_MS);
      timer = setTimeout(() => void ask(), wait);
    };
    let timer = setTimeout(() => void ask(), wait);
    return () => {
      isWatched = false;
      clearTimeout(timer);
    };
  }, [gateway, id]);
  return null;
}

async function isSettled(gateway: string, id: string): Promise<boolean> {
  const api = await loadApi().catch(() => null);
  const answer = await api?.call("getPaymentStatus", { gateway, id });
  return Boolean(answer?.ok && answer.value.status !== "open");
}
