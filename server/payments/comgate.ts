import { createHash, timingSafeEqual } from "node:crypto";
import { z } from "zod";
import { askGateway, type GatewayHttp, readAs } from "./http";
import { GatewayError, type GatewayState, type PaymentGateway } from "./port";

export interface ComgateAccess {
  /** Such as `https://payments.comgate.cz/v2.0`. */
  apiUrl: string;
  merchant: string;
  secret: string;
  isTest: boolean;
}

/** Numbers travel as numbers or as their digits. */
const number = z.union([z.number(), z.string().regex(/^\d+$/u)]).transform(Number);
const answerSchema = z.object({ code: number, message: z.string().nullish() });
const createdSchema = z.object({ transId: z.string(), redirect: z.url({ protocol: /^https?$/u }) });
const statusSchema = z.object({
  transId: z.string(),
  merchant: z.union([z.string(), z.number()]).transform(String),
  test: z.union([z.boolean(), z.string()]).transform((test) => test === true || test === "true" || test === "1"),
  price: number,
  curr: z.string(),
  refId: z.union([z.string(), z.number()]).transform(String),
  status: z.string(),
});

const STATES: Readonly<Record<string, GatewayState>> = {
  PENDING: "open",
  PAID: "paid",
  AUTHORIZED: "authorized",
  CANCELLED: "cancelled",
};
/** The gateway's own bounds of how long a payment waits. */
const LEAST_MINUTES = 30;
const MOST_MINUTES = 7 * 24 * 60;
/** More was to be given back than there is: it has gone back before. */
const REFUND_TOO_HIGH = 1402;

const digest = (text: string): Buffer => createHash("sha256").update(text).digest();

/** Comgate's REST API v2. Its states know no refund, so ours says what went back. */
export function comgateGateway(access: ComgateAccess, http: GatewayHttp = {}): PaymentGateway {
  const { apiUrl, merchant, secret, isTest } = access;
  const authorization = `Basic ${Buffer.from(`${merchant}:${secret}`).toString("base64")}`;

  /** What counts is the code in the answer. */
  async function call(path: string, body?: Record<string, unknown>, method = body ? "POST" : "GET"): Promise<unknown> {
    const { status, body: answer } = await askGateway(
      `${apiUrl}/${path}`,
      {
        method,
        headers: { accept: "application/json", authorization, ...(body && { "content-type": "application/json" }) },
        ...(body && { body: JSON.stringify(body) }),
      },
      http,
    );
    const { code, message } = readAs(answerSchema, answer);
    if (code !== 0) throw new GatewayError("refused", `the gateway answered ${status} ${code} ${message ?? ""}`, code);
    return answer;
  }

  return {
    async create(wish) {
      const minutes = Math.min(Math.max(wish.minutes, LEAST_MINUTES), MOST_MINUTES);
      const answer = await call("payment.json", {
        test: isTest,
        price: wish.amount,
        curr: wish.currency,
        label: wish.order.slice(0, 16),
        refId: wish.number,
        // Money is held on cards alone.
        method: wish.holds ? "CARD_ALL" : "ALL",
        ...(wish.holds && { preauth: true }),
        email: wish.payer.email,
        fullName: `${wish.payer.firstname} ${wish.payer.lastname}`,
        phone: wish.payer.phone,
        lang: wish.language,
        expirationTime: `${minutes}m`,
        prepareOnly: true,
        url_paid: wish.returnUrl,
        url_cancelled: wish.returnUrl,
        url_pending: wish.returnUrl,
      });
      const { transId, redirect } = readAs(createdSchema, answer);
      return { ref: transId, redirectUrl: redirect };
    },
    async pull(ref) {
      const payment = readAs(statusSchema, await call(`payment/transId/${encodeURIComponent(ref)}.json`));
      return {
        ref: payment.transId,
        number: payment.refId,
        amount: payment.price,
        currency: payment.curr,
        state: STATES[payment.status] ?? "unknown",
        isOurs: payment.merchant === merchant && payment.test === isTest,
      };
    },
    async refund({ ref, amount }) {
      try {
        await call("refund.json", { transId: ref, amount, test: isTest });
      } catch (error) {
        if (!(error instanceof GatewayError && error.code === REFUND_TOO_HIGH)) throw error;
        // By us, whose answer was lost, or a part of it by somebody's hand: it never says how much went back.
        process.stderr.write(`payment ${ref} (comgate): something went back before. Look there whether it was all\n`);
      }
      return "done";
    },
    async capture({ ref, amount }) {
      await call(`preauth/transId/${encodeURIComponent(ref)}.json`, { amount }, "PUT");
    },
    async release(ref) {
      await call(`preauth/transId/${encodeURIComponent(ref)}.json`, undefined, "DELETE");
    },
    refunded: () => Promise.resolve(null),
    noticeOf({ fields: { transId, refId, secret: given = "" } }) {
      if (!transId || !/^[\w-]{1,40}$/u.test(transId)) return null;
      return timingSafeEqual(digest(given), digest(secret)) ? { ref: transId, number: refId } : null;
    },
    acknowledgement: "code=0&message=OK",
  };
}
