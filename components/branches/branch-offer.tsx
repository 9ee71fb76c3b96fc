import { useTranslations } from "@/lib/i18n/server";
import { TrailMarker } from "@/components/ui/trail-marker";
import type { Category, Source } from "@/lib/contract";
import { isSection } from "@/lib/domain/categories";
import { formatPlace } from "@/lib/domain/place";
import { categoryPath } from "@/lib/routes";
import type { StoreView } from "@/lib/store-views";

/** A category with how many of its things the branch has. */
export interface OfferedCategory extends Category {
  count: number;
}

interface Props {
  storeView: StoreView;
  source: Source;
  offered: readonly OfferedCategory[];
}

/** Sections and their subcategories as this branch has them: each leads to what is here. */
export function BranchOffer({ storeView, source, offered }: Props) {
  const t = useTranslations("branches");
  const place = formatPlace({ kind: "branch", source: source.id });
  const link = (category: OfferedCategory) => (
    <a href={categoryPath(storeView, category, { place })} rel="nofollow">
      <span lang={category.other_languages?.name}>{category.name}</span>{" "}
      <small>{t("things", { count: category.count })}</small>
    </a>
  );
  const top = offered.filter(isSection);
  if (top.length === 0) return null;
  return (
    <section aria-labelledby="branch-offer" className="branch-offer">
      <h2 id="branch-offer">{t("offer")}</h2>
      <p className="text-muted">{t("offerText")}</p>
      <ul>
        {top.map((section) => (
          <li key={section.id}>
            <h3>
              <TrailMarker color={section.trail_color} /> {link(section)}
            </h3>
            <ul>
              {offered
                .filter(({ parent_id }) => parent_id === section.id)
                .map((category) => (
                  <li key={category.id}>{link(category)}</li>
                ))}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  );
}
