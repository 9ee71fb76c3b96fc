import type { ApiClient } from "@/lib/api";
import { ownGroup } from "@/lib/domain/customer-group";
import { customerId, noteGroup } from "./account-hint";
import { enterAccount } from "./enter-account";
import { loadApi } from "./load-api";
import { renewingApi } from "./renewing-api";

/**
 * Asks who is logged in. Whoever came by a form that no script of ours has sent is not known to this browser yet, and
 * whoever was put into a group since is not known as one of it. @returns whether there is a group whose prices count
 */
export async function knowCustomer(
  load: () => Promise<Pick<ApiClient, "call">> = async () => {
    const api = await loadApi();
    return customerId() === null ? api : renewingApi(api);
  },
  now: number = Date.now(),
): Promise<boolean> {
  const me = await (await load()).call("getMe", {});
  if (!me.ok) return false;
  const [id, group] = [String(me.value.id), ownGroup(me.value)];
  if (customerId() === id) noteGroup(group, now);
  else await enterAccount(id, group);
  return group !== undefined;
}
