import { useStore } from "zustand";
import { createStore } from "zustand/vanilla";

export type Panel = "minicart" | "menu" | "search" | "filters" | "dates";

interface UiState {
  /** One panel at a time; whatever is open lies over the overlay. */
  panel: Panel | null;
}

export const uiStore = createStore<UiState>(() => ({ panel: null }));

export const openPanel = (panel: Panel): void => uiStore.setState({ panel });
/** Without a name whatever is open; with one only that, so that a late answer can't close another panel. */
export const closePanel = (panel?: Panel): void => {
  if (!panel || uiStore.getState().panel === panel) uiStore.setState({ panel: null });
};

export const useIsOpen = (panel: Panel): boolean => useStore(uiStore, (state) => state.panel === panel);
