"use client";

import { useState } from "react";
import { SizePicker } from "@/components/rental/size-picker";
import { QuantityStepper } from "@/components/ui/quantity-stepper";
import { formatMoney } from "@/lib/domain/money";
import { rentalDays } from "@/lib/domain/rental-period";
import {
  defaultSelections,
  linkSurcharge,
  selectedParts,
  type Selections,
  setsFree,
  withSelection,
} from "@/lib/domain/set-choice";
import { linkedSelections } from "@/lib/domain/set-link";
import { setPrice } from "@/lib/domain/set-price";
import { fill } from "@/components/ui/text";
import { useCalendarPanel } from "./days-field";
import { GroupRental, type SetFormProps } from "./group-rental";
import { newLine } from "./new-line";
import { RentalFrame, type RentalFormProps } from "./rental-frame";
import type { SetOption } from "./rental-product";
import { useBranch } from "./use-branch";
import { SetInstead, type WishedPart } from "./set-instead";
import { useSetLink } from "./use-set-link";
import { freeOf } from "./use-rental";

/** A set: a bundle is one thing put together by choice, a group several things taken together. */
export default function SetRental(props: RentalFormProps) {
  const { set } = props.product;
  const words = props.labels.set;
  if (!set || !words) return null;
  const Form = props.product.type_id === "grouped" ? GroupRental : BundleRental;
  return <Form {...props} set={set} words={words} />;
}

/** The value that stands for taking nothing of an option. */
const NONE = "";

function BundleRental({ set, words, ...props }: SetFormProps) {
  const { product, sources, links, labels, locale } = props;
  const [selections, setSelections] = useState<Selections>(() => defaultSelections(set.options));
  const [asked, setAsked] = useState(0);
  const panel = useCalendarPanel(locale);
  const parts = selectedParts(set.options, selections);
  const branch = useBranch(
    product,
    sources,
    links.home,
    asked,
    parts && ((known, id) => setsFree(parts, (sku) => freeOf(known, id, sku))),
  );
  const { period, availability, source, refused } = branch;
  const of = (option: SetOption) => selections.find(({ option_id }) => option_id === option.option_id);
  const offered = set.options.flatMap(({ links: of }) => of);
  const { priceList, deposit } = setPrice(
    { priceList: product.price_list, deposit: product.deposit, pricedByParts: set.pricedByParts },
    (parts ?? []).flatMap((part) => {
      const link = offered.find(({ sku }) => sku === part.sku);
      return link ? [{ ...link, units: part.units, surcharge: part.surcharge }] : [];
    }),
  );
  useSetLink(
    selections.map(({ option_selections: [sku = ""], option_qty: qty }) => ({ sku, qty })),
    branch,
    (linked) => setSelections(linkedSelections(set.options, linked)),
  );
  const missing = set.options.find((option) => option.required && !of(option));
  const choose = (option: SetOption, sku: string, qty = of(option)?.option_qty ?? 1) => {
    setSelections(withSelection(selections, option.option_id, sku === NONE ? null : { sku, qty }));
    branch.stay();
  };
  const shown = set.options.flatMap((option) => {
    const link = option.links.find(({ sku }) => of(option)?.option_selections.includes(sku));
    return link ? [{ label: option.title, value: link.label }] : [];
  });
  const days = period ? rentalDays(period) : 1;
  const free = parts && source ? setsFree(parts, (sku) => freeOf(availability, source.id, sku)) : null;
  const chosen = parts?.map(({ sku, units }) => ({ sku, units }));
  const labelOf = (option: SetOption, link: SetOption["links"][number]): string => {
    const more = linkSurcharge(option.links, link, { pricedByParts: set.pricedByParts, days });
    if (!more) return link.label;
    const price = `${more > 0 ? "+" : "−"}${formatMoney(Math.abs(more), locale)}`;
    return `${link.label} (${fill(words.perDay, { price })})`;
  };
  const wishedPart = (option: SetOption, wish: Selections[number] | undefined): WishedPart[] => {
    const link = option.links.find(({ sku }) => wish?.option_selections.includes(sku));
    if (!link || !wish) return [];
    const qty = wish.option_qty;
    const setsOf = ({ sku, qty: each }: SetOption["links"][number]) =>
      Math.floor((freeOf(availability, source?.id, sku) ?? 0) / Math.max(1, each));
    const fewer = Math.min(setsOf(link), qty - 1);
    return [
      {
        ...{ name: option.title, sku: link.sku, units: Math.max(1, link.qty) * qty },
        free: freeOf(availability, source?.id, link.sku),
        sizes: option.links.map((other) => ({ ...other, isFree: setsOf(other) >= qty })),
        onSize: (sku) => choose(option, sku),
        fewer:
          fewer > 0 || !option.required
            ? { units: fewer, choose: () => choose(option, fewer > 0 ? link.sku : NONE, fewer) }
            : null,
      },
    ];
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
      parts={chosen}
      instead={
        chosen &&
        (refused || free === 0) && (
          <SetInstead
            {...{ product, labels, locale, branch, words, chosen }}
            parts={set.options.flatMap((option) => wishedPart(option, of(option)))}
          />
        )
      }
      missing={missing && { label: missing.title }}
      lines={
        parts && source && period
          ? [
              {
                ...newLine(product, { ...product, options: {}, price_list: priceList, deposit }, period, source),
                options: shown,
                product_option: {
                  extension_attributes: {
                    custom_options: [],
                    configurable_item_options: [],
                    bundle_options: selections,
                  },
                },
              },
            ]
          : []
      }
      onAnswered={() => setAsked(asked + 1)}
    >
      {set.options.map((option) => (
        <div key={option.option_id} className="rental-part">
          <SizePicker
            label={option.title}
            locale={locale}
            labels={labels}
            value={of(option)?.option_selections[0] ?? NONE}
            onChange={(sku) => choose(option, sku)}
            sizes={[
              ...(option.required ? [] : [{ value: NONE, label: words.without, free: null }]),
              ...option.links.map((link) => {
                const units = freeOf(availability, source?.id, link.sku);
                return {
                  value: link.sku,
                  label: labelOf(option, link),
                  free: units === null ? null : Math.floor(units / Math.max(1, link.qty)),
                  barred: refused ? labels.refused[refused.code] : undefined,
                };
              }),
            ]}
          />
          {option.max_units > 1 && of(option) && (
            <QuantityStepper
              value={of(option)?.option_qty ?? 1}
              max={option.max_units}
              onChange={(qty) => choose(option, of(option)?.option_selections[0] ?? NONE, qty)}
              labels={{ quantity: fill(words.quantity, { name: option.title }), ...words.stepper }}
            />
          )}
        </div>
      ))}
    </RentalFrame>
  );
}
