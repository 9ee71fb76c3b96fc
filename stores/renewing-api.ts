import type { ApiClient } from "@/lib/api";
import { renewingClient } from "@/lib/api/renewing";
import { browserLocks } from "@/lib/offline";
import { accounts } from "@/shop.config";
import { forgetLogin, noteRenewed, renewedAt } from "./account-hint";

/** The API for a device that somebody is logged in on; loaded there alone. */
export const renewingApi = (api: ApiClient): ApiClient =>
  renewingClient(api, {
    lock: (run) => browserLocks().request("sezona-session", run),
    now: () => new Date(),
    renewsByItself: accounts.autoRefresh,
    renewedAt,
    noteRenewed,
    // Said by nobody: the cart and what is typed stay, and orders go on as a guest's.
    onOver: forgetLogin,
  });
