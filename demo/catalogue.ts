import type { Day } from "@/lib/contract";
import type { ImportInput } from "@/server/importer/format";
import { assemble } from "./assemble";
import { attributeRecords } from "./attributes";
import { bookingRecords } from "./bookings";
import { allDrafts } from "./families";
import { companyRecords } from "./companies";
import { guideRecords } from "./equipment-guide";
import { frontRecords } from "./fronts";
import { guideFiles, type GuideFile } from "./guides";
import { picturesOf, type Picture } from "./pictures";
import { reviewRecords } from "./reviews";
import { serviceRecords, taxRuleRecords } from "./services";
import { partners, sourceRecords } from "./shops";
import { specialHours } from "./special-hours";
import { pickupPointRecords } from "./pickup-points";
import { postcodeRecords } from "./postcodes";
import { synonymRecords } from "./synonyms";
import { categoryRecords } from "./taxonomy";

/** Everything that the demo shop brings in, before it is written down. */
export interface DemoCatalogue {
  records: {
    [
      File in
        | "tax-rules"
        | "partners"
        | "sources"
        | "attributes"
        | "categories"
        | "services"
        | "products"
        | "bookings"
        | "reviews"
        | "fronts"
        | "synonyms"
        | "postcodes"
        | "pickup-points"
        | "companies"
        | "equipment-guide"
    ]: ImportInput<File>[];
  };
  pictures: Picture[];
  guides: GuideFile[];
}

export function demoCatalogue(today: Day): DemoCatalogue {
  const drawn = allDrafts.map((draft) => ({ draft, pictures: picturesOf(draft, allDrafts) }));
  const products = drawn.map(({ draft, pictures }) =>
    assemble(
      draft,
      today,
      pictures.map(({ file }) => file),
    ),
  );
  const sources = sourceRecords(today);
  return {
    records: {
      "tax-rules": taxRuleRecords,
      partners,
      sources: sources.map((source) => ({ ...source, special_hours: specialHours(source, today) })),
      attributes: attributeRecords(allDrafts),
      categories: categoryRecords,
      services: serviceRecords,
      products,
      bookings: bookingRecords(allDrafts, products, sources, today),
      reviews: reviewRecords(allDrafts, today),
      fronts: frontRecords,
      synonyms: synonymRecords,
      postcodes: postcodeRecords,
      "pickup-points": pickupPointRecords,
      companies: companyRecords,
      "equipment-guide": guideRecords,
    },
    guides: allDrafts.flatMap((draft) => guideFiles(draft, sources)),
    // A set shows its parts by their own pictures.
    pictures: [
      ...new Map(drawn.flatMap(({ pictures }) => pictures).map((picture) => [picture.file, picture])).values(),
    ],
  };
}
