import { createApiClient } from "@/lib/api";
import type { EndpointName } from "@/lib/contract";
import type { RemoteApi } from "@/lib/env";
import { partnerCode } from "@/shop.config";
import type { CallContext, Cookie } from "@/server/call";
import type { Answer, Port } from "./port";

export interface RemoteConfig extends RemoteApi {
  fetch?: typeof fetch;
  /** So long an answer has, in milliseconds. */
  timeoutMs?: number;
}

/** A page that waits for another shop gives up in the end; whoever placed an order asks again under the same id. */
const TIMEOUT_MS = 10_000;

/** Endpoints that another shop answers. */
export function remotePort<N extends EndpointName>(names: readonly N[], config: RemoteConfig): Port<N> {
  const ask = (name: N) => async (input: never, call: CallContext) => {
    const cookies: Cookie[] = [];
    const send = config.fetch ?? fetch;
    const client = createApiClient({
      baseUrl: `${config.baseUrl.replace(/\/$/u, "")}/${call.storeView.storeCode}`,
      tokenPlace: config.tokenPlace,
      partnerCode,
      // The other shop counts its limits per visitor as soon as it trusts us as its proxy.
      headers: {
        ...((call.client.includes(".") || call.client.includes(":")) && { "x-forwarded-for": call.client }),
        ...(call.agent && { "user-agent": call.agent }),
      },
      timeout: () => AbortSignal.timeout(config.timeoutMs ?? TIMEOUT_MS),
      fetch: async (url, init) => {
        // A redirect would carry tokens to wherever it points.
        const response = await send(url, { ...init, redirect: "error", cache: "no-store" });
        cookies.push(...response.headers.getSetCookie().flatMap((text) => readCookie(text) ?? []));
        return response;
      },
    });
    const answer = await client.call(name, input, { ...call.session, idempotencyKey: call.idempotencyKey });
    if (answer.ok) return { ...answer, cookies };
    const { transport: _transport, ...error } = answer.error;
    return { ok: false, error, cookies } as Answer<N>;
  };
  return Object.fromEntries(names.map((name) => [name, ask(name)])) as unknown as Port<N>;
}

/** One `set-cookie` of an answer, so that it can be set again for our own visitor; where it counts is ours to say. */
function readCookie(text: string): Cookie | null {
  const [pair = "", ...attributes] = text.split(";").map((part) => part.trim());
  const [name, ...value] = pair.split("=");
  const attribute = (wanted: string): string | undefined =>
    attributes.find((entry) => entry.toLowerCase().startsWith(`${wanted}=`))?.slice(wanted.length + 1);
  const maxAge = Number(attribute("max-age"));
  return name && Number.isInteger(maxAge)
    ? { name, value: decodeURIComponent(value.join("=")), maxAge, path: attribute("path") }
    : null;
}
