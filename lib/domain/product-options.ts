import type { ConfigurableChild, ConfigurableOption, ProductOption } from "@/lib/contract";

/** Attribute code → chosen option key. */
export type ChosenOptions = Record<string, string>;

/** A child as a choice sees it. */
type Child = Pick<ConfigurableChild, "sku" | "options">;
interface WithChildren<C extends Child> {
  configurable_options: readonly Pick<ConfigurableOption, "attribute_code" | "label" | "values">[];
  configurable_children: readonly C[];
}

/** The child that all options together name; null while the choice is incomplete, or names none. */
export function chosenChild<C extends Child>(product: WithChildren<C>, chosen: ChosenOptions): C | null {
  const codes = product.configurable_options.map((option) => option.attribute_code);
  if (codes.some((code) => chosen[code] === undefined)) return null;
  return (
    product.configurable_children.find((child) => codes.every((code) => child.options[code] === chosen[code])) ?? null
  );
}

/** Choice that a child's sku in an address stands for; an option with a single value is chosen from the start. */
export function initialChoice(product: WithChildren<Child>, childSku: string | null | undefined): ChosenOptions {
  const child = product.configurable_children.find((candidate) => candidate.sku === childSku);
  if (child) return { ...child.options };
  return Object.fromEntries(
    product.configurable_options.flatMap(({ attribute_code: code, values }) =>
      values.length === 1 && values[0] ? [[code, values[0].value_index]] : [],
    ),
  );
}

export interface OfferedValue {
  value: string;
  label: string;
  /** Some child has it together with what is chosen of the other options. */
  exists: boolean;
  /** Units free of the best of those children; null while nobody knows. */
  free: number | null;
}

/** Values to offer of one option, judged against what is chosen of the others. */
export function offeredValues(
  { configurable_children }: WithChildren<Child>,
  option: Pick<ConfigurableOption, "attribute_code" | "values">,
  chosen: ChosenOptions,
  freeOf: (sku: string) => number | null,
): OfferedValue[] {
  // A value without a label can't be offered.
  const named = option.values.filter(({ label }) => label.trim() !== "");
  return named.map(({ label, value_index: value }) => {
    const wanted = Object.entries({ ...chosen, [option.attribute_code]: value });
    const fitting = configurable_children.filter(({ options }) => wanted.every(([code, key]) => options[code] === key));
    const counts = fitting.map(({ sku }) => freeOf(sku)).filter((count) => count !== null);
    return { value, label, exists: fitting.length > 0, free: counts.length > 0 ? Math.max(...counts) : null };
  });
}

/** A child's options as shown: [{label: "Délka", value: "170 cm"}]. */
export const optionLabels = (
  product: { configurable_options: readonly Pick<ConfigurableOption, "attribute_code" | "label" | "values">[] },
  child: Pick<ConfigurableChild, "options"> | null,
): { label: string; value: string }[] =>
  product.configurable_options.flatMap((option) => {
    const chosen = option.values.find((value) => value.value_index === child?.options[option.attribute_code]);
    return chosen ? [{ label: option.label, value: chosen.label }] : [];
  });

/** The choice as it travels in a cart line. */
export const toProductOption = (
  product: { configurable_options: readonly Pick<ConfigurableOption, "attribute_code" | "attribute_id">[] },
  child: Pick<ConfigurableChild, "options"> | null,
  custom_options: ProductOption["extension_attributes"]["custom_options"] = [],
): ProductOption => ({
  extension_attributes: {
    custom_options,
    configurable_item_options: product.configurable_options.flatMap((option) => {
      const value = child?.options[option.attribute_code];
      return value ? [{ option_id: String(option.attribute_id ?? option.attribute_code), option_value: value }] : [];
    }),
    bundle_options: [],
  },
});
