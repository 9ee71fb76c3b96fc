"use client";

import { useQueries } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Skeleton } from "@/components/ui/skeleton";
import type { CartLine } from "@/lib/domain/cart";
import { formatPeriod } from "@/lib/domain/formats";
import { optionLabels } from "@/lib/domain/product-options";
import { product, variantAvailability } from "@/lib/queries";
import { loadCartApi } from "@/stores/api";
import { swapSize } from "./replace-line";
import { SizesByAttribute } from "./sizes-by-attribute";

export interface LineSizesProps {
  line: CartLine;
  locale: string;
  onClose: () => void;
}

/** Sizes of the line's product with what is free of each on its days; one press swaps it, and keeps what it carries. */
export default function LineSizes({ line, locale, onClose }: LineSizesProps) {
  const t = useTranslations("cart");
  const [swapping, setSwapping] = useState<string | null>(null);
  const [failed, setFailed] = useState(false);
  const period = { from: line.from, to: line.to };
  const [found, stock] = useQueries({
    queries: [product(loadCartApi, line.parentSku), variantAvailability(loadCartApi, line.parentSku, period)],
  });
  const branch = stock.data?.find(({ id }) => id === line.source);
  const freeOf = (sku: string) => branch?.variants.find((variant) => variant.sku === sku)?.free ?? 0;
  const swap = async (sku: string) => {
    setSwapping(sku);
    const swapped = await swapSize(line, sku).catch(() => false);
    setSwapping(null);
    setFailed(!swapped);
    if (swapped) onClose();
  };
  return (
    <Dialog open title={t("sizes.title", { name: line.name })} closeLabel={t("sizes.close")} onClose={onClose}>
      <p className="mb-4 text-sm text-muted">{t("sizes.text", { period: formatPeriod(period, locale) })}</p>
      <p role="alert" className="mb-2 text-sm text-danger empty:hidden">
        {failed || found.isError || stock.isError ? t("sizes.failed") : ""}
      </p>
      {found.isPending || stock.isPending ? (
        <Skeleton className="h-40 w-full" />
      ) : found.data && found.data.configurable_options.length > 1 ? (
        <SizesByAttribute
          product={found.data}
          line={line}
          locale={locale}
          freeOf={freeOf}
          busy={swapping !== null}
          onSwap={(sku) => void swap(sku)}
        />
      ) : (
        <ul className="flex flex-wrap gap-2">
          {found.data?.configurable_children.map((child) => {
            const label = optionLabels(found.data, child)
              .map(({ value }) => value)
              .join(", ");
            const isOwn = child.sku === line.sku;
            const isFree = freeOf(child.sku) >= line.qty;
            return (
              <li key={child.sku}>
                <Button
                  kind="secondary"
                  size="small"
                  aria-current={isOwn || undefined}
                  loading={swapping === child.sku}
                  disabled={isOwn || !isFree || (swapping !== null && swapping !== child.sku)}
                  onClick={() => void swap(child.sku)}
                >
                  {label}
                  <span className="font-normal text-muted">
                    {isOwn
                      ? t("sizes.own")
                      : isFree
                        ? t("alternatives.free", { count: freeOf(child.sku) })
                        : t("sizes.taken")}
                  </span>
                </Button>
              </li>
            );
          })}
        </ul>
      )}
    </Dialog>
  );
}
