"use client";

import { useEffect, useRef, useState, type MouseEvent, type ReactNode } from "react";
import { fill } from "@/components/ui/text";
import type { Period } from "@/lib/contract";
import { useCart } from "@/stores/cart";
import { addToCart } from "@/stores/add-to-cart";
import type { RentalLabels } from "./rental-labels";
import { stockStatus } from "@/lib/domain/availability";
import { childPriceList } from "@/lib/domain/pricing";
import { optionLabels, toProductOption } from "@/lib/domain/product-options";
import type { RentalLinks, RentalProduct } from "./rental-product";

interface Props {
  product: RentalProduct;
  child: RentalProduct["configurable_children"][number] | null;
  chosen: Record<string, string>;
  source: { id: string; name: string } | null;
  period: Period | null;
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

/** So soon after the last one it is the second half of a double press, also where the browser doesn't count them. */
const DOUBLE_PRESS_MS = 500;

/**
 * The one primary action of the page. It always says what is missing rather than standing there dead. What it leads to
 * stands beside it or below it, never where it stands: a second press hits the same button.
 */
export function AddButton({
  product,
  child,
  chosen,
  source,
  period,
  free,
  isRefused,
  labels,
  links,
  atHand,
  onChooseDays,
  onAnswered,
}: Props) {
  const lastPress = useRef(-Infinity);
  const [added, setAdded] = useState<{ key: string | null } | null>(null);
  // The server's word comes after the optimistic one; a refused line stays in the cart, marked.
  const status = useCart((cart) =>
    added === null ? undefined : cart.lines.find((line) => line.key === added.key)?.status,
  );
  const refused = status === "out_of_stock";
  const missing = product.configurable_options.find((option) => chosen[option.attribute_code] === undefined);

  useEffect(() => {
    if (status === "ok" || status === "out_of_stock") onAnswered();
    // Asked anew once for each answer; the callback is new with every rendering.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [status]);

  const press = (event: MouseEvent) => {
    // A double click is one wish; a second pair is asked for by a second, separate press.
    const sinceLast = event.timeStamp - lastPress.current;
    lastPress.current = event.timeStamp;
    if (event.detail > 1 || sinceLast < DOUBLE_PRESS_MS) return;
    if (!period || isRefused) return onChooseDays();
    if (missing) return focusOption(missing.label);
    if (!child || !source) return;
    setAdded({ key: null });
    void addToCart({
      sku: child.sku,
      parentSku: product.sku,
      name: product.name,
      slug: product.slug,
      url_path: product.url_path,
      image: product.image,
      options: optionLabels({ configurable_options: product.configurable_options }, child),
      product_option: toProductOption({ configurable_options: product.configurable_options }, child),
      qty: 1,
      from: period.from,
      to: period.to,
      source: source.id,
      sourceName: source.name,
      priceList: childPriceList(child, product.price_list),
      chargedBy: product.charged_by,
      fittings: product.fittings,
      deposit: child.deposit,
    }).then(({ outcome, key }) => setAdded(outcome === "added" || outcome === "quantity_raised" ? { key } : null));
  };

  const isTaken = period !== null && !isRefused && !missing && stockStatus(free) === "out_of_stock";
  const text =
    !period || isRefused
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
