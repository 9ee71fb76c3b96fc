import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { MIN_SEARCH_LENGTH } from "@/lib/domain/suggestions";
import { foundTexts, suggestions, type FoundSuggestions, type FoundText } from "@/lib/queries";
import { wishQuery } from "@/lib/domain/place";
import { loadApi } from "@/stores/load-api";
import { usePartner } from "@/stores/partner";
import { usePeriod, usePlace } from "@/stores/reservation";

/** Nobody reads suggestions for a word while typing its next letter. */
const PAUSE_MS = 150;

/** The value once it has stood still for a moment. */
function useSettled(value: string): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}

interface Suggested {
  found: FoundSuggestions | null;
  /** Articles and pages; they come by themselves, so that things never wait for them. */
  texts: readonly FoundText[];
  wish: Record<string, string>;
}

const NO_TEXTS: readonly FoundText[] = [];

/** What the text could mean, for the visitor's days and place; while it changes what the one before meant. */
export function useSuggestions(text: string): Suggested {
  const search = useSettled(text.trim());
  const [period, place, partner] = [usePeriod(), usePlace(), usePartner()];
  const wish = wishQuery(period, place);
  const { data } = useQuery({
    ...suggestions(loadApi, search, { ...wish, ...(partner !== null && { partner }) }),
    enabled: search.length >= MIN_SEARCH_LENGTH,
    placeholderData: keepPreviousData,
  });
  const { data: texts = NO_TEXTS } = useQuery({
    ...foundTexts(loadApi, search),
    enabled: search.length >= MIN_SEARCH_LENGTH,
    placeholderData: keepPreviousData,
  });
  const isShort = text.trim().length < MIN_SEARCH_LENGTH;
  return { found: isShort ? null : (data ?? null), texts: isShort ? NO_TEXTS : texts, wish };
}
