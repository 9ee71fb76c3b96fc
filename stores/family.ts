import { useEffect } from "react";
import { useStore } from "zustand";
import { createStore } from "zustand/vanilla";
import type { Relative } from "@/lib/domain/renters";
import { customerId } from "./account-hint";

/* People of the account whose owner is logged in here, for the cart to offer; in this page's memory alone. */

const nobody: readonly Relative[] = [];
const store = createStore(() => ({ people: nobody, isAsked: false }));

/** Asked once in a page's life, and for whoever is logged in alone. Without an answer names are there to be typed. */
async function askFamily(): Promise<void> {
  if (store.getState().isAsked || customerId() === null) return;
  store.setState({ isAsked: true });
  const [{ renewingApi }, { loadApi }] = await Promise.all([import("./renewing-api"), import("./load-api")]);
  const answer = await renewingApi(await loadApi()).call("getFamily", {});
  if (answer.ok)
    store.setState({ people: answer.value.persons.map(({ name, biometric_data: data }) => ({ name, data })) });
  else store.setState({ isAsked: false });
}

export function useFamily(): readonly Relative[] {
  useEffect(() => void askFamily().catch(() => store.setState({ isAsked: false })), []);
  return useStore(store, ({ people }) => people);
}
