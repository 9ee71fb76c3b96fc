import { PARTNER_HEADER } from "@/lib/contract/endpoint";
import {
  encode,
  endpoints,
  type Endpoint,
  type EndpointName,
  type InputOf,
  type MetaOf,
  type OutputOf,
} from "@/lib/contract";
import { readAnswer, transportFailure, type CallResult } from "./answer";
import { buildRequest, type CallOptions, type RequestShape } from "./request";

export interface ApiClientConfig {
  /** Such as `/api/main` in the browser, or another backend's absolute address. */
  baseUrl: string;
  fetch?: typeof fetch;
  headers?: Record<string, string>;
  /** What the caller's shop calls itself to the backend. */
  partnerCode?: string | null;
  tokenPlace?: RequestShape["tokenPlace"];
  /** Without a time limit one hanging request would keep the outbox's lock for ever. */
  timeout?: () => AbortSignal;
}

export interface ApiClient {
  /** Both ways in the shop's own units. Never throws for what the caller, the network or the shop does. */
  call<N extends EndpointName>(
    name: N,
    input: InputOf<N>,
    options?: CallOptions,
  ): Promise<CallResult<OutputOf<N>, MetaOf<N>>>;
}

const TIMEOUT_MS = 15_000;

function eitherSignal(own: AbortSignal, given: AbortSignal | undefined): AbortSignal {
  return given ? AbortSignal.any([own, given]) : own;
}

export function createApiClient(config: ApiClientConfig): ApiClient {
  const send = config.fetch ?? ((...request: Parameters<typeof fetch>) => fetch(...request));
  const timeout = config.timeout ?? (() => AbortSignal.timeout(TIMEOUT_MS));
  const shape: RequestShape = {
    baseUrl: config.baseUrl,
    headers: { ...(config.partnerCode && { [PARTNER_HEADER]: config.partnerCode }), ...config.headers },
    tokenPlace: config.tokenPlace ?? "header",
  };
  return {
    async call<N extends EndpointName>(
      name: N,
      input: InputOf<N>,
      options: CallOptions = {},
    ): Promise<CallResult<OutputOf<N>, MetaOf<N>>> {
      const definition: Endpoint = endpoints[name];
      const wire = encode(definition.input, input);
      if (!wire.ok) return { ok: false, error: { ...wire.error, transport: false } };
      const { url, init } = buildRequest(definition, wire.value as Record<string, unknown>, shape, {
        ...options,
        signal: eitherSignal(timeout(), options.signal),
      });
      try {
        return await readAnswer<OutputOf<N>, MetaOf<N>>(definition, await send(url, init));
      } catch (error) {
        return transportFailure(error instanceof Error ? error.message : String(error));
      }
    },
  };
}
