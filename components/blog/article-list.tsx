import { CategoryIllustration } from "@/components/ui/category-illustration";
import type { BlogTeaser } from "@/lib/domain/content";
import { formatDay } from "@/lib/domain/formats";
import { useTranslations } from "@/lib/i18n/server";
import { blogArticlePath } from "@/lib/routes";
import type { StoreView } from "@/lib/store-views";

interface Props {
  articles: readonly BlogTeaser[];
  storeView: StoreView;
  /** Level of the titles. */
  level?: "h2" | "h3";
  /** Whether they begin on the first screen. */
  isFirst?: boolean;
}

/** So many drawings of a list stand in its first row. */
const FIRST_ROW = 3;

/** Articles as cards: drawing, category, when it was written and how long it reads, title, what it is about. */
export function ArticleList({ articles, storeView, level: Heading = "h2", isFirst = false }: Props) {
  const t = useTranslations("content.blog");
  return (
    <ul className="grid gap-x-8 gap-y-10 sm:grid-cols-2 lg:grid-cols-3">
      {articles.map(({ slug, title, excerpt, writtenOn, minutes, illustration, category, otherLanguage }, index) => (
        <li key={slug} className="flex flex-col gap-2">
          <div className="cover mb-1">
            <CategoryIllustration kind={illustration} isFirst={isFirst && index < FIRST_ROW} />
          </div>
          <p className="text-sm text-muted">
            <span lang={category.otherLanguage}>{category.name}</span> ·{" "}
            <time dateTime={writtenOn}>{formatDay(writtenOn, storeView.locale)}</time> · {t("minutes", { minutes })}
          </p>
          <Heading lang={otherLanguage} className="text-lg leading-snug">
            <a href={blogArticlePath(storeView, category.slug, slug)} className="hover:underline">
              {title}
            </a>
          </Heading>
          <p lang={otherLanguage} className="text-muted">
            {excerpt}
          </p>
        </li>
      ))}
    </ul>
  );
}
