import { topCategories } from "@/lib/domain/categories";
import { commerce } from "@/server/commerce";
import { catalogue } from "@/shop.config";
import { callContext, enterStore, loadBranches, loadCategories, valueOf } from "./store-context";

export async function loadHome(storeCode: string) {
  const storeView = enterStore(storeCode);
  const context = callContext(storeView);
  const [categories, branches, front, newest, bestsellers] = await Promise.all([
    loadCategories(storeCode),
    loadBranches(storeCode),
    commerce().getFront({}, context),
    commerce().listProducts({ sort: "created_at:desc", size: catalogue.homeListSize, start: 0 }, context),
    commerce().listProducts({ sort: "bestsellers:desc", size: catalogue.homeListSize, start: 0 }, context),
  ]);
  return {
    storeView,
    branches,
    front: valueOf(front),
    topCategories: topCategories(categories),
    newest: valueOf(newest).items,
    bestsellers: valueOf(bestsellers).items,
  };
}
