import { useSyncExternalStore } from "react";
import { BODY, RIDING_LEVELS } from "@/lib/contract/body";
import { MAX_PARTY, MAX_PERSON } from "@/lib/contract/limits";
import type { BiometricData } from "@/lib/contract";
import { HEAD, type GuideBody } from "@/lib/domain/equipment-guide/fit";
import { readStored, writeStored } from "./browser-storage";

/*
 * Names and measures of a party, as they were typed into the equipment guide. They stay in this tab: the shop is told
 * the sizes that are chosen, and with a line of the cart what its thing is set by.
 */

const KEY = "sezona.guide-party";

export interface GuidePerson {
  name: string;
  body: GuideBody;
  /** How they ride, in their own words: only a technician does something with it. */
  riding?: BiometricData["level"];
}

function readPerson(stored: unknown): GuidePerson {
  const { name, body, riding } = (stored ?? {}) as { name?: unknown; body?: Record<string, unknown>; riding?: unknown };
  const measures = Object.entries({ ...BODY, head: HEAD }).flatMap(([field, [least, most]]) => {
    const value = body?.[field];
    return typeof value === "number" && value >= least && value <= most ? [[field, value] as const] : [];
  });
  return {
    name: typeof name === "string" ? name.slice(0, MAX_PERSON) : "",
    body: Object.fromEntries(measures),
    riding: RIDING_LEVELS.find((level) => level === riding),
  };
}

let party: readonly GuidePerson[] | undefined;
const nobody: readonly GuidePerson[] = [];
const listeners = new Set<() => void>();

/** The people of this tab, adults first, as far as something was said of them. */
export function guideParty(): readonly GuidePerson[] {
  const stored = party ? null : readStored(KEY, "session");
  party ??= Array.isArray(stored) ? stored.slice(0, MAX_PARTY).map(readPerson) : nobody;
  return party;
}

export function keepGuideParty(people: readonly GuidePerson[]): void {
  party = people;
  writeStored(KEY, people.length > 0 ? people : null, "session");
  listeners.forEach((told) => told());
}

function listen(told: () => void): () => void {
  listeners.add(told);
  return () => void listeners.delete(told);
}

/** Nobody as long as the server's page stands: it knows of none. */
export const useGuideParty = (): readonly GuidePerson[] => useSyncExternalStore(listen, guideParty, () => nobody);
