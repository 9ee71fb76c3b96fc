import { randomUUID } from "node:crypto";
import type { InputOf, OutputOf, Passkey } from "@/lib/contract";
import { ok, refuse, type Result } from "@/lib/contract/errors";
import { PASSKEY_SECONDS } from "@/lib/domain/account-session";
import { browserName } from "@/lib/domain/browser-name";
import { MAX_PASSKEYS } from "@/lib/limits";
import type { Queryable } from "@/server/db/client";
import { lockCustomer } from "@/server/repositories/customers";
import {
  deletePasskeyOf,
  insertChallenge,
  insertPasskey,
  type PasskeyRow,
  readHandle,
  readPasskeysOf,
  renamePasskeyOf,
  takeChallenge,
} from "@/server/repositories/passkeys";
import type { Call } from "../call";
import { queueMails } from "../mail-queue";
import { inTransaction } from "../transaction";
import { forgive } from "./attempts";
import { proveOwner } from "./prove-password";
import {
  ALGORITHMS,
  challengeIn,
  handleBytes,
  ifSound,
  noPasskeysHere,
  passkeyRefused,
  relyingParty,
} from "./relying-party";
import { customerOf, holdCustomerOf, loginRequired } from "./session";
import { hashToken, newToken } from "./tokens";
import { takeWayIn } from "./ways-in";

const full = () =>
  refuse("passkeys_full", `an account has at most ${MAX_PASSKEYS}`, { details: { most: MAX_PASSKEYS } });
const noSuch = () => refuse("not_found", "no such passkey");

const view = ({ id, name, rp_id, created_at, used_at }: PasskeyRow): Passkey => ({
  passkey_id: id,
  name,
  host: rp_id,
  created_at: created_at.toISOString(),
  used_at: used_at?.toISOString() ?? null,
});

export const viewPasskeys = async (db: Queryable, customerId: number): Promise<Passkey[]> =>
  (await readPasskeysOf(db, customerId)).map(view);

export async function listPasskeys(call: Call): Promise<Result<Passkey[]>> {
  const customer = await customerOf(call);
  return customer ? ok(await viewPasskeys(call.pool, customer.id)) : loginRequired();
}

/** What a new passkey is made of, for this login and once. Whoever found the device open can prove nothing. */
export async function startPasskey(
  call: Call,
  { password }: InputOf<"startPasskey">,
): Promise<Result<OutputOf<"startPasskey">>> {
  const party = relyingParty(call);
  if (!party) return noPasskeysHere();
  const proven = await proveOwner(call, password);
  if (!proven.ok) return proven;
  const { email, firstname, lastname } = proven.value.customer;
  await forgive(call.pool, "login", email);
  const customer = await customerOf(call);
  const handle = customer && (await readHandle(call.pool, customer.id));
  if (!customer || handle === null) return loginRequired();
  const passkeys = await readPasskeysOf(call.pool, customer.id);
  if (passkeys.length >= MAX_PASSKEYS) return full();
  const challenge = newToken();
  const expiresAt = new Date(call.now.getTime() + PASSKEY_SECONDS * 1000);
  await insertChallenge(call.pool, hashToken(challenge), { deviceId: customer.device_id }, expiresAt);
  return ok({
    challenge,
    timeout: PASSKEY_SECONDS * 1000,
    rp: { id: party.id, name: party.name },
    user: {
      id: handleBytes(handle).toString("base64url"),
      name: email,
      displayName: `${firstname} ${lastname}`,
    },
    pubKeyCredParams: ALGORITHMS.map((alg) => ({ alg, type: "public-key" as const })),
    excludeCredentials: passkeys
      .filter(({ rp_id }) => rp_id === party.id)
      .map(({ credential_id, transports }) => ({
        id: credential_id.toString("base64url"),
        type: "public-key" as const,
        transports,
      })),
    authenticatorSelection: { residentKey: "required", requireResidentKey: true, userVerification: "required" },
    attestation: "none",
  });
}

/** Keeps what the browser made, and has the account's owner told of it. */
export async function addPasskey(call: Call, { passkey }: InputOf<"addPasskey">): Promise<Result<Passkey>> {
  const [party, caller] = [relyingParty(call), await customerOf(call)];
  if (!caller) return loginRequired();
  const challenge = challengeIn(passkey.response.clientDataJSON);
  const isAsked = await takeChallenge(call.pool, hashToken(challenge), { deviceId: caller.device_id }, call.now);
  if (!party || !isAsked) return passkeyRefused();
  const { verifyRegistrationResponse } = await import("@simplewebauthn/server");
  const judged = await ifSound(() =>
    verifyRegistrationResponse({
      response: { ...passkey, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      supportedAlgorithmIDs: ALGORITHMS,
    }),
  );
  if (!judged?.registrationInfo) return passkeyRefused();
  const { credential } = judged.registrationInfo;
  const browser = browserName(call.agent ?? "");
  return inTransaction(call.pool, async (tx) => {
    await lockCustomer(tx, caller.id);
    // A password that was set meanwhile has ended this login.
    const customer = await holdCustomerOf(tx, call);
    if (!customer) return loginRequired();
    if ((await readPasskeysOf(tx, customer.id)).length >= MAX_PASSKEYS) return full();
    const row = {
      ...{ id: randomUUID(), customer_id: customer.id, rp_id: party.id, created_at: call.now },
      credential_id: Buffer.from(credential.id, "base64url"),
      public_key: Buffer.from(credential.publicKey),
      counter: credential.counter,
      transports: passkey.response.transports ?? [],
      name: browser || party.name,
    };
    if ((await insertPasskey(tx, row)) === 0) return passkeyRefused();
    const news = { kind: "newPasskey" as const, occasion: row.id, customerId: customer.id, browser };
    await queueMails(tx, [news], call.now);
    return ok(view({ ...row, used_at: null }));
  });
}

/** Somebody else's looks like one that does not exist. */
export async function renamePasskey(call: Call, { id, name }: InputOf<"renamePasskey">): Promise<Result<boolean>> {
  const customer = await customerOf(call);
  if (!customer) return loginRequired();
  return (await renamePasskeyOf(call.pool, id, customer.id, name)) > 0 ? ok(true) : noSuch();
}

/** Never the last way in; the account's owner is told of it. */
export const removePasskey = (call: Call, { id }: InputOf<"removePasskey">): Promise<Result<boolean>> =>
  takeWayIn(call, async (tx, customer) => {
    if ((await deletePasskeyOf(tx, id, customer.id)) === 0) return noSuch();
    return ok({ kind: "passkeyGone", occasion: id, browser: browserName(call.agent ?? "") });
  });
