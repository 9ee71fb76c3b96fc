"use client";

import { useTranslations } from "next-intl";
import { useRef, useState, type KeyboardEvent } from "react";
import { countText, type CountForms } from "@/components/ui/text";
import type { ChargedBy, Day, OutputOf, Period, PriceBand } from "@/lib/contract";
import { isBar } from "@/lib/domain/calendar-choice";
import { addDays, eachDay, shopDay } from "@/lib/domain/days";
import { formatDayShort, formatPeriod } from "@/lib/domain/formats";
import { formatMoney } from "@/lib/domain/money";
import { rentPrice } from "@/lib/domain/pricing";
import { rentsFrom } from "@/lib/domain/size-grid";

/** Days that are shown at once. */
export const GRID_DAYS = 28;

export interface GridSize {
  sku: string;
  label: string;
  priceList: readonly PriceBand[];
}

interface Props {
  locale: string;
  sizes: readonly GridSize[];
  chargedBy: ChargedBy;
  grid: OutputOf<"getSizeGrid">;
  from: Day;
  /** Days of the rents that are judged and priced. */
  length: number;
  /** The rent that is chosen now. */
  chosen: { sku: string | null; period: Period | null };
  onChoose: (sku: string, period: Period) => void;
  /** The first day of the four weeks to show. */
  onTurn: (from: Day) => void;
}

/**
 * Sizes × days: each cell is a rent of so many days that begins there, with its price, or why it can't be had. One cell
 * is in the order of the tab key, arrows lead to the others (the pattern of a grid).
 */
export function SizeGrid({ locale, sizes, chargedBy, grid, from, length, chosen, onChoose, onTurn }: Props) {
  const t = useTranslations("rental");
  const forms = t.raw("grid.free") as CountForms;
  const table = useRef<HTMLTableElement>(null);
  const [active, setActive] = useState({ row: 0, column: 0 });
  const days = eachDay({ from, to: addDays(from, GRID_DAYS - 1) });
  const isFirst = from <= shopDay(new Date());

  const move = (event: KeyboardEvent) => {
    const { row, column } = active;
    const to: Record<string, [row: number, column: number]> = {
      ArrowLeft: [row, column - 1],
      ArrowRight: [row, column + 1],
      ArrowUp: [row - 1, column],
      ArrowDown: [row + 1, column],
      Home: [row, 0],
      End: [row, GRID_DAYS - 1],
    };
    const next = to[event.key];
    if (next === undefined) return;
    event.preventDefault();
    const cell = {
      row: Math.min(Math.max(next[0], 0), sizes.length - 1),
      column: Math.min(Math.max(next[1], 0), GRID_DAYS - 1),
    };
    setActive(cell);
    table.current?.querySelector<HTMLElement>(`[data-cell="${cell.row}-${cell.column}"]`)?.focus();
  };

  return (
    <div className="size-grid">
      <div className="size-grid-turn">
        <button
          type="button"
          className="button button-secondary button-small"
          disabled={isFirst}
          onClick={() => onTurn(addDays(from, -GRID_DAYS))}
        >
          {t("grid.earlier")}
        </button>
        <strong aria-live="polite">{formatPeriod({ from, to: addDays(from, GRID_DAYS - 1) }, locale)}</strong>
        <button
          type="button"
          className="button button-secondary button-small"
          onClick={() => onTurn(addDays(from, GRID_DAYS))}
        >
          {t("grid.later")}
        </button>
      </div>
      <div className="size-grid-scroll">
        <table ref={table} role="grid" aria-label={t("grid.title")} onKeyDown={move}>
          <thead>
            <tr>
              <td />
              {days.map((day) => (
                <th key={day} scope="col">
                  {formatDayShort(day, locale)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {sizes.map((size, row) => {
              const free = grid.variants.find(({ sku }) => sku === size.sku)?.free ?? [];
              const rentFrom = rentsFrom({ days: grid.days, free }, length);
              const price = rentPrice(size.priceList, length, chargedBy);
              return (
                <tr key={size.sku}>
                  <th scope="row">{size.label}</th>
                  {days.map((day, column) => {
                    const { mark, free: count } = rentFrom(day);
                    const period = { from: day, to: addDays(day, length - 1) };
                    const barred = mark === null || isBar(mark) || price === null;
                    const isChosen = chosen.sku === size.sku && chosen.period?.from === day;
                    const name = [
                      `${size.label}, ${formatPeriod(period, locale)}:`,
                      mark === null ? t("grid.unknown") : t(`calendar.reasons.${mark}`),
                      barred ? "" : `${countText(count, forms, locale)}, ${formatMoney(price, locale)}`,
                    ];
                    return (
                      <td key={day} role="gridcell" aria-selected={isChosen} data-state={mark ?? "unknown"}>
                        <button
                          type="button"
                          data-cell={`${row}-${column}`}
                          tabIndex={row === active.row && column === active.column ? 0 : -1}
                          aria-disabled={barred || undefined}
                          aria-label={name.filter(Boolean).join(" ")}
                          onFocus={() => setActive({ row, column })}
                          onClick={() => {
                            if (!barred) onChoose(size.sku, period);
                          }}
                        >
                          {barred ? "–" : <Rent price={price} free={count} locale={locale} forms={forms} />}
                        </button>
                      </td>
                    );
                  })}
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
    </div>
  );
}

interface RentProps {
  price: number;
  free: number;
  locale: string;
  forms: CountForms;
}

function Rent({ price, free, locale, forms }: RentProps) {
  return (
    <>
      {new Intl.NumberFormat(locale, { maximumFractionDigits: 0 }).format(price / 100)}
      <small>{countText(free, forms, locale)}</small>
    </>
  );
}
