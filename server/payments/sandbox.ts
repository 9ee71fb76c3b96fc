import { randomBytes } from "node:crypto";
import type { Pool } from "pg";
import { internalAccess, siteUrl } from "@/lib/env";
import * as table from "@/server/repositories/sandbox-payments";
import { GatewayError, type PaymentGateway } from "./port";

const NOTICE_MS = 10_000;

/** How the sandbox names its payments. */
export const SANDBOX_REF = /^[0-9a-f]{32}$/u;

/** Where a payment of the sandbox is decided; see `sandbox-page.ts`. */
export const sandboxPath = (ref: string): string => `/api/payments/sandbox/page/${ref}`;

/**
 * Calls the shop back as any gateway does, by its public endpoint. At this machine's own address: the one that
 * visitors see may not lead here from inside.
 */
export async function notifyOfSandbox(pool: Pool, ref: string): Promise<void> {
  const payment = await table.readSandboxPayment(pool, ref);
  if (!payment) return;
  const { pathname, searchParams } = new URL(payment.notify_url);
  searchParams.set("id", ref);
  const answer = await fetch(`${internalAccess().origin}${pathname}?${searchParams}`, {
    signal: AbortSignal.timeout(NOTICE_MS),
  });
  if (!answer.ok) throw new Error(`the shop answered ${answer.status} to the sandbox's notice`);
}

/** A gateway of our own for trials: it knows only what its page was told, and is asked like any other. */
export function sandboxGateway(pool: Pool): PaymentGateway {
  const known = async (ref: string): Promise<table.SandboxRow> => {
    const row = await table.readSandboxPayment(pool, ref);
    if (!row) throw new GatewayError("refused", `the sandbox has no payment ${ref}`);
    return row;
  };
  return {
    async create(wish) {
      const ref = randomBytes(16).toString("hex");
      await table.insertSandboxPayment(pool, {
        ref,
        number: wish.number,
        amount: wish.amount,
        currency: wish.currency,
        state: "open",
        holds: wish.holds,
        language: wish.language,
        return_url: wish.returnUrl,
        notify_url: wish.notifyUrl,
        created_at: wish.now,
      });
      return { ref, redirectUrl: `${siteUrl()}${sandboxPath(ref)}` };
    },
    async pull(ref) {
      const { number, amount, currency, state } = await known(ref);
      return { ref, number, amount, currency, state, isOurs: true };
    },
    async refund({ ref, amount }) {
      const moved = await table.refundSandboxPayment(pool, ref, amount);
      if (moved === 0 && (await known(ref)).state !== "refunded")
        throw new GatewayError("refused", `the sandbox's payment ${ref} has no such money to give back`);
      return "done";
    },
    async capture({ ref, amount }) {
      if ((await table.captureSandboxPayment(pool, ref, amount)) === 0)
        throw new GatewayError("refused", `the sandbox's payment ${ref} holds no such money`);
    },
    async release(ref) {
      if ((await table.moveSandboxPayment(pool, ref, "authorized", "cancelled")) === 0)
        throw new GatewayError("refused", `the sandbox's payment ${ref} holds nothing`);
    },
    refunded: async (ref) => (await known(ref)).refunded,
    noticeOf: ({ query: { id, number } }) => (id ? { ref: id, number } : null),
    acknowledgement: "OK",
  };
}
