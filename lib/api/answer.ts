import {
  decodeDetails,
  errorCatalogue,
  errorEnvelopeSchema,
  refuse,
  type Endpoint,
  type ErrorCode,
  type ShopError,
} from "@/lib/contract";

/**
 * A refusal as a caller gets it. `transport` is true when nobody who speaks for the shop has answered
 * (no network, a time-out, a proxy's page): the request may or may not have taken effect, so it has to be
 * repeated with the same idempotency key. False: the shop itself refused.
 */
export type CallError = ShopError & { transport: boolean };
/** `meta` for the endpoints whose contract names one. */
export type CallResult<T, M = { meta?: undefined }> = ({ ok: true; value: T } & M) | { ok: false; error: CallError };

export const transportFailure = (message: string): { ok: false; error: CallError } => ({
  ok: false,
  error: { code: "unavailable", message, transport: true },
});

/** Worth repeating unchanged: the network, or the shop for a moment. */
export const isRetryable = (error: ShopError & { transport?: boolean }): boolean =>
  error.transport === true ||
  error.code === "unavailable" ||
  error.code === "too_many_requests" ||
  error.code === "internal";

/** Remote backends send a bare message; the status then says what kind of refusal it is. */
function codeForStatus(status: number, definition: Endpoint): ErrorCode {
  const own = definition.bareStatus?.[status];
  if (own) return own;
  if ((status === 401 || status === 404) && definition.auth === "cart") return "cart_not_found";
  if (status === 401) return "login_required";
  if (status === 429) return "too_many_requests";
  if (status >= 502 && status <= 504) return "unavailable";
  if (status >= 500) return "internal";
  const generic: ErrorCode[] = ["not_found", "forbidden", "method_not_allowed", "payload_too_large"];
  return generic.find((code) => errorCatalogue[code].status === status) ?? "invalid_input";
}

function refusalFrom(definition: Endpoint, status: number, json: unknown): CallError {
  const parsed = errorEnvelopeSchema.safeParse(json);
  const code = codeForStatus(parsed.success ? parsed.data.code : status, definition);
  if (!parsed.success)
    return {
      ...refuse(code, "Unhandled error, wrong response format!").error,
      transport: status >= 502 && status <= 504,
    };
  const { result } = parsed.data;
  if (typeof result === "string") return { ...refuse(code, result).error, transport: false };
  const known = result.error_code ?? code;
  return {
    code: known,
    message: result.errorMessage,
    errors: result.errors,
    details: decodeDetails(known, result.details),
    transport: false,
  } as CallError;
}

async function readJson(response: Response): Promise<{ json: unknown } | { problem: string }> {
  if (!/application\/(?:[\w.-]+\+)?json/iu.test(response.headers.get("content-type") ?? "")) {
    return { problem: "Error with response - bad content-type!" };
  }
  const text = await response.text();
  if (text === "") return { problem: "Unhandled error, wrong response format!" };
  try {
    return { json: JSON.parse(text) as unknown };
  } catch {
    return { problem: "Unhandled error, wrong response format!" };
  }
}

/** Envelopes carry the status in `code`; the JSON is believed before the HTTP status. */
function statusOf(response: Response, json: unknown): number {
  const code = typeof json === "object" && json !== null && "code" in json ? json.code : undefined;
  return typeof code === "number" ? code : response.status;
}

const asObject = (json: unknown): Record<string, unknown> =>
  typeof json === "object" && json !== null ? (json as Record<string, unknown>) : {};

/** Turns an HTTP answer into the endpoint's typed result; crowns become haléře on the way. */
export async function readAnswer<T, M>(definition: Endpoint, response: Response): Promise<CallResult<T, M>> {
  const body = await readJson(response);
  if ("problem" in body) return transportFailure(body.problem);
  const { json } = body;
  const status = definition.envelope === "enveloped" ? statusOf(response, json) : response.status;
  if (!response.ok || status !== 200)
    return { ok: false, error: refusalFrom(definition, response.ok ? status : response.status, json) };
  const { result, meta } = asObject(json);
  const value = definition.output.safeParse(definition.envelope === "plain" ? json : result);
  const beside = definition.meta?.safeParse(meta);
  if (value.success && beside?.success !== false)
    return { ok: true, value: value.data, ...(beside && { meta: beside.data }) } as CallResult<T, M>;
  const errors = [value, beside].flatMap((part) =>
    (part?.error?.issues ?? []).map((issue) => ({ path: issue.path.join("."), message: issue.message })),
  );
  return {
    ok: false,
    error: { code: "internal", message: "The answer does not fit the contract", errors, transport: false },
  };
}
