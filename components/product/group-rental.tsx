"use client";

import { useState } from "react";
import { SizePicker } from "@/components/rental/size-picker";
import { QuantityStepper } from "@/components/ui/quantity-stepper";
import { countText, fill } from "@/components/ui/text";
import { MAX_QTY } from "@/lib/contract/limits";
import type { NewLine } from "@/lib/domain/cart";
import { childPriceList } from "@/lib/domain/pricing";
import {
  type ChosenOptions,
  chosenChild,
  initialChoice,
  offeredValues,
  optionLabels,
} from "@/lib/domain/product-options";
import { setsFree } from "@/lib/domain/set-choice";
import { linkedWishes } from "@/lib/domain/set-link";
import { setPrice } from "@/lib/domain/set-price";
import { useCalendarPanel } from "./days-field";
import { newLine } from "./new-line";
import type { SetLabels } from "./rental-labels";
import { RentalFrame, type RentalFormProps } from "./rental-frame";
import type { RentalSet, SetPart } from "./rental-product";
import { useBranch } from "./use-branch";
import { SetInstead, type WishedPart } from "./set-instead";
import { useSetLink } from "./use-set-link";
import { freeOf } from "./use-rental";

export interface SetFormProps extends RentalFormProps {
  set: RentalSet;
  words: SetLabels;
}

interface Wish {
  qty: number;
  chosen: ChosenOptions;
}

const childOf = (part: SetPart, { chosen }: Wish) =>
  part.configurable_options.length === 0 ? { ...part, options: {}, original_price: 0 } : chosenChild(part, chosen);

/** Several things taken together, each in its own size and number; of each that is wanted the cart gets a line. */
export function GroupRental({ set, words, ...props }: SetFormProps) {
  const { product, sources, links, labels, locale } = props;
  const [wishes, setWishes] = useState<Wish[]>(() =>
    set.parts.map((part) => ({ qty: part.qty, chosen: initialChoice(part, null) })),
  );
  const [asked, setAsked] = useState(0);
  const panel = useCalendarPanel(locale);
  const wanted = set.parts.flatMap((part, index) => {
    const wish = wishes[index];
    return wish && wish.qty > 0 ? [{ part, wish, child: childOf(part, wish) }] : [];
  });
  const chosen = wanted.flatMap(({ part, wish, child }) => (child ? [{ part, child, units: wish.qty }] : []));
  const complete = chosen.length > 0 && chosen.length === wanted.length;
  const taken = chosen.map(({ child, units }) => ({ sku: child.sku, units }));
  const branch = useBranch(
    product,
    sources,
    links.home,
    asked,
    complete ? (known, id) => setsFree(taken, (sku) => freeOf(known, id, sku)) : null,
  );
  const { period, availability, source, refused } = branch;
  // The sum is of what is wanted; of a part without a size yet it counts what its product costs.
  const { priceList, deposit } = setPrice(
    { priceList: [], deposit: 0, pricedByParts: true },
    wanted.map(({ part, wish, child }) => ({
      priceList: childPriceList(child, part.price_list),
      deposit: child?.deposit ?? part.deposit,
      units: wish.qty,
    })),
  );
  useSetLink(
    wanted.map(({ part, wish, child }) => ({ sku: child?.sku ?? part.sku, qty: wish.qty })),
    branch,
    (linked) => setWishes(linkedWishes(set.parts, linked)),
  );
  const free = complete && source ? setsFree(taken, (sku) => freeOf(availability, source.id, sku)) : null;
  const unsized = wanted.find(({ child }) => child === null)?.part;
  const change = (index: number, wish: Partial<Wish>) => {
    setWishes(wishes.map((old, at) => (at === index ? { ...old, ...wish } : old)));
    branch.stay();
  };
  const wishedPart = (part: SetPart, index: number): WishedPart[] => {
    const wish = wishes[index];
    const child = wish && wish.qty > 0 ? childOf(part, wish) : null;
    if (!wish || !child) return [];
    const units = wish.qty;
    const freeUnits = freeOf(availability, source?.id, child.sku);
    const fewer = Math.min(freeUnits ?? 0, units - 1);
    return [
      {
        ...{ name: part.name, sku: child.sku, units, free: freeUnits },
        sizes: part.configurable_children.map((other) => ({
          sku: other.sku,
          label: optionLabels(part, other)
            .map(({ value }) => value)
            .join(", "),
          isFree: (freeOf(availability, source?.id, other.sku) ?? 0) >= units,
        })),
        onSize: (sku) => change(index, { chosen: initialChoice(part, sku) }),
        fewer: { units: fewer, choose: () => change(index, { qty: fewer }) },
      },
    ];
  };
  const lines = (): NewLine[] => {
    if (!complete || !source || !period) return [];
    return chosen.map(({ part, child, units }) => {
      const line = newLine(
        { ...product, ...part, sku: part.parentSku, other_languages: undefined, fittings: [] },
        child,
        period,
        source,
      );
      const { extension_attributes: option } = line.product_option;
      const inSet = { ...option, set: { sku: product.sku, name: product.name } };
      return { ...line, qty: units, product_option: { extension_attributes: inSet } };
    });
  };
  return (
    <RentalFrame
      {...props}
      branch={branch}
      panel={panel}
      sku={product.sku}
      priceList={priceList}
      deposit={deposit}
      original={product.original_price}
      free={free}
      parts={complete ? taken : undefined}
      instead={
        complete &&
        (refused || free === 0) && (
          <SetInstead
            {...{ product, labels, locale, branch, words }}
            chosen={taken}
            parts={set.parts.flatMap((part, index) => wishedPart(part, index))}
          />
        )
      }
      missing={
        wanted.length === 0
          ? { label: words.parts, prompt: words.nothing }
          : unsized && { label: legendOf(unsized, unsized.configurable_options[0]?.label ?? "") }
      }
      lines={lines()}
      onAnswered={() => setAsked(asked + 1)}
    >
      <ul className="rental-parts" aria-label={words.parts}>
        {set.parts.map((part, index) => {
          const wish = wishes[index] ?? { qty: 0, chosen: {} };
          const child = childOf(part, wish);
          const free = child ? freeOf(availability, source?.id, child.sku) : null;
          return (
            <li key={part.sku} className="rental-part">
              <div className="rental-part-line">
                <span>
                  <strong>{part.name}</strong>
                  {free !== null && part.configurable_options.length === 0 && (
                    <small>{free === 0 ? labels.taken : countText(free, labels.free, locale)}</small>
                  )}
                </span>
                <QuantityStepper
                  value={wish.qty}
                  min={0}
                  max={MAX_QTY}
                  onChange={(qty) => change(index, { qty })}
                  labels={{ quantity: fill(words.quantity, { name: part.name }), ...words.stepper }}
                />
              </div>
              {wish.qty > 0 &&
                part.configurable_options.map((option) => (
                  <SizePicker
                    key={option.attribute_code}
                    label={legendOf(part, option.label)}
                    locale={locale}
                    labels={labels}
                    value={wish.chosen[option.attribute_code] ?? null}
                    onChange={(value) => change(index, { chosen: { ...wish.chosen, [option.attribute_code]: value } })}
                    sizes={offeredValues(part, option, wish.chosen, (sku) => freeOf(availability, source?.id, sku)).map(
                      ({ exists, ...size }) => ({
                        ...size,
                        disabled: !exists,
                        barred: refused ? labels.refused[refused.code] : undefined,
                      }),
                    )}
                  />
                ))}
            </li>
          );
        })}
      </ul>
    </RentalFrame>
  );
}

/** Two parts may both have sizes: each legend says whose. */
const legendOf = (part: SetPart, label: string): string => `${label}: ${part.name}`;
