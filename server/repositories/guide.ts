import type { GuideOffer, GuideSport, GuideThing } from "@/lib/contract";
import type { Queryable } from "@/server/db/client";
import { type Localised, select } from "./sql";

type Written<T> = Omit<T, "name" | "text" | "other_languages"> & { name: Localised };

/** A sport as its owner wrote it. */
export interface GuideSportRow {
  code: string;
  content: Pick<GuideSport, "illustration" | "children" | "levels"> & {
    name: Localised;
    text: Localised;
    where: { code: string; name: Localised; text: Localised }[];
    things: (Omit<Written<GuideThing>, "offers"> & { offers: GuideOffer[] })[];
  };
}

/** Sports of a store view that stands on its own, in the owner's order. */
export const readGuide = (db: Queryable, storeCode: string): Promise<GuideSportRow[]> =>
  select(
    db,
    "SELECT code, content FROM guide_sport WHERE is_active AND $1 = ANY (store_codes) ORDER BY position, code",
    [storeCode],
  );
