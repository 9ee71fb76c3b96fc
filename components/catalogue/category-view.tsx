import { useTranslations } from "@/lib/i18n/server";
import { Breadcrumb } from "@/components/ui/breadcrumb";
import { TrailMarker } from "@/components/ui/trail-marker";
import type { Category } from "@/lib/contract";
import { breadcrumbsFor } from "@/lib/domain/breadcrumbs";
import { subcategoriesOf } from "@/lib/domain/categories";
import { categoryPath, homePath } from "@/lib/routes";
import { listedSizes } from "./listed-sizes";
import { Listing, type ListingProps } from "./listing";

interface Props extends Omit<ListingProps, "basePath" | "search"> {
  category: Category;
  categories: readonly Category[];
}

export function CategoryView({ category, categories, ...listing }: Props) {
  const t = useTranslations("catalogue");
  const { storeView } = listing;
  const ancestors = breadcrumbsFor(category, categories);
  const children = subcategoriesOf(category, categories);
  return (
    <div className="page category-page">
      <Breadcrumb
        label={t("breadcrumbs")}
        color={category.trail_color}
        crumbs={[
          { name: t("home"), href: homePath(storeView) },
          ...ancestors.map((item) => ({
            ...{ name: item.name, lang: item.other_languages?.name, href: categoryPath(storeView, item) },
          })),
          { name: category.name, lang: category.other_languages?.name },
        ]}
      />
      <header className="category-head">
        <h1 lang={category.other_languages?.name}>
          <TrailMarker color={category.trail_color} className="size-7" /> {category.name}
        </h1>
        {category.description !== "" && <p lang={category.other_languages?.description}>{category.description}</p>}
      </header>
      {children.length > 0 && (
        <nav aria-label={t("subcategories")}>
          <ul className="subcategories">
            {children.map((child) => (
              <li key={child.id}>
                <a href={categoryPath(storeView, child)} className="chip">
                  <span lang={child.other_languages?.name}>{child.name}</span> <small>{child.product_count}</small>
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <Listing
        {...listing}
        basePath={categoryPath(storeView, category)}
        sizes={listedSizes(listing.attributes, listing.listing.aggregations, category, categories)}
      />
    </div>
  );
}
