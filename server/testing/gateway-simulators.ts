import { Hono } from "hono";
import { comgateGateway } from "@/server/payments/comgate";
import { gopayGateway } from "@/server/payments/gopay";
import type { PaymentGateway } from "@/server/payments/port";
import { listen } from "./api";

/* Gateways on this machine that answer as GoPay's and Comgate's documents say. */

interface Kept {
  ref: string;
  number: string;
  amount: number;
  currency: string;
  state: string;
  refunded: number;
  /** What was taken of one that was only held. */
  captured?: number;
}

export interface Simulator {
  name: string;
  gateway: PaymentGateway;
  payments: Map<string, Kept>;
  /** Bodies of what was created, as they came. */
  created: Record<string, unknown>[];
  /** What happens there: held on a card, paid, cancelled, timed out. */
  move(ref: string, to: "authorized" | "paid" | "cancelled" | "timed_out"): void;
  /** The call-back as the gateway makes it: what stands after the shop's address, and what is sent there. */
  notice(ref: string): { query: string; init: RequestInit };
  /** Answers calls of such a path by this once, instead of doing anything. */
  failNext(path: RegExp, status: number, body: unknown): void;
  close(): Promise<void>;
}

type Fault = { path: RegExp; status: number; body: unknown };

/** Answers that a test has ordered come first. */
function withFaults(app: Hono, faults: Fault[]): void {
  app.use("*", async (context, next) => {
    const index = faults.findIndex(({ path }) => path.test(context.req.path));
    const [fault] = index < 0 ? [] : faults.splice(index, 1);
    if (!fault) return next();
    if (fault.status === 0) return new Response("<html>", { status: 200 });
    return context.json(fault.body as object, fault.status as 400);
  });
}

export async function simulateGopay(): Promise<Simulator & { tokens: number; forgetTokens(): void }> {
  const [payments, created, faults] = [new Map<string, Kept>(), [] as Record<string, unknown>[], [] as Fault[]];
  const valid = new Set<string>();
  const refunds = new Map<string, { id: number; state: string; amount: number; currency: string }[]>();
  const goid = 8_123_456_789;
  const counts = { tokens: 0 };
  const app = new Hono();
  withFaults(app, faults);
  const refuse = (error_code: number, field = "") => ({
    date_issued: 1,
    errors: [{ scope: field ? "F" : "G", field, error_code, error_name: "REFUSED", message: null }],
  });
  app.post("/api/oauth2/token", async (context) => {
    const basic = `Basic ${Buffer.from("client:secret").toString("base64")}`;
    const form = new URLSearchParams(await context.req.text());
    if (context.req.header("authorization") !== basic || form.get("scope") !== "payment-all")
      return context.json(refuse(202), 403);
    counts.tokens += 1;
    valid.add(`token-${counts.tokens}`);
    return context.json({ token_type: "bearer", access_token: `token-${counts.tokens}`, expires_in: 1800 });
  });
  app.use("/api/payments/*", async (context, next) => {
    const token = context.req.header("authorization")?.replace("Bearer ", "") ?? "";
    return valid.has(token) ? next() : context.json(refuse(200), 401);
  });
  const shown = ({ ref, number, amount, currency, state }: Kept) => ({
    id: Number(ref),
    order_number: number,
    amount,
    currency,
    state,
    target: { type: "ACCOUNT", goid },
    gw_url: `https://gw.sandbox.gopay.com/gw/v3/${ref}`,
  });
  app.post("/api/payments/payment", async (context) => {
    const body = await context.req.json<{
      amount: number;
      currency: string;
      order_number: string;
      items: { amount: number }[];
      target: { goid: number };
    }>();
    if (body.target.goid !== goid) return context.json(refuse(110, "target"), 409);
    if (body.items.reduce((sum, item) => sum + item.amount, 0) !== body.amount)
      return context.json(refuse(360, "items"), 409);
    created.push(body);
    const ref = String(3_000_000_000 + payments.size);
    const { order_number: number, amount, currency } = body;
    payments.set(ref, { ref, number, amount, currency, state: "CREATED", refunded: 0 });
    return context.json(shown(payments.get(ref)!));
  });
  app.get("/api/payments/payment/:id", (context) => {
    const payment = payments.get(context.req.param("id"));
    return payment ? context.json(shown(payment)) : context.json(refuse(304), 404);
  });
  app.post("/api/payments/payment/:id/refund", async (context) => {
    const payment = payments.get(context.req.param("id"));
    const amount = Number(new URLSearchParams(await context.req.text()).get("amount"));
    if (payment?.state !== "PAID") return context.json(refuse(330), 409);
    if (amount > payment.amount) return context.json(refuse(332), 409);
    const { ref, currency } = payment;
    const made = refunds.get(ref) ?? [];
    refunds.set(ref, [...made, { id: made.length + 1, state: "FINISHED", amount, currency }]);
    payment.refunded += amount;
    payment.state = payment.refunded === payment.amount ? "REFUNDED" : "PARTIALLY_REFUNDED";
    return context.json({ id: Number(payment.ref), result: "FINISHED" });
  });
  app.post("/api/payments/payment/:id/capture", async (context) => {
    const payment = payments.get(context.req.param("id"));
    if (payment?.state === "PAID") return context.json(refuse(351), 409);
    if (payment?.state !== "AUTHORIZED") return context.json(refuse(303), 409);
    const isPart = context.req.header("content-type")?.includes("json") ?? false;
    const part = isPart ? await context.req.json<{ amount: number; items: { amount: number }[] }>() : null;
    const amount = part?.amount ?? payment.amount;
    if (amount > payment.amount || part?.items.reduce((sum, item) => sum - item.amount, amount))
      return context.json(refuse(350), 409);
    Object.assign(payment, { state: "PAID", captured: amount });
    return context.json({ id: Number(payment.ref), result: "FINISHED" });
  });
  app.post("/api/payments/payment/:id/void-authorization", (context) => {
    const payment = payments.get(context.req.param("id"));
    if (payment?.state === "CANCELED") return context.json(refuse(353), 409);
    if (payment?.state !== "AUTHORIZED") return context.json(refuse(352), 409);
    payment.state = "CANCELED";
    return context.json({ id: Number(payment.ref), result: "FINISHED" });
  });
  app.get("/api/payments/payment/:id/refunds", (context) => context.json(refunds.get(context.req.param("id")) ?? []));
  const { origin, close } = await listen(app);
  const gateway = gopayGateway({ apiUrl: `${origin}/api`, goid, clientId: "client", clientSecret: "secret" });
  const states = { authorized: "AUTHORIZED", paid: "PAID", cancelled: "CANCELED", timed_out: "TIMEOUTED" };
  return {
    name: "GoPay",
    gateway,
    payments,
    created,
    get tokens() {
      return counts.tokens;
    },
    forgetTokens: () => valid.clear(),
    move: (ref, to) => void (payments.get(ref)!.state = states[to]),
    notice: (ref) => ({ query: `?number=${payments.get(ref)?.number ?? ""}&id=${ref}`, init: { method: "GET" } }),
    failNext: (path, status, body) => void faults.push({ path, status, body }),
    close,
  };
}

export async function simulateComgate(): Promise<Simulator> {
  const [payments, created, faults] = [new Map<string, Kept>(), [] as Record<string, unknown>[], [] as Fault[]];
  const [merchant, secret] = ["123456", "gx4q8OV3TJt6noJnfhjqJKyX3Z6Ych0y"];
  const app = new Hono();
  withFaults(app, faults);
  app.use("/v2.0/*", async (context, next) => {
    const basic = `Basic ${Buffer.from(`${merchant}:${secret}`).toString("base64")}`;
    return context.req.header("authorization") === basic
      ? next()
      : context.json({ code: 1400, message: "Wrong query: unauthorized location" }, 401);
  });
  app.post("/v2.0/payment.json", async (context) => {
    const body = await context.req.json<{ price: number; curr: string; refId: string; label: string }>();
    if (body.price < 100) return context.json({ code: 1309, message: "incorrect amount" }, 400);
    if (body.label.length < 1 || body.label.length > 16) return context.json({ code: 1305, message: "label" }, 400);
    created.push(body);
    const ref = `AB${10 + payments.size}-CD34-EF56`;
    const { refId, price, curr } = body;
    payments.set(ref, { ref, number: refId, amount: price, currency: curr, state: "PENDING", refunded: 0 });
    const redirect = `https://payments.comgate.cz/client/instructions/index?id=${ref}`;
    return context.json({ code: 0, message: "OK", transId: ref, redirect });
  });
  const shown = ({ ref, number, amount, currency, state }: Kept) => ({
    code: "0",
    message: "OK",
    merchant,
    test: "true",
    price: String(amount),
    curr: currency,
    label: "shop",
    refId: number,
    transId: ref,
    status: state,
  });
  app.get("/v2.0/payment/transId/:file", (context) => {
    const payment = payments.get(context.req.param("file").replace(/\.json$/u, ""));
    return payment ? context.json(shown(payment)) : context.json({ code: 1400, message: "not found" }, 404);
  });
  app.post("/v2.0/refund.json", async (context) => {
    const { transId, amount } = await context.req.json<{ transId: string; amount: number }>();
    const payment = payments.get(transId);
    if (payment?.state !== "PAID") return context.json({ code: 1401, message: "cancelled" }, 400);
    if (payment.refunded + amount > payment.amount) return context.json({ code: 1402, message: "too high" }, 400);
    payment.refunded += amount;
    return context.json({ code: 0, message: "OK" });
  });
  app.put("/v2.0/preauth/transId/:file", async (context) => {
    const payment = payments.get(context.req.param("file").replace(/\.json$/u, ""));
    const { amount } = await context.req.json<{ amount: number }>();
    if (payment?.state !== "AUTHORIZED") return context.json({ code: 1401, message: "not authorized" }, 400);
    if (amount > payment.amount) return context.json({ code: 1309, message: "incorrect amount" }, 400);
    Object.assign(payment, { state: "PAID", captured: amount });
    return context.json({ code: 0, message: "OK" });
  });
  app.delete("/v2.0/preauth/transId/:file", (context) => {
    const payment = payments.get(context.req.param("file").replace(/\.json$/u, ""));
    if (payment?.state !== "AUTHORIZED") return context.json({ code: 1401, message: "not authorized" }, 400);
    payment.state = "CANCELLED";
    return context.json({ code: 0, message: "OK" });
  });
  const { origin, close } = await listen(app);
  const gateway = comgateGateway({ apiUrl: `${origin}/v2.0`, merchant, secret, isTest: true });
  const states = { authorized: "AUTHORIZED", paid: "PAID", cancelled: "CANCELLED", timed_out: "CANCELLED" };
  return {
    name: "Comgate",
    gateway,
    payments,
    created,
    move: (ref, to) => void (payments.get(ref)!.state = states[to]),
    notice: (ref) => {
      const { number: refId, amount: price = 0, state: status } = payments.get(ref) ?? {};
      const fields = { transId: ref, refId, merchant, secret, price: String(price), status, test: "true" };
      const body = new URLSearchParams(Object.entries(fields).map(([key, value]) => [key, value ?? ""]));
      return { query: "", init: { method: "POST", body } };
    },
    failNext: (path, status, body) => void faults.push({ path, status, body }),
    close,
  };
}
