import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import type { InputOf } from "@/lib/contract";
import { ok, refuse, type Result } from "@/lib/contract/errors";
import { MESSAGES_AN_HOUR, MESSAGES_OF_ONE_AN_HOUR } from "@/lib/contract/limits";
import { mailEnv, serverEnv } from "@/lib/env";
import { countMessages } from "@/server/repositories/mails";
import type { Call } from "../call";
import { listSources } from "../catalogue/lists";
import { queueMails } from "../mail-queue";
import { inTransaction } from "../transaction";

/* Messages that visitors send to the shop from its site. They go to the shop alone: nobody mails others through it. */

/** Long enough to write a message, short enough that collecting tokens brings nothing. */
const TOKEN_MS = 60 * 60_000;

/** Processes that share a shop share its secret; a single one without any does with its own. */
const ownSecret = randomBytes(32).toString("base64url");
const sign = (text: string, secret = serverEnv().internalSecret ?? ownSecret): string =>
  createHmac("sha256", secret).update(`mail ${text}`).digest("base64url");

/** A word that lets its bearer send one message. */
export function getMailToken({ now }: Call): Result<string> {
  const claim = `${now.getTime() + TOKEN_MS}.${randomBytes(16).toString("base64url")}`;
  return ok(`${claim}.${sign(claim)}`);
}

function isValid(token: string, now: Date): boolean {
  const end = token.lastIndexOf(".");
  const { acceptedSecrets } = serverEnv();
  const secrets = acceptedSecrets.length > 0 ? acceptedSecrets : [ownSecret];
  // Compared as text: other spellings of the same signature would be tokens of their own.
  const given = Buffer.from(token.slice(end + 1));
  const isSignedWith = (secret: string): boolean => {
    const wanted = Buffer.from(sign(token.slice(0, end), secret));
    return given.length === wanted.length && timingSafeEqual(given, wanted);
  };
  return secrets.some(isSignedWith) && Number.parseInt(token, 10) > now.getTime();
}

/** Has a message sent to the address that is named, if it is one of the shop's own. One token sends one message. */
export async function sendMessage(call: Call, message: InputOf<"sendMessage">): Promise<Result<boolean>> {
  const { token, sourceAddress, targetAddress, subject, emailText, website } = message;
  if (!isValid(token, call.now)) return refuse("forbidden", "the token is not one of ours, or it is over");
  const sources = await listSources(call);
  const branches = sources.ok ? sources.value.map(({ email }) => email).filter(Boolean) : [];
  const { shopAddresses } = mailEnv();
  const own = [...shopAddresses, ...branches];
  if (targetAddress !== undefined && !own.includes(targetAddress))
    return refuse("forbidden", "messages go to the shop's own addresses");
  const to =
    targetAddress === undefined ? (shopAddresses.length > 0 ? shopAddresses : own.slice(0, 1)) : [targetAddress];
  if (to.length === 0) return refuse("unavailable", "the shop has named no address that messages go to");
  if (website) return ok(true);
  const { storeCode } = call.storeView;
  const occasion = `token ${token}`;
  return inTransaction(call.pool, async (tx) => {
    const taken = await countMessages(tx, {
      occasion,
      from: sourceAddress,
      since: new Date(call.now.getTime() - 3_600_000),
    });
    if (taken.isTold) return ok(true);
    if (taken.ofOne >= MESSAGES_OF_ONE_AN_HOUR || taken.all >= MESSAGES_AN_HOUR)
      return refuse("too_many_requests", "too many messages within an hour");
    const content = { storeCode, to, from: sourceAddress, subject, text: emailText };
    await queueMails(tx, [{ kind: "message", occasion, message: content }], call.now);
    return ok(true);
  });
}
