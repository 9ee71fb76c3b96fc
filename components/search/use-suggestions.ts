import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { MIN_SEARCH_LENGTH } from "@/lib/domain/suggestions";
import { suggestions, type FoundSuggestions } from "@/lib/queries";
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

/** What the text could mean, for the visitor's days and place; while it changes what the one before meant. */
export function useSuggestions(text: string): { found: FoundSuggestions | null; wish: Record<string, string> } {
  const search = useSettled(text.trim());
  const [period, place, partner] = [usePeriod(), usePlace(), usePartner()];
  const wish = wishQuery(period, place);
  const { data } = useQuery({
    ...suggestions(loadApi, search, { ...wish, ...(partner !== null && { partner }) }),
    enabled: search.length >= MIN_SEARCH_LENGTH,
    placeholderData: keepPreviousData,
  });
  return { found: text.trim().length < MIN_SEARCH_LENGTH ? null : (data ?? null), wish };
}
