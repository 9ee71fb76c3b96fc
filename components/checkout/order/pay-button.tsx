"use client";

import { useState } from "react";
import { Button } from "@/components/ui/button";
import { useHydrated } from "@/components/ui/use-hydrated";
import { useReturned } from "@/components/ui/use-returned";
import type { PaymentPurpose } from "@/lib/contract";
import { loadApi } from "@/stores/load-api";

interface Props {
  gateway: string;
  orderId: string;
  /** What the gateway's page is for: the order's sum, when left out. */
  purpose?: PaymentPurpose;
  kind: "primary" | "secondary";
  /** From the server: the page loads no words. */
  words: Record<"pay" | "opening" | "failed", string>;
}

/** Leads to the gateway's page; the API's client is loaded by the press. */
export function PayButton({ gateway, orderId, purpose = "order", kind, words }: Props) {
  const [state, setState] = useState<"idle" | "opening" | "failed">("idle");
  // Who comes back from a gateway presses it first of all; before the script has begun a press would come to nothing.
  const hydrated = useHydrated();
  // Back from the gateway's page: what was opened there may have been paid, and this page says how it was before.
  useReturned(() => {
    setState("idle");
    window.location.replace(window.location.href);
  });
  const open = async (): Promise<void> => {
    setState("opening");
    const page = await openPage({ gateway, order_id: orderId, purpose }).catch(() => null);
    if (page) window.location.assign(page);
    else setState("failed");
  };
  return (
    <>
      <Button
        kind={kind}
        size="small"
        disabled={!hydrated}
        loading={state === "opening"}
        loadingLabel={words.opening}
        onClick={() => void open()}
      >
        {words.pay}
      </Button>
      <span role="status" className="w-full text-sm empty:hidden">
        {state === "failed" && words.failed}
      </span>
    </>
  );
}

/** @returns the gateway's page, or this one where there is nothing to pay any more; null when it can't be opened. */
async function openPage(wish: { gateway: string; order_id: string; purpose: PaymentPurpose }): Promise<string | null> {
  const opened = await (await loadApi()).call("initPayment", wish);
  if (opened.ok) return opened.value.redirect_url;
  return opened.error.code === "order_not_payable" ? window.location.href : null;
}
