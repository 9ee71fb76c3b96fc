import { z } from "zod";
import { sumMoney } from "@/lib/domain/money";
import { askGateway, type Answered, type GatewayHttp, readAs } from "./http";
import { GatewayError, type GatewayState, type PaymentGateway, type PaymentWish } from "./port";

export interface GopayAccess {
  /** Such as `https://gate.gopay.cz/api`. */
  apiUrl: string;
  goid: number;
  clientId: string;
  clientSecret: string;
}

const id = z.union([z.int(), z.string()]).transform(String);
const tokenSchema = z.object({ access_token: z.string(), expires_in: z.number() });
const paymentSchema = z.object({
  id,
  order_number: z.string(),
  amount: z.int(),
  currency: z.string(),
  state: z.string(),
  target: z.object({ goid: z.union([z.number(), z.string()]).transform(Number) }).optional(),
  gw_url: z.url({ protocol: /^https?$/u }).optional(),
});
const resultSchema = z.object({ result: z.string() });
const refundsSchema = z.array(z.object({ amount: z.int(), state: z.string() }));
const errorSchema = z.object({
  error_code: z.int(),
  error_name: z.string().nullish(),
  message: z.string().nullish(),
});

/** States that the documents name; the list may grow. */
const STATES: Readonly<Record<string, GatewayState>> = {
  CREATED: "open",
  PAYMENT_METHOD_CHOSEN: "open",
  AUTHORIZED: "authorized",
  PAID: "paid",
  PARTIALLY_REFUNDED: "paid",
  REFUNDED: "refunded",
  CANCELED: "cancelled",
  TIMEOUTED: "timed_out",
};
/** The gateway's codes of countries have three letters; ours are written small here. */
const COUNTRIES: Readonly<Record<string, string>> = {
  cz: "CZE",
  sk: "SVK",
  de: "DEU",
  at: "AUT",
  pl: "POL",
  it: "ITA",
};

/** A token is renewed so long before it ends. */
const TOKEN_SPARE_MS = 60_000;
const NOT_REFUNDABLE = new Set([330, 331]);

/** GoPay's REST API v3. Its notices are bare: what has happened is always asked. */
export function gopayGateway(
  access: GopayAccess,
  http: GatewayHttp = {},
  now: () => number = Date.now,
): PaymentGateway {
  const payments = `${access.apiUrl}/payments/payment`;
  let token: { text: string; until: number } | undefined;

  async function letIn(): Promise<string> {
    if (token && token.until > now()) return token.text;
    const basic = Buffer.from(`${access.clientId}:${access.clientSecret}`).toString("base64");
    const answer = await askGateway(
      `${access.apiUrl}/oauth2/token`,
      {
        method: "POST",
        headers: { accept: "application/json", authorization: `Basic ${basic}` },
        body: new URLSearchParams({ grant_type: "client_credentials", scope: "payment-all" }),
      },
      http,
    );
    const read = readAs(tokenSchema, accepted(answer));
    token = { text: read.access_token, until: now() + read.expires_in * 1000 - TOKEN_SPARE_MS };
    return token.text;
  }

  /** A token that the gateway no longer takes is fetched anew, once: such a call has done nothing. */
  async function call(url: string, init: RequestInit = {}): Promise<unknown> {
    for (const isLast of [false, true]) {
      const headers = { accept: "application/json", ...init.headers, authorization: `Bearer ${await letIn()}` };
      const answer = await askGateway(url, { ...init, headers }, http);
      if (answer.status !== 401 || isLast) return accepted(answer);
      token = undefined;
    }
    return undefined;
  }

  const read = async (ref: string) => readAs(paymentSchema, await call(`${payments}/${encodeURIComponent(ref)}`));

  return {
    async create(wish) {
      const made = readAs(
        paymentSchema,
        await call(payments, {
          method: "POST",
          headers: { "content-type": "application/json" },
          body: JSON.stringify(bodyOf(wish, access.goid)),
        }),
      );
      if (!made.gw_url) throw new GatewayError("unavailable", "the gateway named no page");
      return { ref: made.id, redirectUrl: made.gw_url };
    },
    async pull(ref) {
      const payment = await read(ref);
      return {
        ref: payment.id,
        number: payment.order_number,
        amount: payment.amount,
        currency: payment.currency,
        state: STATES[payment.state] ?? "unknown",
        isOurs: payment.target?.goid === access.goid,
      };
    },
    async refund({ ref, amount }) {
      try {
        const answer = await call(`${payments}/${encodeURIComponent(ref)}/refund`, {
          method: "POST",
          body: new URLSearchParams({ amount: String(amount) }),
        });
        return accept(answer, "the gateway could not give the money back") === "FINISHED" ? "done" : "under_way";
      } catch (error) {
        const isOver = error instanceof GatewayError && error.code !== undefined && NOT_REFUNDABLE.has(error.code);
        if (isOver && (await read(ref)).state === "REFUNDED") return "done";
        throw error;
      }
    },
    async capture({ ref, amount, held }) {
      const part = { amount, items: [{ type: "ITEM", name: "deposit", amount, count: 1 }] };
      const answer = await call(`${payments}/${encodeURIComponent(ref)}/capture`, {
        method: "POST",
        ...(amount !== held
          ? { headers: { "content-type": "application/json" }, body: JSON.stringify(part) }
          : { body: new URLSearchParams() }),
      });
      accept(answer, "the gateway could not take what it held");
    },
    async release(ref) {
      const answer = await call(`${payments}/${encodeURIComponent(ref)}/void-authorization`, { method: "POST" });
      accept(answer, "the gateway could not let go what it held");
    },
    async refunded(ref) {
      const made = readAs(refundsSchema, await call(`${payments}/${encodeURIComponent(ref)}/refunds`));
      return sumMoney(made.filter(({ state }) => state !== "FAILED").map(({ amount }) => amount));
    },
    noticeOf: ({ query: { id: ref, number } }) => (ref && /^\d{1,20}$/u.test(ref) ? { ref, number } : null),
    acknowledgement: "OK",
  };
}

/** @throws GatewayError for what the gateway took in and could not do. */
function accept(answer: unknown, failure: string): string {
  const { result } = readAs(resultSchema, answer);
  if (result === "FAILED") throw new GatewayError("refused", failure);
  return result;
}

function bodyOf(wish: PaymentWish, goid: number) {
  const { payer } = wish;
  const country = COUNTRIES[payer.country.toLowerCase()];
  return {
    target: { type: "ACCOUNT", goid },
    amount: wish.amount,
    currency: wish.currency,
    order_number: wish.number,
    order_description: wish.order,
    items: [{ type: "ITEM", name: wish.order, amount: wish.amount, count: 1 }],
    lang: wish.language.toUpperCase(),
    ...(wish.holds && { preauthorization: true }),
    callback: { return_url: wish.returnUrl, notification_url: wish.notifyUrl },
    payer: {
      // Money is held on cards alone.
      ...(wish.holds && { allowed_payment_instruments: ["PAYMENT_CARD"] }),
      contact: {
        email: payer.email.slice(0, 128),
        first_name: payer.firstname,
        last_name: payer.lastname,
        phone_number: payer.phone,
        ...(payer.city && { city: payer.city }),
        ...(payer.street && { street: payer.street }),
        ...(payer.postcode && { postal_code: payer.postcode }),
        ...(country && { country_code: country }),
      },
    },
  };
}

/** Errors come as a list, or one of them bare. */
function accepted({ status, body }: Answered): unknown {
  if (status < 400) return body;
  const list = z.object({ errors: z.array(errorSchema) }).safeParse(body);
  const [error] = list.success ? list.data.errors : [errorSchema.safeParse(body).data];
  const says = error ? `${error.error_code} ${error.error_name ?? error.message ?? ""}` : "";
  throw new GatewayError("refused", `the gateway answered ${status} ${says}`.trim(), error?.error_code);
}
