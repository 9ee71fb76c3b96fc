"use client";

import { createContext, type ReactNode, useContext, useState } from "react";

const PlaceChoice = createContext<readonly [open: boolean, setOpen: (open: boolean) => void]>([false, () => undefined]);

/** Around a cart: while all branches are offered for the whole of it, its lines don't offer the same ones again. */
export function PlaceChoiceProvider({ children }: { children: ReactNode }) {
  const choice = useState(false);
  return <PlaceChoice value={choice}>{children}</PlaceChoice>;
}

export const usePlaceChoice = () => useContext(PlaceChoice);
