import { commerce } from "@/server/commerce";
import { callContext, enterStore, valueOf } from "../store-context";

/** Shops that hand over: their addresses and hours stand beside each pick-up point. */
export async function loadCheckoutPage(storeCode: string) {
  const storeView = enterStore(storeCode);
  return { storeView, sources: valueOf(await commerce().listSources({}, callContext(storeView))) };
}
