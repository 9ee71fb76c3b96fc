import type { ImportInput } from "@/server/importer/format";
import { delivery, howItWorks, storno } from "./texts/renting";
import { contacts, measures, privacy, terms } from "./texts/legal";
import { germanPages } from "./texts/pages-de";
import { italianPages } from "./texts/pages-it";
import { typeset } from "./typography";

export const pageRecords: ImportInput<"pages">[] = [
  howItWorks,
  delivery,
  contacts,
  terms,
  privacy,
  measures,
  storno,
].map(({ identifier, title, meta, content, map }) => ({
  identifier,
  title: typeset(title),
  content: typeset({ ...content, de: germanPages[identifier], it: italianPages[identifier] }),
  meta_description: typeset(meta),
  map,
}));
