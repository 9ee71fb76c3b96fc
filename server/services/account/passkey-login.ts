import type { InputOf, OutputOf } from "@/lib/contract";
import { ok, type Result } from "@/lib/contract/errors";
import { PASSKEY_SECONDS } from "@/lib/domain/account-session";
import { BROWSER_COOKIE, type Cookie } from "@/server/call";
import { withTransaction } from "@/server/db/client";
import { lockCustomer } from "@/server/repositories/customers";
import { findPasskey, insertChallenge, takeChallenge, usePasskey } from "@/server/repositories/passkeys";
import type { Call } from "../call";
import { challengeIn, handleBytes, ifSound, noPasskeysHere, passkeyRefused, relyingParty } from "./relying-party";
import { openSession, type Session } from "./session";
import { hashToken, newToken } from "./tokens";

const TOKEN = /^[\w-]{43}$/u;

/**
 * Something to sign, good for the browser that asked alone: several tabs of it may ask, and have one token. No e-mail
 * is asked for, so nothing tells who has a passkey.
 */
export async function startPasskeyLogin(
  call: Call,
): Promise<Result<OutputOf<"startPasskeyLogin">> & { cookies?: Cookie[] }> {
  const party = relyingParty(call);
  if (!party) return noPasskeysHere();
  const { browserToken = "" } = call.session;
  const token = TOKEN.test(browserToken) ? browserToken : newToken();
  const challenge = newToken();
  const expiresAt = new Date(call.now.getTime() + PASSKEY_SECONDS * 1000);
  await insertChallenge(call.pool, hashToken(challenge), { browserHash: hashToken(token) }, expiresAt);
  return {
    ...ok({ challenge, timeout: PASSKEY_SECONDS * 1000, rpId: party.id, userVerification: "required" as const }),
    cookies: [{ name: BROWSER_COOKIE, value: token, maxAge: PASSKEY_SECONDS, path: "/api" }],
  };
}

/** An unknown passkey, one that was copied, somebody else's challenge: all are answered alike. */
export async function loginWithPasskey(call: Call, { passkey }: InputOf<"loginWithPasskey">): Promise<Session> {
  const party = relyingParty(call);
  const { browserToken } = call.session;
  if (!party || browserToken === undefined) return passkeyRefused();
  const challenge = challengeIn(passkey.response.clientDataJSON);
  const owner = { browserHash: hashToken(browserToken) };
  if (!(await takeChallenge(call.pool, hashToken(challenge), owner, call.now))) return passkeyRefused();
  const kept = await findPasskey(call.pool, Buffer.from(passkey.id, "base64url"), party.id);
  const { userHandle } = passkey.response;
  if (!kept || (userHandle !== undefined && !isHandle(userHandle, kept.handle))) return passkeyRefused();
  const { verifyAuthenticationResponse } = await import("@simplewebauthn/server");
  const judged = await ifSound(() =>
    verifyAuthenticationResponse({
      response: { ...passkey, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      credential: { id: passkey.id, publicKey: new Uint8Array(kept.public_key), counter: kept.counter },
    }),
  );
  if (!judged) return passkeyRefused();
  return withTransaction(call.pool, async (tx) => {
    const customer = await lockCustomer(tx, kept.customer_id);
    const { newCounter } = judged.authenticationInfo;
    if (!customer || (await usePasskey(tx, kept.id, newCounter, call.now)) === 0) return passkeyRefused();
    return openSession(tx, call, customer.id);
  });
}

const isHandle = (given: string, handle: string): boolean =>
  Buffer.from(given, "base64url").equals(handleBytes(handle));
