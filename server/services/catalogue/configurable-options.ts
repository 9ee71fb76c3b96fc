import type { ConfigurableOption } from "@/lib/contract";
import { inLanguage } from "@/server/repositories/sql";
import type { Call } from "../call";
import type { ReferenceData } from "./reference-data";

/** Options in the shop's order, with the values that some child has. */
export function configurableOptions(
  children: readonly { options: Record<string, string> }[],
  call: Pick<Call, "language">,
  data: ReferenceData,
): ConfigurableOption[] {
  const codes = new Set(children.flatMap((child) => Object.keys(child.options)));
  return data.attributes
    .filter((attribute) => codes.has(attribute.code))
    .map((attribute) => ({
      attribute_code: attribute.code,
      attribute_id: attribute.id,
      label: inLanguage(attribute.label, call.language),
      ...(attribute.prompt ? { prompt: inLanguage(attribute.prompt, call.language) } : {}),
      values: attribute.options
        .filter((option) => children.some((child) => child.options[attribute.code] === option.value))
        .map((option) => ({ label: inLanguage(option.label, call.language), value_index: option.value })),
    }));
}
