import type { RentalRow } from "@/server/repositories/rentals";
import { inLanguage } from "@/server/repositories/sql";
import type { Call } from "../call";
import type { ReferenceData } from "../catalogue/reference-data";

/** Chosen options as shown: of the child, or the parts chosen in a bundle. */
export const shownOptions = (
  rental: RentalRow,
  data: ReferenceData,
  language: Call["language"],
): { label: string; value: string }[] =>
  data.attributes.flatMap((attribute) => {
    const value = rental.options[attribute.code];
    if (value === undefined) return [];
    const option = attribute.options.find((candidate) => candidate.value === value);
    return [{ label: inLanguage(attribute.label, language), value: inLanguage(option?.label, language) || value }];
  });
