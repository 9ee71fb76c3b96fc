"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/button";

/** The address says everything but the measures: sending it is sharing the list. */
export function ShareList({ title }: { title: string }) {
  const t = useTranslations("guide.list");
  const [said, setSaid] = useState<"copied" | "copyFailed" | null>(null);
  const share = async () => {
    const url = window.location.href;
    try {
      if (typeof navigator.share === "function") await navigator.share({ title, url });
      else {
        await navigator.clipboard.writeText(url);
        setSaid("copied");
      }
    } catch (error) {
      // Whoever closes the system's dialog has thought better of it.
      if (!(error instanceof DOMException && error.name === "AbortError")) setSaid("copyFailed");
    }
  };
  return (
    <>
      <Button kind="secondary" size="small" onClick={() => void share()}>
        {t("share")}
      </Button>
      <span role="status" className="guide-said">
        {said && t(said)}
      </span>
    </>
  );
}
