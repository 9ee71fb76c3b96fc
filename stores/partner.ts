import { useStore } from "zustand";
import { createStore } from "zustand/vanilla";
import { readStored, writeStored } from "./browser-storage";

const KEY = "sezona.partner";

/** The pick-up point that listings are narrowed to during this visit. */
export const partnerStore = createStore<{ partnerId: number | null }>(() => ({ partnerId: null }));

const asPartnerId = (value: unknown): number | null =>
  typeof value === "number" && Number.isSafeInteger(value) && value > 0 ? value : null;

/** Takes what this visit has chosen before; kept apart from creation so that the first render equals the server's. */
export function loadPartner(): void {
  partnerStore.setState({ partnerId: asPartnerId(readStored(KEY, "session")) });
}

export function setPartner(partnerId: number | null): void {
  partnerStore.setState({ partnerId });
  writeStored(KEY, partnerId, "session");
}

/** `?partner={id}` of any page; an empty one lets go of it. @returns the id when it is a new choice. */
export function adoptPartner(query: URLSearchParams): number | null {
  if (query.get("partner") === "") setPartner(null);
  const given = asPartnerId(Number(query.get("partner") ?? Number.NaN));
  if (given === null || given === partnerStore.getState().partnerId) return null;
  setPartner(given);
  return given;
}

export const usePartner = (): number | null => useStore(partnerStore, (state) => state.partnerId);
