import { TrailMarker } from "@/components/ui/trail-marker";
import type { Category } from "@/lib/contract";
import { topCategories } from "@/lib/domain/categories";
import { useTranslations } from "@/lib/i18n/server";
import { categoryPath } from "@/lib/routes";
import type { StoreView } from "@/lib/store-views";

/** Where to go when a search has nothing to show: the top categories, each with its marker. */
export function CategoryWays({ categories, storeView }: { categories: readonly Category[]; storeView: StoreView }) {
  const t = useTranslations("home");
  return (
    <nav aria-label={t("categories")} className="category-ways">
      <ul>
        {topCategories(categories).map((category) => (
          <li key={category.id}>
            <a href={categoryPath(storeView, category)} lang={category.other_languages?.name}>
              <TrailMarker color={category.trail_color} /> {category.name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
