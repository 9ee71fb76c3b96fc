import { Still } from "@/components/ui/still";
import { languagePath } from "@/lib/routes";
import { catalogueStoreCode, languageOf, storeViews, type Locale, type StoreView } from "@/lib/store-views";
import { SwitchItems, type SwitchFacts } from "./link-items";

/** Each language names itself. */
const languageNames: Record<Locale, string> = {
  "cs-CZ": "Čeština",
  "en-US": "English",
  "de-DE": "Deutsch",
  "it-IT": "Italiano",
};

/** Views of one shop in its languages; a shop in one language has nothing to choose. */
function languagesOf(storeView: StoreView): readonly StoreView[] {
  const family = storeViews.filter((view) => catalogueStoreCode(view) === catalogueStoreCode(storeView));
  return family.length > 1 ? family : [];
}

/**
 * The same page in other languages. The dispatcher knows which page the visitor comes from; crawlers find the other
 * languages in the page's head.
 */
export const languageLinks = (storeView: StoreView): SwitchFacts[] =>
  languagesOf(storeView).map((view) => ({
    href: languagePath(view),
    label: languageNames[view.locale],
    lang: languageOf(view),
    ...(view === storeView && { isCurrent: true }),
  }));

interface LanguageListProps {
  storeView: StoreView;
  label: string;
  className: string;
}

export function LanguageList({ storeView, label, className }: LanguageListProps) {
  const links = languageLinks(storeView);
  if (links.length === 0) return null;
  return (
    <ul aria-label={label} className={className}>
      <SwitchItems links={links} />
    </ul>
  );
}

const LIST_ID = "languages";

/** The same list behind a button, where the header has one row. The browser's popover: it works without script. */
export function LanguageSwitch({ storeView, label }: Pick<LanguageListProps, "storeView" | "label">) {
  const links = languageLinks(storeView);
  if (links.length === 0) return null;
  const name = `languages ${storeView.storeCode}`;
  return (
    <div className="language-switch">
      <button type="button" className="button button-icon hover:bg-surface" popoverTarget={LIST_ID}>
        {languageOf(storeView).toUpperCase()}
        <span className="sr-only">{` ${label}`}</span>
      </button>
      <Still as="ul" name={name} id={LIST_ID} popover="auto" aria-label={label} className="language-list">
        <SwitchItems links={links} />
      </Still>
    </div>
  );
}
