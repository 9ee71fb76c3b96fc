"use client";

import { useTranslations } from "next-intl";
import { useEffect, useId, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { type CartLine, rowIdOf } from "@/lib/domain/cart";
import { groupSets } from "@/lib/domain/cart-sets";
import type { SaidOfLine } from "@/lib/domain/fitting-data";
import { asNewLine } from "@/lib/domain/line-wish";
import type { StoreView } from "@/lib/store-views";
import { useCartSource } from "@/stores/cart";
import { addToCart } from "@/stores/add-to-cart";
import { removeLine } from "@/stores/cart-actions";
import { checkoutStore, setMeasures } from "@/stores/checkout";
import { CartLineItem } from "./cart-line-item";
import { LinesOfSet } from "./lines-of-set";

interface Props {
  lines: readonly CartLine[];
  storeView: StoreView;
  compact?: boolean;
  /** A link inside was followed: the drawer closes. */
  onNavigate?: () => void;
}

async function putBack(line: Parameters<typeof addToCart>[0], said: SaidOfLine | undefined): Promise<void> {
  const { key } = await addToCart(line);
  if (key && said) setMeasures(key, said);
}

/** What a press took out: a line, or all of a set. */
interface Removed {
  name: string;
  lines: { line: CartLine; sourceName?: string; said: SaidOfLine | undefined }[];
}

/** The last that was removed, until something else happens: taking back is one press. */
export function useRemoval() {
  const source = useCartSource();
  const [removed, setRemoved] = useState<Removed | null>(null);
  return {
    removed,
    remove: (lines: readonly CartLine[], name: string) => {
      const { measures } = checkoutStore.getState();
      // The last line takes the cart's source along; taking it back needs the name.
      setRemoved({ name, lines: lines.map((line) => ({ line, sourceName: source?.name, said: measures[line.key] })) });
      for (const line of lines) void removeLine(line.key);
    },
    undo: async () => {
      setRemoved(null);
      for (const { line, sourceName, said } of removed?.lines ?? [])
        await putBack({ ...asNewLine(line), sourceName }, said);
    },
  };
}

export function RemovedLine({ removed: { name, lines }, onUndo }: { removed: Removed; onUndo: () => void }) {
  const t = useTranslations("cart");
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  // The pressed button is gone with its line; without this the focus would fall to the page's start.
  useEffect(() => button.current?.focus(), [lines]);
  return (
    <div className="mb-2 flex flex-wrap items-center justify-between gap-2 rounded-sm bg-surface px-4 py-2">
      <span id={id}>{t("removed", { name })}</span>
      {/* It takes the focus, and with it says what has happened: once. */}
      <Button
        ref={button}
        kind="quiet"
        size="small"
        aria-label={t("undoNamed", { name })}
        aria-describedby={id}
        onClick={onUndo}
      >
        {t("undo")}
      </Button>
    </div>
  );
}

/** A line keeps its place, and the focus in it, when days or size make another line of it; each place is one line's. */
function rowsOf(lines: readonly CartLine[]): string[] {
  const taken = new Set<string>();
  return lines.map((line) => {
    const row = taken.has(rowIdOf(line)) ? `${line.key}~` : rowIdOf(line);
    taken.add(row);
    return row;
  });
}

export function CartLines({
  lines,
  storeView,
  compact,
  onRemove,
  onNavigate,
}: Props & { onRemove: (lines: readonly CartLine[], name: string) => void }) {
  const t = useTranslations("cart");
  const rows = rowsOf(lines);
  const item = (line: CartLine) => (
    <CartLineItem
      key={rows[lines.indexOf(line)]}
      line={line}
      storeView={storeView}
      compact={compact}
      onRemove={(one) => onRemove([one], one.name)}
      onNavigate={onNavigate}
    />
  );
  return (
    <ul aria-label={t("lines")} data-says="lines" className="divide-y divide-line border-y border-line">
      {groupSets(lines).map(({ key, set, lines: parts }) =>
        set ? (
          <LinesOfSet
            key={key}
            name={set.name}
            parts={parts}
            locale={storeView.locale}
            compact={compact}
            onRemove={() => onRemove(parts, set.name)}
          >
            {parts.map(item)}
          </LinesOfSet>
        ) : (
          parts.map(item)
        ),
      )}
    </ul>
  );
}
