import type { ApiClient } from "@/lib/api";
import { groupNow } from "./account-hint";

/** The API for whoever has prices of their own: a product that is asked for costs what it costs them. */
export const claimingApi = (api: ApiClient): ApiClient => ({
  call: (name, input, options) => {
    const group = name === "getProduct" ? groupNow() : null;
    return group
      ? api.call(name, { userGroupId: group.id, ...input }, { groupToken: group.token, ...options })
      : api.call(name, input, options);
  },
});
