import { commerce } from "@/server/commerce";
import { callContext, enterStore, loadCategories, valueOf } from "./store-context";

/** Products in each list of the home page (spec §9). */
const HOME_LIST_SIZE = 8;

export async function loadHome(storeCode: string) {
  const storeView = enterStore(storeCode);
  const context = callContext(storeView);
  const [categories, newest, bestsellers] = await Promise.all([
    loadCategories(storeCode),
    commerce().listProducts({ sort: "created_at:desc", size: HOME_LIST_SIZE, start: 0 }, context),
    commerce().listProducts({ sort: "bestsellers:desc", size: HOME_LIST_SIZE, start: 0 }, context),
  ]);
  return {
    storeView,
    topCategories: categories.filter((category) => category.level === 2 && category.product_count > 0),
    newest: valueOf(newest).items,
    bestsellers: valueOf(bestsellers).items,
  };
}
