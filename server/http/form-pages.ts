import { MAX_LINE } from "@/lib/contract/limits";
import { STORABLE } from "@/lib/contract/storable";

/* Plain forms of pages: sent as a browser without script sends them. */

/** What a form leaves empty is left out; what it holds is taken as it is typed. */
export const formFields = (body: string): Record<string, string> =>
  Object.fromEntries([...new URLSearchParams(body)].filter(([, value]) => value.trim() !== "" && STORABLE.test(value)));

/** What a refused form takes back in an address: no more than any such field takes, or a proxy refuses it. */
export const takenBack = (value = ""): string | undefined => (value.length > MAX_LINE ? undefined : value);
