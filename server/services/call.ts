import type { Pool } from "pg";
import type { Day } from "@/lib/contract";
import { pragueDay } from "@/lib/domain/days";
import { catalogueStoreCode, languageOf, type Language, type StoreView } from "@/lib/store-views";

/** Who asks, where and when: what every service gets first. */
export interface Call {
  pool: Pool;
  now: Date;
  /** Prague's calendar day of `now`. */
  today: Day;
  /** Store view whose catalogue and sources count: the extended one's. */
  storeCode: string;
  language: Language;
  storeView: StoreView;
  cartToken?: string;
}

export const makeCall = (pool: Pool, storeView: StoreView, now: Date, cartToken?: string): Call => ({
  pool,
  now,
  today: pragueDay(now),
  storeCode: catalogueStoreCode(storeView),
  language: languageOf(storeView),
  storeView,
  cartToken,
});
