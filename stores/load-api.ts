import type { ApiClient } from "@/lib/api";
import { apiBaseNow } from "./api-base";

const clients = new Map<string, Promise<ApiClient>>();

/** The API client with its schemas, loaded when something is first asked; one for each store view. */
export function loadApi(): Promise<ApiClient> {
  const baseUrl = apiBaseNow();
  const known = clients.get(baseUrl);
  if (known) return known;
  const loading = import("@/lib/api").then(({ createApiClient }) => createApiClient({ baseUrl }));
  clients.set(baseUrl, loading);
  // A chunk that could not be fetched offline is tried again next time.
  loading.catch(() => clients.delete(baseUrl));
  return loading;
}
