import { channel, subscribe, unsubscribe } from "node:diagnostics_channel";

/*
 * Within one process: what is free has changed. The channel goes by its name, because the bundle that claims units and
 * the one that keeps pages are not the same and share no module.
 */

const NAME = "sezona:stock";
const news = channel(NAME);

/** To be told when the change stands, not before: who hears it reads anew. */
export const tellStockChange = (): void => news.publish({});

/** @returns ends the listening */
export function onStockChange(listener: () => void): () => void {
  subscribe(NAME, listener);
  return () => void unsubscribe(NAME, listener);
}
