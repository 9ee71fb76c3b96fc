import type { ApiClient } from "@/lib/api";
import { hasGroup } from "./group-hint";
import { storeCodeNow } from "./store-code";

const clients = new Map<string, Promise<ApiClient>>();

/**
 * The API client with its schemas, loaded when something is first asked; one for each store view.
 * @param storeCode the one on the screen, unless another is named
 */
export function loadApi(storeCode: string = storeCodeNow()): Promise<ApiClient> {
  const known = clients.get(storeCode);
  if (known) return known;
  const loading = Promise.all([
    import("@/lib/api"),
    import("@/lib/routes"),
    hasGroup() && import("./claiming-api"),
  ]).then(([{ createApiClient }, routes, claiming]) => {
    const api = createApiClient({ baseUrl: routes.apiBase({ storeCode }) });
    return claiming ? claiming.claimingApi(api) : api;
  });
  clients.set(storeCode, loading);
  // A chunk that could not be fetched offline is tried again next time.
  loading.catch(() => clients.delete(storeCode));
  return loading;
}
