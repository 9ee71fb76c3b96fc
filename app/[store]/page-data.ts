import type { ProductCard } from "@/lib/contract";
import { topCategories } from "@/lib/domain/categories";
import { shopDay } from "@/lib/domain/days";
import { BESTSELLERS, type HomeSection, NEW_COLLECTION, usualHome, withoutRepeats } from "@/lib/domain/home";
import { languageOf } from "@/lib/store-views";
import { commerce } from "@/server/commerce";
import { contentBackend } from "@/server/content";
import { loadFooter } from "@/server/content/footer";
import { loadHomeContent } from "@/server/content/home";
import { catalogue } from "@/shop.config";
import { callContext, enterStore, hasGuide, loadBranches, loadCategories, valueOf } from "./store-context";

const size = catalogue.homeListSize;

/** §7: what is in the category of that path, newest first; the two that every shop has need no category. */
async function listOf(storeCode: string, urlPath: string): Promise<ProductCard[]> {
  const context = callContext(enterStore(storeCode));
  const category = (await loadCategories(storeCode)).find((each) => each.url_path === urlPath);
  if (category) {
    const asked = { categoryId: category.id, sort: "created_at:desc", size, start: 0 } as const;
    return valueOf(await commerce().listProducts(asked, context)).items;
  }
  const sort = ({ [NEW_COLLECTION]: "created_at:desc", [BESTSELLERS]: "bestsellers:desc" } as const)[urlPath];
  return sort ? valueOf(await commerce().listProducts({ sort, size, start: 0 }, context)).items : [];
}

const pathsOf = (sections: readonly HomeSection[]): string[] => [
  ...new Set(sections.flatMap((section) => (section.kind === "products" ? section.urlPath : []))),
];

export async function loadHome(storeCode: string) {
  const storeView = enterStore(storeCode);
  const now = new Date();
  const [written, content, categories, branches, front, guide] = await Promise.all([
    loadHomeContent(contentBackend(), storeView, shopDay(now)),
    loadFooter(contentBackend(), languageOf(storeView)),
    loadCategories(storeCode),
    loadBranches(storeCode),
    commerce().getFront({}, callContext(storeView)),
    hasGuide(storeCode),
  ]);
  const sections = written?.sections ?? usualHome;
  const lists = await Promise.all(
    pathsOf(sections).map(async (path) => [path, await listOf(storeCode, path)] as const),
  );
  const shown = new Map(lists);
  return {
    storeView,
    content,
    branches,
    sections: withoutRepeats(sections, shown),
    otherLanguage: written?.otherLanguage,
    front: valueOf(front),
    guide,
    topCategories: topCategories(categories),
    lists: shown,
  };
}
