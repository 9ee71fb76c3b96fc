import { z } from "zod";
import { GatewayError } from "./port";

/** What a gateway is asked through; tests bring their own addresses, and time-outs that they need not wait for. */
export interface GatewayHttp {
  fetch?: typeof fetch;
  timeout?: () => AbortSignal;
}

const TIMEOUT_MS = 10_000;

export interface Answered {
  status: number;
  body: unknown;
}

/**
 * One call. A silence, a redirect or an answer that is no JSON leaves open what became of it, and so does a gateway
 * that broke.
 */
export async function askGateway(url: string, init: RequestInit, http: GatewayHttp = {}): Promise<Answered> {
  const send = http.fetch ?? fetch;
  const signal = (http.timeout ?? (() => AbortSignal.timeout(TIMEOUT_MS)))();
  try {
    // A redirect would carry secrets to wherever it points.
    const answer = await send(url, { ...init, signal, redirect: "error", cache: "no-store" });
    if (answer.status >= 500) throw new GatewayError("unavailable", `the gateway answered ${answer.status}`);
    return { status: answer.status, body: (await answer.json()) as unknown };
  } catch (error) {
    if (error instanceof GatewayError) throw error;
    throw new GatewayError("unavailable", error instanceof Error ? error.message : String(error));
  }
}

/** @throws GatewayError for what is not in the form that the gateway's documents promise. */
export function readAs<T extends z.ZodType>(schema: T, body: unknown): z.output<T> {
  const read = schema.safeParse(body);
  if (read.success) return read.data;
  throw new GatewayError("unavailable", `the gateway's answer is not understood: ${z.prettifyError(read.error)}`);
}
