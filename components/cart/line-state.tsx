"use client";

import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import type { CartLine } from "@/lib/domain/cart";
import type { StoreView } from "@/lib/store-views";
import { recheck } from "@/stores/cart-actions";
import { LineAlternatives } from "./line-alternatives";

/** Refusals that another size, day or shop can cure. */
const CURABLE = new Set(["out_of_stock", "closed_day", "invalid_period"]);

/** What is going on with a line, in words; nothing while all is well. */
export function LineState({ line, storeView }: { line: CartLine; storeView: StoreView }) {
  const t = useTranslations("cart");
  const errors = useTranslations("errors");
  if (line.status === "pending" && !line.problem) {
    return (
      <p role="status" className="flex items-center gap-2 text-sm text-muted">
        <span className="spinner" aria-hidden="true" />
        {t("status.pending")}
      </p>
    );
  }
  if (line.status === "volatile") return <Notice tone="warning">{t("status.volatile")}</Notice>;
  if (line.status === "expired" && !line.problem) {
    return (
      <Notice
        tone="warning"
        announce
        actions={
          <Button kind="secondary" size="small" onClick={() => void recheck()}>
            {t("problem.recheck")}
          </Button>
        }
      >
        {t("status.expired")}
      </Notice>
    );
  }
  const code = line.problem?.code ?? (line.status === "out_of_stock" ? "out_of_stock" : null);
  if (code === null) return null;
  return (
    <Notice tone="error" announce title={code === "out_of_stock" ? t("status.out_of_stock") : errors(code)}>
      {CURABLE.has(code) && <LineAlternatives line={line} storeView={storeView} />}
    </Notice>
  );
}
