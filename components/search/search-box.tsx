"use client";

import { useTranslations } from "next-intl";
import { useRouter } from "next/navigation";
import { useState, type KeyboardEvent } from "react";
import { Autocomplete, Input, ListBox, RouterProvider, TextField } from "react-aria-components";
import { Notice } from "@/components/ui/notice";
import { MAX_SEARCH_TEXT } from "@/lib/contract/limits";
import { MIN_SEARCH_LENGTH } from "@/lib/domain/suggestions";
import { searchPath } from "@/lib/routes";
import type { StoreView } from "@/lib/store-views";
import { forgetSearches, recentSearches, rememberSearch } from "@/stores/recent-searches";
import { RecentOptions, SuggestionOptions } from "./suggestion-options";
import { useSuggestions } from "./use-suggestions";

interface Props {
  storeView: StoreView;
  /** Told when a press leads to another page. */
  onLeave: () => void;
}

/** The browser's modal gives the focus to what is marked so; React's own `autoFocus` comes before it is open. */
const beginHere = (field: HTMLInputElement | null): void => field?.setAttribute("autofocus", "");

/** Enter follows the suggestion that is reached; else it is the form's, and the list would keep it to itself. */
function submitWritten(event: KeyboardEvent<HTMLElement>): void {
  const { target } = event;
  if (event.key !== "Enter" || event.nativeEvent.isComposing || !(target instanceof HTMLInputElement)) return;
  event.preventDefault();
  if (target.hasAttribute("aria-activedescendant")) return;
  event.stopPropagation();
  target.form?.requestSubmit();
}

/**
 * A field with what it could mean below it, as the combobox pattern asks: the arrow keys walk through the suggestions
 * while the focus stays in the field, Enter follows the one that is reached, or else searches for what is written.
 */
export function SearchBox({ storeView, onLeave }: Props) {
  const t = useTranslations("suggestions");
  const words = useTranslations("catalogue.search");
  const router = useRouter();
  const [text, setText] = useState("");
  const [recent, setRecent] = useState(recentSearches);
  const { found, wish } = useSuggestions(text);
  const isShort = text.trim().length < MIN_SEARCH_LENGTH;
  const count = found ? found.products.length + found.categories.length + found.brands.length : 0;
  const hasOptions = isShort ? recent.length > 0 : count > 0;

  const goTo = (address: string) => {
    rememberSearch(text);
    onLeave();
    router.push(address);
  };
  const status = () => {
    if (isShort) return text.trim() === "" ? "" : words("tooShort");
    if (!found) return t("searching");
    return found.offline ? "" : t("count", { count });
  };
  return (
    <form
      role="search"
      action={searchPath(storeView)}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isShort) goTo(searchPath(storeView, text.trim()));
      }}
    >
      <Autocomplete inputValue={text} onInputChange={setText} disableAutoFocusFirst>
        <div className="search-box-field" onKeyDownCapture={submitWritten}>
          <TextField aria-label={words("label")} className="contents">
            <Input
              ref={beginHere}
              className="input"
              type="search"
              name="q"
              role="combobox"
              aria-expanded={hasOptions}
              aria-haspopup="listbox"
              placeholder={words("label")}
              maxLength={MAX_SEARCH_TEXT}
              enterKeyHint="search"
            />
          </TextField>
          <button type="submit" className="button button-primary">
            {words("submit")}
          </button>
        </div>
        <p role="status" className={isShort && text.trim() !== "" ? "search-box-hint" : "visually-hidden"}>
          {status()}
        </p>
        {found?.offline && <Notice tone="warning">{t("offline")}</Notice>}
        <RouterProvider navigate={goTo}>
          <ListBox aria-label={t("list")} className="suggestions" selectionMode="none">
            {isShort ? (
              <RecentOptions storeView={storeView} searches={recent} />
            ) : (
              found && <SuggestionOptions storeView={storeView} text={text.trim()} found={found} wish={wish} />
            )}
          </ListBox>
        </RouterProvider>
      </Autocomplete>
      {isShort && recent.length > 0 && (
        <button
          type="button"
          className="button button-quiet button-small"
          onClick={() => {
            forgetSearches();
            setRecent([]);
          }}
        >
          {t("forget")}
        </button>
      )}
      {!isShort && found && !found.offline && found.total === 0 && <p className="search-box-hint">{t("none")}</p>}
    </form>
  );
}
