"use client";

import { useEffect, useRef, useState, type MouseEvent, type ReactNode } from "react";
import { fill } from "@/components/ui/text";
import type { CartLine, NewLine } from "@/lib/domain/cart";
import { useCart } from "@/stores/cart";
import { addToCart } from "@/stores/add-to-cart";
import type { RentalLabels } from "./rental-labels";
import { stockStatus } from "@/lib/domain/availability";
import type { RentalLinks } from "./rental-product";

export interface AddButtonProps {
  /** What a press puts into the cart; nothing while something is still to be chosen. */
  lines: readonly NewLine[];
  hasDays: boolean;
  /** A choice that is still to be made: the legend of its fields, and what asks for it. */
  missing: { label: string; prompt?: string | undefined; focus?: () => void } | undefined;
  /** Units free in these days; null while unknown: the server has the last word. */
  free: number | null;
  /** The branch can't serve these days: others have to be chosen first. */
  isRefused: boolean;
  labels: RentalLabels;
  links: Pick<RentalLinks, "cart" | "checkout">;
  /** Price and state beside the button, where the page's own are out of sight. */
  atHand: ReactNode;
  onChooseDays: () => void;
  /** The shop has answered: what the page knows about free units is old. */
  onAnswered: () => void;
}

/** Adds one after the other, as a shopper would; keys of those that the cart took, or why one was not taken. */
async function addAll(lines: readonly NewLine[]): Promise<(string | null)[] | "refused" | "failed"> {
  const keys = [];
  for (const line of lines) {
    const { outcome, key } = await addToCart(line);
    if (outcome === "failed") return outcome;
    if (outcome !== "added" && outcome !== "quantity_raised") return "refused";
    keys.push(key);
  }
  return keys;
}

/** One refused line is enough, for whatever reason; else all have to be certain. */
const worst = (lines: readonly Pick<CartLine, "status" | "problem">[]): CartLine["status"] | "refused" | undefined =>
  lines.find(({ status }) => status === "out_of_stock")?.status ??
  (lines.some(({ status, problem }) => status === "pending" && problem) ? "refused" : undefined) ??
  lines.find(({ status }) => status !== "ok")?.status ??
  lines[0]?.status;

/** So soon after one that added it is the second half of a double press, also where the browser doesn't count them. */
const DOUBLE_PRESS_MS = 500;

/**
 * The one primary action of the page. It always says what is missing rather than standing there dead. What it leads to
 * stands beside it or below it, never where it stands: a second press hits the same button.
 */
export function AddButton({
  lines,
  hasDays,
  missing,
  free,
  isRefused,
  labels,
  links,
  atHand,
  onChooseDays,
  onAnswered,
}: AddButtonProps) {
  const lastAdded = useRef(-Infinity);
  const [answer, setAnswer] = useState<Awaited<ReturnType<typeof addAll>> | null>(null);
  const added = Array.isArray(answer) ? answer : null;
  // The server's word comes after the optimistic one; a refused line stays in the cart, marked.
  const status = useCart((cart) => worst(cart.lines.filter(({ key }) => added?.includes(key))));
  const refused = status === "out_of_stock" || status === "refused";

  useEffect(() => {
    if (status === "ok" || refused) onAnswered();
    // Asked anew once for each answer; the callback is new with every rendering.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [status]);

  const press = (event: MouseEvent) => {
    // A double click is one wish; a second pair is asked for by a second, separate press.
    if (event.detail > 1 || event.timeStamp - lastAdded.current < DOUBLE_PRESS_MS) return;
    if (!hasDays || isRefused) return onChooseDays();
    if (missing) return (missing.focus ?? focusOption)(missing.label);
    if (lines.length === 0) return;
    lastAdded.current = event.timeStamp;
    setAnswer([]);
    void addAll(lines).then(setAnswer);
  };

  const isTaken = hasDays && !isRefused && !missing && stockStatus(free) === "out_of_stock";
  const text =
    !hasDays || isRefused
      ? labels.chooseDays
      : missing
        ? (missing.prompt ?? fill(labels.chooseOption, { label: missing.label }))
        : labels.add;
  const isAdded = added !== null && !refused;
  return (
    <>
      <div className="rental-action">
        <p className="rental-at-hand">
          {atHand}
          {isAdded && (
            <a href={links.cart} className="link">
              {labels.toCart}
            </a>
          )}
        </p>
        <button type="button" className="button button-primary w-full" onClick={press} disabled={isTaken}>
          {isTaken ? labels.taken : text}
        </button>
      </div>
      <p role="alert" className="text-danger empty:hidden">
        {answer === "failed" && labels.notAdded}
      </p>
      {/* Said aloud by the notification of the same act. */}
      {isAdded && (
        <p className="rental-added">
          {labels.added}
          <a href={links.cart} className="link">
            {labels.toCart}
          </a>
          <a href={links.checkout} className="link">
            {labels.toCheckout}
          </a>
        </p>
      )}
    </>
  );
}

function focusOption(label: string): void {
  const legend = [...document.querySelectorAll("legend")].find((candidate) => candidate.textContent === label);
  legend?.parentElement?.querySelector("input")?.focus();
}
