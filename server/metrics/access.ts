import { createHash, timingSafeEqual } from "node:crypto";
import type { IncomingMessage } from "node:http";

export interface MetricsAccess {
  /** Who says it may read them. */
  token: string | undefined;
  /** Whether programs of this machine may, without a token. */
  loopback: boolean;
}

const digest = (text: string): Buffer => createHash("sha256").update(text).digest();
const LOOPBACK = /^(?:127\.|::1$|::ffff:127\.)/u;
/** A proxy on this machine hands on what a visitor asks for, and says so in one of these. */
const HANDED_ON = ["x-forwarded-for", "forwarded", "x-real-ip", "via", "x-forwarded-host", "x-forwarded-proto"];

/** Whether somebody may read the figures. Nobody may where neither token nor loopback is configured. */
export function mayRead(
  { headers, socket }: Pick<IncomingMessage, "headers"> & { socket: { remoteAddress?: string } },
  { token, loopback }: MetricsAccess,
): boolean {
  const given = /^Bearer (.+)$/u.exec(headers.authorization ?? "")?.[1];
  if (token && given) return timingSafeEqual(digest(given), digest(token));
  const isHere = LOOPBACK.test(socket.remoteAddress ?? "") && HANDED_ON.every((name) => headers[name] === undefined);
  return loopback && isHere;
}
