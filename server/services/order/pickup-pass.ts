import { createHmac, timingSafeEqual } from "node:crypto";
import type { OrderStatus } from "@/lib/contract";
import { serverEnv } from "@/lib/env";

/* What a renter shows at the counter: the order's number, signed by the shop, in signs that make a small code. */

const PREFIX = "SEZONA/1/";
/** So many bytes can't be guessed, and make a code that any telephone reads from a cracked display. */
const SIGNATURE_BYTES = 16;

const sign = (number: string, secret: string): string =>
  createHmac("sha256", secret).update(`pass 1 ${number}`).digest().subarray(0, SIGNATURE_BYTES).toString("hex");

/** Whether there is something to be fetched or brought back with it. */
const isUsable = (status: OrderStatus): boolean => status === "confirmed" || status === "handed_over";

/** The words of an order's pass; none for what is not fetched (yet, or any more), or where the shop has no secret. */
export function passOf(
  { increment_id: number, status }: { increment_id: string; status: OrderStatus },
  secret: string | undefined = serverEnv().internalSecret,
): string | undefined {
  return secret && isUsable(status) ? `${PREFIX}${number}/${sign(number, secret)}`.toUpperCase() : undefined;
}

/** The number of the order that a pass was signed for; null for what this shop has not signed, with any of these. */
export function readPass(text: string, secrets: readonly string[]): string | null {
  const [, number, signature] = /^SEZONA\/1\/([\d-]{1,20})\/([0-9A-F]{32})$/u.exec(text.trim().toUpperCase()) ?? [];
  if (!number || !signature) return null;
  const isSignedWith = (secret: string): boolean =>
    timingSafeEqual(Buffer.from(signature), Buffer.from(sign(number, secret).toUpperCase()));
  return secrets.some(isSignedWith) ? number : null;
}
