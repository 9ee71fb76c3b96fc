import { languagePath } from "@/lib/routes";
import { catalogueStoreCode, languageOf, storeViews, type Locale, type StoreView } from "@/lib/store-views";

/** Each language names itself. */
const languageNames: Record<Locale, string> = {
  "cs-CZ": "Čeština",
  "en-US": "English",
  "de-DE": "Deutsch",
  "it-IT": "Italiano",
};

/** Views of one shop in its languages; a shop in one language has nothing to choose. */
export function languagesOf(storeView: StoreView): readonly StoreView[] {
  const family = storeViews.filter((view) => catalogueStoreCode(view) === catalogueStoreCode(storeView));
  return family.length > 1 ? family : [];
}

/**
 * The same page in another language. The dispatcher knows which page the visitor comes from, so the link has to be
 * followed by the browser itself; crawlers find the other languages in the page's head.
 */
export function LanguageLink({ view, current, className }: { view: StoreView; current: boolean; className: string }) {
  const language = languageOf(view);
  return (
    <a
      href={languagePath(view)}
      lang={language}
      hrefLang={language}
      rel="nofollow"
      data-reload=""
      className={className}
      {...(current && { "aria-current": "true" as const })}
    >
      {languageNames[view.locale]}
    </a>
  );
}
