import type { Context, Hono, MiddlewareHandler } from "hono";
import { STORABLE } from "@/lib/contract/storable";
import type { ServerEnv } from "@/lib/env";
import { GatewayError, type GatewayCall } from "@/server/payments/port";
import { SANDBOX_REF } from "@/server/payments/sandbox";
import { decideSandbox, sandboxPage } from "@/server/payments/sandbox-page";
import type { PaymentDesk } from "@/server/services/payment/desk";
import { takeNotice } from "@/server/services/payment/take-notice";
import { answerRefusal } from "./envelope";
import { rateLimit } from "./guards";
import type { Limits } from "./limits";

export interface PaymentTools {
  /** Null where another shop takes the money. */
  desk: () => PaymentDesk | null;
}

/** A gateway that catches up after an outage sends many at once. */
const NOTICES_PER_MINUTE = 600;
/** Of one payment there is little to say: more only makes us ask for nothing. What is not heard, the job asks about. */
const NOTICES_OF_ONE_PER_MINUTE = 20;

const PAGE_HEADERS = {
  "content-security-policy":
    "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'",
};

/** How a payment stands is asked anew each time. */
const keptByNobody: MiddlewareHandler = async (context, next) => {
  await next();
  context.header("cache-control", "no-store");
};

const nothing = (context: Context): Response =>
  answerRefusal(context, { code: "not_found", message: `no endpoint ${context.req.path}` });

/**
 * Where gateways say that something has happened, in their own ways and not in the contract's; and the sandbox's page.
 */
export function paymentRoutes(
  app: Hono,
  { desk }: PaymentTools,
  { now, env, limits }: { now: () => Date; env: () => ServerEnv; limits: Limits },
): void {
  const paymentOf = async (context: Context): Promise<string | null> => {
    const name = context.req.param("gateway") ?? "";
    const notice = desk()
      ?.gateways.get(name)
      ?.noticeOf(await readCall(context));
    return notice ? `${name} ${notice.ref}` : null;
  };
  app.use("/api/payments/*", keptByNobody);
  app.on(
    ["GET", "POST"],
    "/api/payments/:gateway/notification",
    rateLimit("payment-notification", env, limits, NOTICES_PER_MINUTE),
    rateLimit("payment-noticed", env, limits, NOTICES_OF_ONE_PER_MINUTE, paymentOf),
    async (context) => {
      const open = desk();
      const name = context.req.param("gateway");
      const gateway = open?.gateways.get(name);
      if (!open || !gateway) return nothing(context);
      const notice = gateway.noticeOf(await readCall(context));
      try {
        if (notice) await takeNotice(open, name, notice, now());
      } catch (error) {
        if (!(error instanceof GatewayError)) throw error;
        // It is sent again; until then nothing has changed.
        return context.text("the payment could not be checked", 503);
      }
      return context.text(gateway.acknowledgement);
    },
  );
  app.get("/api/payments/sandbox/page/:ref", async (context) => {
    const at = sandboxAt(desk, context.req.param("ref"));
    const page = at && (await sandboxPage(at.pool, at.ref));
    return page ? context.html(page, 200, PAGE_HEADERS) : nothing(context);
  });
  app.post("/api/payments/sandbox/page/:ref", async (context) => {
    const at = sandboxAt(desk, context.req.param("ref"));
    const act = new URLSearchParams(await context.req.text()).get("act") ?? "";
    const next = at && (await decideSandbox(at.pool, at.ref, act, now()));
    return next ? context.redirect(next, 303) : nothing(context);
  });
}

/** Where one of the sandbox's payments is kept; what it never named, no database is asked for. */
function sandboxAt(desk: PaymentTools["desk"], ref: string): { pool: PaymentDesk["pool"]; ref: string } | null {
  const open = desk();
  return open?.gateways.has("sandbox") && SANDBOX_REF.test(ref) ? { pool: open.pool, ref } : null;
}

/** Form or JSON: gateways change from one to the other. What is no text, or none that can be kept, is left out. */
async function readCall(context: Context): Promise<GatewayCall> {
  const body = await context.req.text();
  return { query: textsOf(context.req.query()), fields: textsOf(parsed(body)) };
}

function parsed(body: string): object {
  if (!body.trimStart().startsWith("{")) return Object.fromEntries(new URLSearchParams(body));
  try {
    return JSON.parse(body) as object;
  } catch {
    return {};
  }
}

const textsOf = (values: object): Record<string, string> =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, value]: [string, unknown]) =>
      (typeof value === "string" || typeof value === "number") && STORABLE.test(String(value))
        ? [[name, String(value)]]
        : [],
    ),
  );
