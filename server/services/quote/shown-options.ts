import type { RentalRow } from "@/server/repositories/rentals";
import { inLanguage } from "@/server/repositories/sql";
import type { Call } from "../call";
import { childOptions, type ShownOption } from "../catalogue/child-options";
import type { ReferenceData } from "../catalogue/reference-data";
import type { ChosenThing } from "./unit";

/** Chosen options as shown: of the child, or what was chosen for a bundle. */
export const shownOptions = (
  rental: RentalRow,
  chosen: readonly ChosenThing[],
  data: ReferenceData,
  language: Call["language"],
): ShownOption[] => [
  ...childOptions(rental, data, language),
  ...chosen.flatMap(({ option: id, row, units }) => {
    const option = rental.bundle_options.find(({ option_id }) => option_id === id);
    if (!option) return [];
    const which = childOptions(row, data, language).map(({ value }) => value);
    const value = which.length > 0 ? which.join(", ") : inLanguage(row.name, language);
    return [{ label: inLanguage(option.title, language), value: units > 1 ? `${units} × ${value}` : value }];
  }),
];
