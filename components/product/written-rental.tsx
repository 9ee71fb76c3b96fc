"use client";

import { useState, type ComponentType } from "react";
import { RadioGroup } from "@/components/ui/radio-group";
import { countText, fill } from "@/components/ui/text";
import { TextField } from "@/components/ui/text-field";
import type { CustomOption } from "@/lib/contract";
import { chooseCustom, customLabels, type Surcharge, withSurcharges } from "@/lib/domain/custom-options";
import { formatMoney } from "@/lib/domain/money";
import type { WrittenLabels } from "./rental-labels";
import type { RentalFormProps } from "./rental-frame";

export interface WrittenRentalProps extends RentalFormProps {
  /** The form of the thing itself. */
  form: ComponentType<RentalFormProps>;
  options: readonly CustomOption[];
  words: WrittenLabels;
}

/** Texts and choices that go with a thing: its form counts with what they cost, and asks for what is missing. */
export default function WrittenRental({ form: Form, options, words, ...props }: WrittenRentalProps) {
  const { product, locale } = props;
  const [values, setValues] = useState<Record<string, string>>({});
  const [isAsked, setAsked] = useState(false);
  const wished = Object.entries(values).map(([option_id, option_value]) => ({ option_id, option_value }));
  const choice = chooseCustom(options, wished);
  const wrong = choice.ok ? undefined : options.find(({ option_id }) => option_id === choice.option);
  // While something is wrong, what is right is priced all the same.
  const priced = choice.ok ? choice : chooseCustom(...withoutWrong(options, wished));
  const surcharges = priced.ok ? priced.surcharges : [];
  const cost = ({ price, price_type }: Surcharge): string | null => {
    if (price === 0) return null;
    return price_type === "fixed"
      ? fill(words.once, { price: formatMoney(price, locale) })
      : fill(words.share, { percent: (price / 100).toLocaleString(locale) });
  };
  const errorOf = (option: CustomOption): string | undefined => {
    if (choice.ok || option !== wrong || (choice.problem === "required" && !isAsked)) return undefined;
    if (choice.problem === "too_long") return countText(option.max_characters, words.tooLong, locale);
    return option.type === "field" ? words.write : words.choose;
  };
  const fields = options.map((option) => {
    const shared = {
      ...{ name: nameOf(option), label: option.title, error: errorOf(option) },
      optional: option.is_require ? undefined : words.optional,
      onChange: ({ target }: { target: { value: string } }) =>
        setValues({ ...values, [option.option_id]: target.value }),
    };
    if (option.type === "field")
      return (
        <TextField
          key={option.option_id}
          {...shared}
          value={values[option.option_id] ?? ""}
          autoComplete="off"
          hint={[cost(option), countText(option.max_characters, words.most, locale)].filter(Boolean).join(" · ")}
        />
      );
    return (
      <RadioGroup
        key={option.option_id}
        {...shared}
        value={values[option.option_id] ?? ""}
        options={option.values.map((value) => ({
          ...{ value: value.option_type_id, label: value.title, aside: cost(value) },
        }))}
      />
    );
  });
  const listed = <L extends RentalFormProps["product"]["price_list"]>(list: L) => withSurcharges(list, surcharges);
  const dearer = (price: number) => listed([{ days_from: 1, days_to: null, price_per_day: price }])[0];
  return (
    <Form
      {...props}
      product={{
        ...product,
        price_list: listed(product.price_list),
        original_price: totalOf(dearer(product.original_price)),
        configurable_children: product.configurable_children.map((child) => ({
          ...child,
          price_list: listed(child.price_list),
          original_price: totalOf(dearer(child.original_price)),
        })),
      }}
      written={{
        fields,
        chosen: choice.ok ? choice.chosen : [],
        shown: choice.ok ? customLabels(options, choice.chosen) : [],
        missing: wrong && {
          label: wrong.title,
          prompt: fill(!choice.ok && choice.problem === "too_long" ? words.shorten : words.missing, {
            label: wrong.title,
          }),
          focus: () => {
            setAsked(true);
            document.getElementsByName(nameOf(wrong))[0]?.focus();
          },
        },
      }}
    />
  );
}

const nameOf = ({ option_id }: CustomOption): string => `written-${option_id}`;

const totalOf = (band: { price_per_day: number; once?: number } | undefined): number =>
  (band?.price_per_day ?? 0) + (band?.once ?? 0);

/** Each option by itself, so that one which is wrong hides no other's price. */
function withoutWrong(
  options: readonly CustomOption[],
  wished: Parameters<typeof chooseCustom>[1],
): Parameters<typeof chooseCustom> {
  const good = wished.filter((wish) => {
    const option = options.find(({ option_id }) => option_id === wish.option_id);
    return option && chooseCustom([option], [wish]).ok;
  });
  return [options.map((option) => ({ ...option, is_require: false })), good];
}
