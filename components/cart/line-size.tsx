"use client";

import { useTranslations } from "next-intl";
import { useState, type ComponentType } from "react";
import { Button } from "@/components/ui/button";
import type { CartLine } from "@/lib/domain/cart";
import type { LineSizesProps } from "./line-sizes";

/** The way to another size of a line that has sizes; their list comes with the press. */
export function LineSize({ line, locale }: { line: CartLine; locale: string }) {
  const t = useTranslations("cart");
  const [state, setState] = useState<"closed" | "loading" | "open" | "failed">("closed");
  const [Dialog, setDialog] = useState<ComponentType<LineSizesProps> | null>(null);
  if (line.options.length === 0 || line.sku === line.parentSku) return null;
  const open = () => {
    setState("loading");
    import("./line-sizes").then(
      (module) => {
        setDialog(() => module.default);
        setState("open");
      },
      () => setState("failed"),
    );
  };
  return (
    <>
      <Button
        kind="quiet"
        size="small"
        className="-ml-3 px-3!"
        aria-label={t("changeSizeFor", { name: line.name })}
        loading={state === "loading"}
        onClick={open}
      >
        {t("changeSize")}
      </Button>
      {state === "failed" && (
        <span role="alert" className="text-sm text-danger">
          {t("sizes.failed")}
        </span>
      )}
      {state === "open" && Dialog && <Dialog line={line} locale={locale} onClose={() => setState("closed")} />}
    </>
  );
}
