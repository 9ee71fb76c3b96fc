export { createApiClient, type ApiClient, type ApiClientConfig } from "./client";
export { isRetryable, transportFailure, type CallError, type CallResult } from "./answer";
export type { CallOptions } from "./request";
