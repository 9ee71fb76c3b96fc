import type { CustomerGroup } from "@/lib/domain/customer-group";
import { catalogueStoreCode, findStoreView } from "@/lib/store-views";
import type { Pool } from "pg";
import type { CallContext } from "@/server/call";

/** A call with the database that answers it: what every service gets first. */
export interface Call extends CallContext {
  pool: Pool;
  /** Whose prices and taxes count; none: those of visitors. Claimed by nobody, proven by a login or a token. */
  group?: CustomerGroup;
}

/** Whether something made in one store view belongs to the shop of a call: views of one shop in other languages do. */
export const isOfShop = (storeCode: string, call: Pick<CallContext, "storeCode">): boolean => {
  const storeView = findStoreView(storeCode);
  return storeView !== undefined && catalogueStoreCode(storeView) === call.storeCode;
};
