import type { RentalRow } from "@/server/repositories/rentals";
import { inLanguage } from "@/server/repositories/sql";
import type { Call } from "../call";
import type { ReferenceData } from "./reference-data";

export interface ShownOption {
  label: string;
  value: string;
}

/** What tells a child from the others of its product. */
export const childOptions = (
  rental: Pick<RentalRow, "options">,
  data: ReferenceData,
  language: Call["language"],
): ShownOption[] =>
  data.attributes.flatMap((attribute) => {
    const value = rental.options[attribute.code];
    if (value === undefined) return [];
    const option = attribute.options.find((candidate) => candidate.value === value);
    return [{ label: inLanguage(attribute.label, language), value: inLanguage(option?.label, language) || value }];
  });
