import { commerceEndpoints, type CommerceEndpointName } from "@/lib/contract";
import { ok, refuse } from "@/lib/contract/errors";
import { remotePort, type RemoteConfig } from "@/server/port/remote";
import type { CommercePort } from "../port";

/** Passkeys and logins by services are good for the other shop's host alone. */
const none = () => Promise.resolve(refuse("not_found", "it belongs to the other shop"));

/** The commerce port over another shop's API. */
export const remoteCommerce = (config: RemoteConfig): CommercePort => ({
  ...remotePort(Object.keys(commerceEndpoints) as CommerceEndpointName[], config),
  ...{ startPasskeyLogin: none, startPasskey: none, listPasskeys: none },
  ...{ listServices: () => Promise.resolve(ok([])), listOwnServices: none },
});
