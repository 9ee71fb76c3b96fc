import type { ApiClient } from "@/lib/api";
import { type LoginEnd, renewingClient } from "@/lib/api/renewing";
import { browserLocks } from "@/lib/offline";
import { accounts, queue } from "@/shop.config";
import { forgetLogin, noteRenewed, renewedAt } from "./account-hint";
import { noteLoginEnd } from "./ended-login";
import { type NewNotification, notify, PARTNER_NOTICE_MS } from "./notifications";

const notices: Record<LoginEnd, NewNotification> = {
  over: { type: "info", code: "login_over", action1: "log_in", timeToLive: PARTNER_NOTICE_MS },
  // There is something to be done first, which takes longer than any time that a notice could have.
  broken: { type: "error", code: "login_broken", action1: "log_in", hasNoTimeout: true },
};

/** The lines of the cart and what is typed stay, and orders go on as a guest's. */
function endLogin(how: LoginEnd): void {
  forgetLogin();
  noteLoginEnd(new Date());
  // Whoever stands before a form to log in knows.
  if (!document.querySelector('main [autocomplete^="username"]:not([hidden])')) notify(notices[how]);
}

/** The API for a device that somebody is logged in on; loaded there alone. */
export const renewingApi = (api: ApiClient): ApiClient =>
  renewingClient(api, {
    lock: (run) => browserLocks().request("sezona-session", run),
    now: () => new Date(),
    renewsByItself: accounts.autoRefresh,
    attempts: queue.maxNetworkTaskAttempts,
    renewedAt,
    noteRenewed,
    onOver: endLogin,
  });
