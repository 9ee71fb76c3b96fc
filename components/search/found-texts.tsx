import type { OutputOf } from "@/lib/contract";
import { useTranslations } from "@/lib/i18n/server";

/** Articles and pages that a search names, below the things that it finds. */
export function FoundTexts({ texts }: { texts: OutputOf<"searchTexts">["texts"] }) {
  const t = useTranslations("catalogue.search");
  if (texts.length === 0) return null;
  return (
    <section aria-labelledby="found-texts" className="mt-12 mb-4">
      <h2 id="found-texts" className="mb-4">
        {t("texts")}
      </h2>
      <ul className="grid gap-x-8 gap-y-6 md:grid-cols-2 lg:grid-cols-3">
        {texts.map(({ path, title, text, language }) => (
          <li key={path} lang={language}>
            <h3 className="text-lg leading-snug">
              <a href={path} className="underline">
                {title}
              </a>
            </h3>
            <p className="mt-1 text-muted">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
