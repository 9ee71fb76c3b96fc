import { CategoryIllustration } from "@/components/ui/category-illustration";
import type { BlogTeaser } from "@/lib/domain/content";
import { formatDay } from "@/lib/domain/formats";
import { blogArticlePath } from "@/lib/routes";
import type { StoreView } from "@/lib/store-views";

interface Props {
  articles: readonly BlogTeaser[];
  storeView: StoreView;
  /** Level of the titles. */
  level?: "h2" | "h3";
}

/** Articles as cards: drawing, category, title, what it is about, and when it was written. */
export function ArticleList({ articles, storeView, level: Heading = "h2" }: Props) {
  return (
    <ul className="grid gap-x-8 gap-y-10 sm:grid-cols-2 lg:grid-cols-3">
      {articles.map(({ slug, title, excerpt, writtenOn, illustration, category, otherLanguage }) => (
        <li key={slug} lang={otherLanguage} className="flex flex-col gap-2">
          <div className="mb-1 flex h-44 items-center justify-center rounded-lg bg-surface">
            <CategoryIllustration kind={illustration} />
          </div>
          <p className="text-sm text-muted">
            {category.name} · <time dateTime={writtenOn}>{formatDay(writtenOn, storeView.locale)}</time>
          </p>
          <Heading className="text-lg leading-snug">
            <a href={blogArticlePath(storeView, category.slug, slug)} className="hover:underline">
              {title}
            </a>
          </Heading>
          <p className="text-muted">{excerpt}</p>
        </li>
      ))}
    </ul>
  );
}
