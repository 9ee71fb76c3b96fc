import { isIP } from "node:net";
import { refuse } from "@/lib/contract/errors";
import { siteUrl } from "@/lib/env";
import type { Call } from "../call";

/** Whom a passkey is made for: the host that the caller's page is on, which is one of the shop's own. */
export interface RelyingParty {
  id: string;
  origin: string;
  name: string;
}

/** EdDSA, ES256 and RS256: what authenticators know. */
export const ALGORITHMS = [-8, -7, -257];

/** @returns null where browsers make no passkey: an address that is no name. */
export function relyingParty({ origin: asked, storeView }: Pick<Call, "origin" | "storeView">): RelyingParty | null {
  const { hostname, origin } = new URL(asked ?? siteUrl());
  return isIP(hostname.replace(/^\[|\]$/gu, "")) ? null : { id: hostname, origin, name: storeView.name };
}

export const noPasskeysHere = () => refuse("not_found", "no passkeys are made for this address");
export const passkeyRefused = () => refuse("passkey_refused", "not known here, or not what it was to sign");

/** What a browser says that it had signed; empty where that can't be read. */
export function challengeIn(clientData: string): string {
  try {
    const { challenge } = JSON.parse(Buffer.from(clientData, "base64url").toString()) as { challenge?: unknown };
    return typeof challenge === "string" ? challenge : "";
  } catch {
    return "";
  }
}

/** The library throws whatever it finds wrong: bytes that can't be read, another origin, a signature. */
export async function ifSound<T extends { verified: boolean }>(judge: () => Promise<T>): Promise<T | null> {
  const judged = await judge().catch(() => null);
  return judged?.verified ? judged : null;
}

/** An account's name among authenticators, in bytes. */
export const handleBytes = (handle: string): Buffer => Buffer.from(handle.replaceAll("-", ""), "hex");
