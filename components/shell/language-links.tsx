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

interface LanguageLinkProps {
  view: StoreView;
  current: boolean;
  className?: string;
}

/**
 * The same page in another language. The dispatcher knows which page the visitor comes from, so the link has to be
 * followed by the browser itself; crawlers find the other languages in the page's head.
 */
export function LanguageLink({ view, current, className }: LanguageLinkProps) {
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

interface LanguageListProps {
  storeView: StoreView;
  label: string;
  className: string;
  /** Of the popover that the list is. */
  id?: string;
}

export function LanguageList({ storeView, label, className, id }: LanguageListProps) {
  const languages = languagesOf(storeView);
  if (languages.length === 0) return null;
  return (
    <ul id={id} popover={id && "auto"} aria-label={label} className={className}>
      {languages.map((view) => (
        <li key={view.storeCode}>
          <LanguageLink view={view} current={view === storeView} />
        </li>
      ))}
    </ul>
  );
}

const LIST_ID = "languages";

/** The same list behind a button, where the header has one row. The browser's popover: it works without script. */
export function LanguageSwitch({ storeView, label }: Pick<LanguageListProps, "storeView" | "label">) {
  if (languagesOf(storeView).length === 0) return null;
  return (
    <div className="language-switch">
      <button type="button" className="button button-icon hover:bg-surface" popoverTarget={LIST_ID}>
        {languageOf(storeView).toUpperCase()}
        <span className="sr-only">{` ${label}`}</span>
      </button>
      <LanguageList storeView={storeView} label={label} className="language-list" id={LIST_ID} />
    </div>
  );
}
