import type { ProductOption } from "@/lib/contract";
import { customLabels } from "@/lib/domain/custom-options";
import type { RentalRow } from "@/server/repositories/rentals";
import { inLanguage } from "@/server/repositories/sql";
import type { Call } from "../call";
import { childOptions, type ShownOption } from "../catalogue/child-options";
import { customOptions } from "../catalogue/custom-options";
import type { ReferenceData } from "../catalogue/reference-data";
import type { ChosenThing } from "./unit";

/** Chosen options as shown: of the child, or what was chosen for a bundle; then what was written. */
export const shownOptions = (
  rental: RentalRow,
  chosen: readonly ChosenThing[],
  option: ProductOption | null,
  data: ReferenceData,
  language: Call["language"],
): ShownOption[] => [
  ...childOptions(rental, data, language),
  ...chosen.flatMap(({ option: id, row, units }) => {
    const named = rental.bundle_options.find(({ option_id }) => option_id === id);
    if (!named) return [];
    const which = childOptions(row, data, language).map(({ value }) => value);
    const value = which.length > 0 ? which.join(", ") : inLanguage(row.name, language);
    return [{ label: inLanguage(named.title, language), value: units > 1 ? `${units} × ${value}` : value }];
  }),
  ...customLabels(customOptions(rental, data, { language }), option?.extension_attributes.custom_options ?? []),
];
