import { createHmac, timingSafeEqual } from "node:crypto";
import { type CustomerGroup, groupById } from "@/lib/domain/customer-group";
import { serverEnv } from "@/lib/env";

/* What proves a customer group where nobody's login is at hand: the group and until when, signed by the shop. */

/** As long as somebody may go on without asking who they are; who leaves a group keeps its prices no longer. */
const SECONDS = 24 * 60 * 60;

const sign = (groupId: string, until: string, secret: string): string =>
  createHmac("sha256", secret).update(`group 1 ${groupId} ${until}`).digest("base64url");

const secretOf = (): string | undefined => serverEnv().internalSecret;

/** None where the shop has no secret: then a login alone proves the group. */
export function groupTokenOf(
  group: Pick<CustomerGroup, "id">,
  now: Date,
  secret: string | undefined = secretOf(),
): string | undefined {
  if (!secret) return undefined;
  const [id, until] = [String(group.id), String(Math.floor(now.getTime() / 1000) + SECONDS)];
  return `${id}.${until}.${sign(id, until, secret)}`;
}

/** The group that a token is of; undefined for what this shop has not signed, or signed too long ago. */
export function groupOfToken(
  token: string | undefined,
  now: Date,
  secret: string | undefined = secretOf(),
): CustomerGroup | undefined {
  const [, id, until, signature] = /^(\d{1,9})\.(\d{1,12})\.([\w-]{43})$/u.exec(token ?? "") ?? [];
  if (!secret || !id || !until || !signature || Number(until) * 1000 <= now.getTime()) return undefined;
  const isOurs = timingSafeEqual(Buffer.from(signature), Buffer.from(sign(id, until, secret)));
  return isOurs ? groupById(Number(id)) : undefined;
}
