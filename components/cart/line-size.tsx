"use client";

import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import type { CartLine } from "@/lib/domain/cart";
import { hasSizes } from "@/lib/domain/line-wish";
import { useLazyDialog } from "./use-lazy-dialog";

/** The way to another size of a line that has sizes; their list comes with the press. */
export function LineSize({ line, locale }: { line: CartLine; locale: string }) {
  const t = useTranslations("cart");
  const sizes = useLazyDialog(() => import("./line-sizes"));
  if (!hasSizes(line)) return null;
  return (
    <>
      <Button
        kind="quiet"
        size="small"
        className="-ml-3 px-3!"
        aria-label={t("changeSizeFor", { name: line.name })}
        loading={sizes.state === "loading"}
        onClick={sizes.open}
      >
        {t("changeSize")}
      </Button>
      {sizes.state === "failed" && (
        <span role="alert" className="text-sm text-danger">
          {t("sizes.failed")}
        </span>
      )}
      {sizes.Dialog && <sizes.Dialog line={line} locale={locale} onClose={sizes.close} />}
    </>
  );
}
