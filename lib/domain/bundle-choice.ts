import type { Money, ProductOption } from "@/lib/contract";

/** One thing to choose for a set: "the skis", with the skis that may be chosen. */
export interface BundleOption {
  option_id: string;
  required: boolean;
  /** Most units that may be chosen of it, together; one where nothing is said. */
  max_units?: number;
  /** `qty`: units of the thing that one choice brings. */
  links: readonly { sku: string; qty: number; surcharge?: Money }[];
}

export interface ChosenPart {
  sku: string;
  units: number;
  /** Which of the set's options it was chosen for; none where nothing was to choose. */
  option?: string;
  /** What one day of the set costs more with all these units. */
  surcharge?: Money;
}

export type BundleChoice =
  { ok: true; parts: ChosenPart[] } | { ok: false; problem: "missing" | "not_offered"; option: string };

/**
 * What a set consists of by the shopper's choice: one selection per option and one piece of it, unless the option
 * allows more. Whatever is not offered is refused rather than dropped, or a set would give units away.
 */
export function chooseParts(
  options: readonly BundleOption[],
  chosen: ProductOption["extension_attributes"]["bundle_options"],
): BundleChoice {
  const named = new Set<string>();
  for (const { option_id } of chosen) {
    if (named.has(option_id) || !options.some((option) => option.option_id === option_id))
      return { ok: false, problem: "not_offered", option: option_id };
    named.add(option_id);
  }
  const parts: ChosenPart[] = [];
  for (const option of options) {
    const choice = chosen.find(({ option_id }) => option_id === option.option_id);
    const selections = choice && choice.option_qty > 0 ? choice.option_selections : [];
    const links = selections.map((selection) => option.links.find(({ sku }) => sku === selection));
    const units = (choice?.option_qty ?? 0) * selections.length;
    if (links.includes(undefined) || new Set(selections).size < selections.length || units > (option.max_units ?? 1))
      return { ok: false, problem: "not_offered", option: option.option_id };
    if (links.length === 0 && option.required) return { ok: false, problem: "missing", option: option.option_id };
    for (const link of links)
      if (link)
        parts.push({
          sku: link.sku,
          units: Math.max(1, link.qty) * (choice?.option_qty ?? 1),
          option: option.option_id,
          ...(link.surcharge && { surcharge: link.surcharge * (choice?.option_qty ?? 1) }),
        });
  }
  return { ok: true, parts };
}
