import type { Queryable } from "@/server/db/client";
import { type Localised, selectOne } from "./sql";

interface FrontRow {
  headline: Localised;
  text: Localised;
  picture: string | null;
  people: { name: string; role: Localised; picture: string | null }[];
}

export const readFront = (db: Queryable, storeCode: string): Promise<FrontRow | null> =>
  selectOne(db, "SELECT headline, text, picture, people FROM store_front WHERE store_code = $1", [storeCode]);
