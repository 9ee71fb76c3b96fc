import type { ConfigurableChild, Product, ProductOption } from "@/lib/contract";
import { isOffered } from "./offer";

/** Attribute code → chosen option key. */
export type ChosenOptions = Record<string, string>;
type WithChildren = Pick<Product, "configurable_options" | "configurable_children">;

const offeredChildren = (product: WithChildren): ConfigurableChild[] => product.configurable_children.filter(isOffered);

/** The child that the choice names; null while it is incomplete or names none. */
export function childFor(product: WithChildren, chosen: ChosenOptions): ConfigurableChild | null {
  const codes = product.configurable_options.map((option) => option.attribute_code);
  if (codes.some((code) => !chosen[code])) return null;
  return offeredChildren(product).find((child) => codes.every((code) => child.options[code] === chosen[code])) ?? null;
}

export interface AvailableValue {
  value: string;
  label: string;
  /** Some child has it together with the other chosen options. */
  exists: boolean;
  /** One of those children is free. */
  free: boolean;
}

/** For each option the values to offer, judged against what is chosen of the other options. */
export function availableValues(
  product: WithChildren,
  chosen: ChosenOptions,
  isFree: (child: ConfigurableChild) => boolean,
): Record<string, AvailableValue[]> {
  const children = offeredChildren(product);
  return Object.fromEntries(
    product.configurable_options.map(({ attribute_code: code, values }) => {
      const fitting = children.filter((child) =>
        product.configurable_options.every(
          (other) =>
            other.attribute_code === code ||
            !chosen[other.attribute_code] ||
            child.options[other.attribute_code] === chosen[other.attribute_code],
        ),
      );
      return [
        code,
        // A value without a label can't be offered.
        values
          .filter(({ label }) => label.trim() !== "")
          .map(({ label, value_index: value }) => {
            const having = fitting.filter((child) => child.options[code] === value);
            return { value, label, exists: having.length > 0, free: having.some(isFree) };
          }),
      ];
    }),
  );
}

/** A child's options as shown: [{label: "Délka", value: "170 cm"}]. */
export const optionLabels = (
  product: Pick<Product, "configurable_options">,
  child: Pick<ConfigurableChild, "options"> | null,
): { label: string; value: string }[] =>
  product.configurable_options.flatMap((option) => {
    const chosen = option.values.find((value) => value.value_index === child?.options[option.attribute_code]);
    return chosen ? [{ label: option.label, value: chosen.label }] : [];
  });

/** The choice as it travels in a cart line. */
export const toProductOption = (
  product: Pick<Product, "configurable_options">,
  child: Pick<ConfigurableChild, "options"> | null,
): ProductOption => ({
  extension_attributes: {
    custom_options: [],
    configurable_item_options: product.configurable_options.flatMap((option) => {
      const value = child?.options[option.attribute_code];
      return value ? [{ option_id: String(option.attribute_id ?? option.attribute_code), option_value: value }] : [];
    }),
    bundle_options: [],
  },
});

/**
 * Child shown before any choice: the first free one, else the first at or under the product's price, else the first.
 */
export function defaultChild(
  product: WithChildren & Pick<Product, "price">,
  isFree?: (child: ConfigurableChild) => boolean,
): ConfigurableChild | null {
  const children = offeredChildren(product);
  const free = isFree ? children.find(isFree) : undefined;
  return free ?? children.find((child) => child.price <= product.price) ?? children[0] ?? null;
}
