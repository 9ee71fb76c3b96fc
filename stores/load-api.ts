import type { ApiClient } from "@/lib/api";
import { partnerCode } from "@/shop.config";
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
  const loading = Promise.all([import("@/lib/api"), import("@/lib/routes")]).then(([{ createApiClient }, routes]) =>
    claiming(createApiClient({ baseUrl: routes.apiBase({ storeCode }), partnerCode })),
  );
  clients.set(storeCode, loading);
  // A chunk that could not be fetched offline is tried again next time.
  loading.catch(() => clients.delete(storeCode));
  return loading;
}

/** A group may begin or end while the client is kept; whoever is in none loads nothing of it. */
const claiming = (api: ApiClient): ApiClient => ({
  call: async (name, input, options) => {
    if (!hasGroup()) return api.call(name, input, options);
    const own = await import("./claiming-api").then(
      ({ claimingApi }) => claimingApi(api),
      () => api,
    );
    return own.call(name, input, options);
  },
});
