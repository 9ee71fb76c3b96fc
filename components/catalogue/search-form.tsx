import { MAX_SEARCH_TEXT } from "@/lib/contract/limits";
import { MIN_SEARCH_LENGTH } from "@/lib/domain/suggestions";
import { useTranslations } from "@/lib/i18n/server";

/** A plain GET form: works without script, and the result has an address. */
export function SearchForm({ action, term }: { action: string; term: string }) {
  const t = useTranslations("catalogue.search");
  return (
    <form action={action} method="get" role="search" className="search-form">
      <label className="visually-hidden" htmlFor="search-term">
        {t("label")}
      </label>
      <input
        id="search-term"
        className="input"
        type="search"
        name="q"
        defaultValue={term}
        placeholder={t("label")}
        minLength={MIN_SEARCH_LENGTH}
        maxLength={MAX_SEARCH_TEXT}
        autoComplete="off"
        enterKeyHint="search"
      />
      <button type="submit" className="button button-primary">
        {t("submit")}
      </button>
    </form>
  );
}
