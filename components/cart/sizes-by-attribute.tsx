import { useTranslations } from "next-intl";
import { useState } from "react";
import { SizePicker } from "@/components/rental/size-picker";
import { Button } from "@/components/ui/button";
import type { CountForms } from "@/components/ui/text";
import type { Product } from "@/lib/contract";
import type { CartLine } from "@/lib/domain/cart";
import { chosenChild, initialChoice, offeredValues, optionLabels } from "@/lib/domain/product-options";

interface Props {
  product: Product;
  line: CartLine;
  locale: string;
  /** Free units of a child, those that the line has aside. */
  freeOf: (sku: string) => number;
  busy: boolean;
  onSwap: (sku: string) => void;
}

/** Of a thing that comes in several ways at once each is chosen by itself, as on its page: length, then width. */
export function SizesByAttribute({ product, line, locale, freeOf, busy, onSwap }: Props) {
  const t = useTranslations("cart");
  const words = useTranslations("rental.sizes");
  const [chosen, setChosen] = useState(() => initialChoice(product, line.sku));
  const labels = { free: words.raw("free") as CountForms, last: words("last"), taken: words("taken") };
  const child = chosenChild(product, chosen);
  const isOwn = child?.sku === line.sku;
  // What the line has itself is free to it.
  const free = (sku: string): number => (sku === line.sku ? Math.max(freeOf(sku), line.qty) : freeOf(sku));
  const isFree = child !== null && free(child.sku) >= line.qty;
  const label = optionLabels(product, child)
    .map(({ value }) => value)
    .join(", ");
  const why = child === null ? t("sizes.noSuch") : isOwn ? t("sizes.own") : isFree ? "" : t("sizes.takenBoth");
  return (
    <div className="flex flex-col gap-5">
      {product.configurable_options.map((option) => (
        <SizePicker
          key={option.attribute_code}
          label={option.label}
          locale={locale}
          labels={labels}
          value={chosen[option.attribute_code] ?? null}
          onChange={(value) => setChosen({ ...chosen, [option.attribute_code]: value })}
          // A value that does not go with the others can be chosen: they may be changed after it.
          sizes={offeredValues(product, option, chosen, free)}
        />
      ))}
      <div className="flex flex-wrap items-center gap-3">
        <Button
          loading={busy}
          aria-disabled={isOwn || !isFree}
          onClick={() => child && isFree && !isOwn && onSwap(child.sku)}
        >
          {child && !isOwn ? t("alternatives.takeSize", { label }) : t("changeSize")}
        </Button>
        <span role="status" className="text-sm text-muted">
          {why}
        </span>
      </div>
    </div>
  );
}
