import { useTranslations } from "@/lib/i18n/server";
import { CategoryIllustration } from "@/components/ui/category-illustration";
import { TrailMarker } from "@/components/ui/trail-marker";
import type { Category } from "@/lib/contract";
import { formatMoney } from "@/lib/domain/money";
import { categoryPath } from "@/lib/routes";
import type { StoreView } from "@/lib/store-views";

/** The line may be broken beside the price, never inside it: browsers break after its hyphen. */
function unbroken(say: (price: string) => string, price: string) {
  const [before, after] = say(price).split(price);
  return (
    <>
      <span className="whitespace-nowrap">
        {before}
        {price}
      </span>{" "}
      <span className="whitespace-nowrap">{after?.trim()}</span>
    </>
  );
}

export function CategoryTiles({ categories, storeView }: { categories: readonly Category[]; storeView: StoreView }) {
  const t = useTranslations("home");
  return (
    <ul className="category-tiles">
      {categories.map((category) => (
        <li key={category.id} className="category-tile" data-trail={category.trail_color}>
          <h3>
            <TrailMarker color={category.trail_color} />{" "}
            <a href={categoryPath(storeView, category)} lang={category.other_languages?.name}>
              {category.name}
            </a>
          </h3>
          {category.price_from !== null && (
            <p data-public-price="">
              {unbroken((price) => t("fromPerDay", { price }), formatMoney(category.price_from, storeView.locale))}
            </p>
          )}
          {category.illustration && <CategoryIllustration kind={category.illustration} />}
        </li>
      ))}
    </ul>
  );
}
