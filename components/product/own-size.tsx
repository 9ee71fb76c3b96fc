"use client";

import { useEffect, useState } from "react";
import { fill } from "@/components/ui/text";
import type { ChosenOptions } from "@/lib/domain/product-options";
import { type ListedSizes, middleSizes, ownSizes } from "@/lib/domain/sizing/own-sizes";
import { valueRange } from "@/lib/domain/value-range";
import { keepOwnMeasures, ownMeasures } from "@/stores/own-measures";
import type { RentalLabels } from "./rental-labels";
import type { RentalProduct } from "./rental-product";

export interface OwnSizeProps {
  product: Pick<RentalProduct, "sized" | "configurable_options">;
  labels: RentalLabels["own"];
  locale: string;
  /** Option keys that suit the renter by attribute, and the one of each to choose where nothing is chosen. */
  onOwn: (suits: Record<string, string[]>, choice: ChosenOptions) => void;
}

/** The sizes of a product that measures can choose. */
export const sizedOptions = ({ sized = [], configurable_options: options }: OwnSizeProps["product"]): ListedSizes[] =>
  sized.map((size) => ({
    ...size,
    options: (options.find(({ attribute_code: code }) => code === size.code)?.values ?? []).map(
      ({ value_index: value, label }) => ({ value, label }),
    ),
  }));

/** Sizes by the measures that this device keeps: which they are, and the switch that turns them off everywhere. */
export default function OwnSize({ product, labels, locale, onOwn }: OwnSizeProps) {
  const [kept, setKept] = useState(ownMeasures);
  const suits = kept ? ownSizes(sizedOptions(product), kept.body, kept.level) : {};
  const chosenBy = kept?.on ? suits : {};
  const key = JSON.stringify(chosenBy);
  useEffect(() => {
    onOwn(chosenBy, middleSizes(chosenBy));
    // What suits is new with every rendering; the callback too.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [key]);
  const names = product.configurable_options.flatMap(({ attribute_code: code, values }) => {
    const suiting = suits[code];
    return suiting
      ? [valueRange(values.flatMap(({ value_index, label }) => (suiting.includes(value_index) ? label : [])))]
      : [];
  });
  if (!kept || names.length === 0) return null;
  const { height, weight, foot } = kept.body;
  const measures = [
    ...(height === undefined ? [] : [fill(labels.height, { height })]),
    ...(weight === undefined ? [] : [fill(labels.weight, { weight })]),
    ...(foot === undefined ? [] : [fill(labels.foot, { foot: (foot / 10).toLocaleString(locale) })]),
  ].join(", ");
  const turn = () => {
    const turned = { ...kept, on: !kept.on };
    keepOwnMeasures(turned);
    setKept(turned);
  };
  return (
    <p className="rental-hint">
      {fill(labels.suits, { measures, sizes: names.join("; ") })}{" "}
      <button type="button" className="link" onClick={turn}>
        {kept.on ? labels.off : labels.on}
      </button>
    </p>
  );
}
