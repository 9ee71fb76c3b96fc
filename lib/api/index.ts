export { createApiClient, type ApiClient } from "./client";
export { isRetryable, transportFailure, type CallError, type CallResult } from "./answer";
