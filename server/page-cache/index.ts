import { beforeExit } from "@/server/closing";
import { pageChanges } from "./changes";
import { listenForChanges } from "./listener";

const shared = globalThis as typeof globalThis & { sezonaIsListening?: boolean };

/** From now on this process hears what imports change, once per process whatever the number of bundles that call it. */
export function startListening(): void {
  const url = process.env.DATABASE_URL;
  // A shop on another's API has no database to hear; it is told through the internal endpoint.
  if (!url || shared.sezonaIsListening) return;
  shared.sezonaIsListening = true;
  beforeExit(listenForChanges(url, (tags) => pageChanges().note(tags)));
}
