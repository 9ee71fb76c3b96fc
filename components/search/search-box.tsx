"use client";

import { useTranslations } from "next-intl";
import { useRouter } from "next/navigation";
import { useRef, useState } from "react";
import { Autocomplete, Input, ListBox, RouterProvider, TextField } from "react-aria-components";
import { Notice } from "@/components/ui/notice";
import { tellOnTheWay } from "@/components/ui/on-the-way";
import { MAX_SEARCH_TEXT } from "@/lib/contract/limits";
import { MIN_SEARCH_LENGTH } from "@/lib/domain/suggestions";
import { searchPath } from "@/lib/routes";
import type { StoreView } from "@/lib/store-views";
import { forgetSearches, recentSearches, rememberSearch } from "@/stores/recent-searches";
import { RecentOptions, SuggestionOptions, TextOptions } from "./suggestion-options";
import { useOpening } from "./use-opening";
import { useSuggestions } from "./use-suggestions";

interface Props {
  storeView: StoreView;
  /** Told when a press leads to another page. */
  onLeave?: () => void;
  /** Set where it stands in a page: what was written there already. Suggestions open and close over the page then. */
  written?: string;
}

/** The browser's modal gives the focus to what is marked so; React's own `autoFocus` comes before it is open. */
const beginHere = (field: HTMLInputElement | null): void => field?.setAttribute("autofocus", "");

/** In a page the visitor was in the field that this one takes the place of, and goes on writing. */
const goOnHere = (field: HTMLInputElement | null): void => {
  field?.focus();
  field?.setSelectionRange(field.value.length, field.value.length);
};

/**
 * A field with what it could mean below it, as the combobox pattern asks: the arrow keys walk through the suggestions
 * while the focus stays in the field, Enter follows the one that is reached, or else searches for what is written.
 */
export function SearchBox({ storeView, onLeave, written }: Props) {
  const t = useTranslations("suggestions");
  const words = useTranslations("catalogue.search");
  const router = useRouter();
  const [text, setText] = useState(written ?? "");
  const inPage = written !== undefined;
  const form = useRef<HTMLFormElement>(null);
  const { isOpen, ...opening } = useOpening(form, inPage);
  const [recent, setRecent] = useState(recentSearches);
  const { found, texts, wish } = useSuggestions(text);
  const isShort = text.trim().length < MIN_SEARCH_LENGTH;
  const things = found ? found.products.length + found.categories.length + found.brands.length : 0;
  const count = things + (found?.offline ? 0 : texts.length);
  const hasOptions = isShort ? recent.length > 0 : count > 0;

  const goTo = (address: string) => {
    rememberSearch(text);
    onLeave?.();
    opening.close();
    tellOnTheWay(address);
    router.push(address);
  };
  const status = () => {
    if (isShort) return text.trim() === "" ? "" : words("tooShort");
    if (!found) return t("searching");
    return found.offline ? "" : t("count", { count });
  };
  return (
    <form
      ref={form}
      role="search"
      className={inPage ? "search-box-page" : undefined}
      onBlur={opening.onBlur}
      action={searchPath(storeView)}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isShort) goTo(searchPath(storeView, text.trim()));
      }}
    >
      <Autocomplete inputValue={text} onInputChange={setText} disableAutoFocusFirst>
        <div className="search-box-field" onFocus={opening.open} onKeyDownCapture={opening.onKey}>
          <TextField aria-label={words("label")} className="contents">
            <Input
              ref={inPage ? goOnHere : beginHere}
              className="input"
              type="search"
              name="q"
              role="combobox"
              aria-expanded={hasOptions && isOpen}
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
          {isOpen && status()}
        </p>
        <div className="search-box-found" hidden={!isOpen}>
          {found?.offline && (
            <Notice tone="warning" className="mt-3">
              {t("offline")}
            </Notice>
          )}
          <RouterProvider navigate={goTo}>
            <ListBox aria-label={t("list")} className="suggestions" selectionMode="none">
              {isShort ? (
                <RecentOptions storeView={storeView} searches={recent} />
              ) : (
                found && (
                  <>
                    <SuggestionOptions storeView={storeView} text={text.trim()} found={found} wish={wish} />
                    {!found.offline && <TextOptions texts={texts} />}
                  </>
                )
              )}
            </ListBox>
          </RouterProvider>
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
          {!isShort && found && !found.offline && found.total + texts.length === 0 && (
            <p className="search-box-hint">{t("none")}</p>
          )}
        </div>
      </Autocomplete>
    </form>
  );
}
