export { createApiClient, type ApiClient } from "./client";
export { isRetryable, type CallError, type CallResult } from "./answer";
