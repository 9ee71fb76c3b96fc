import { findStoreView } from "@/lib/store-views";
import type { Problem } from "./problems";
import type { ImportSet } from "./take-record";

/** What the catalogue has by now, with what this import has brought. */
interface Catalogue {
  /** Slugs of categories. */
  sections: ReadonlySet<string>;
  /** Attribute code → its values. */
  attributes: ReadonlyMap<string, { options: ReadonlyMap<string, unknown> }>;
}

/** Sections, attributes and answers that a sport of the guide names, and nobody has. */
export function checkGuide(
  guides: ImportSet["equipment-guide"],
  { sections, attributes }: Catalogue,
  problems: Problem[],
): void {
  for (const sourced of guides) {
    const { store_codes, where, things } = sourced.record;
    const wrong = (field: string, message: string): void => void problems.push({ ...sourced, field, message });
    for (const [index, code] of store_codes.entries())
      if (findStoreView(code)?.extend !== null) wrong(`store_codes.${index}`, `no store view of its own: ${code}`);
    const answers = new Set(where.map(({ code }) => code));
    for (const [index, { offers }] of things.entries())
      for (const [place, offer] of offers.entries()) {
        const at = `things.${index}.offers.${place}`;
        if (!sections.has(offer.section)) wrong(`${at}.section`, `no category ${offer.section}`);
        for (const [code, values] of Object.entries(offer.attributes)) {
          const known = attributes.get(code);
          if (!known) wrong(`${at}.attributes`, `no attribute ${code}`);
          for (const value of known ? values.filter((one) => !known.options.has(one)) : [])
            wrong(`${at}.attributes.${code}`, `attribute ${code} has no option ${value}`);
        }
        for (const code of offer.where.filter((one) => !answers.has(one)))
          wrong(`${at}.where`, `the sport has no answer ${code}`);
        if (offer.size && !attributes.has(offer.size.code)) wrong(`${at}.size.code`, `no attribute ${offer.size.code}`);
      }
  }
}
