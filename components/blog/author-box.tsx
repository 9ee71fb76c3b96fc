import { useTranslations } from "@/lib/i18n/server";
import { illustrationPath } from "@/lib/routes";

interface Props {
  name: string;
  /** A drawing of the theme. */
  portrait: string | null;
  text: string;
  /** Of the text, where it is not the visitor's. */
  lang: string | undefined;
}

/** Who wrote an article, below it. */
export function AuthorBox({ name, portrait, text, lang }: Props) {
  const t = useTranslations("content.blog");
  return (
    <aside aria-labelledby="article-author" className="mt-10 flex items-start gap-4 border-t border-line pt-6">
      {portrait && (
        <img
          src={illustrationPath(portrait)}
          alt=""
          width={96}
          height={96}
          loading="lazy"
          decoding="async"
          className="size-16 shrink-0 rounded-full"
        />
      )}
      <div>
        <h2 id="article-author" className="mb-1 text-base">
          {t("wroteIt", { name })}
        </h2>
        <p lang={lang} className="text-sm text-muted">
          {text}
        </p>
      </div>
    </aside>
  );
}
