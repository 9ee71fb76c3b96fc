import { useEffect } from "react";
import { type ShownThing, shownThingStore } from "@/stores/shown-thing";

/** Tells the rest of the page what it is about, as long as it shows it. */
export function useTellShown(shown: ShownThing | null): void {
  const said = JSON.stringify(shown);
  // What is made anew with every rendering is told again only where it says something else.
  useEffect(() => shownThingStore.setState({ shown: JSON.parse(said) as ShownThing | null }), [said]);
  useEffect(() => () => shownThingStore.setState({ shown: null }), []);
}
