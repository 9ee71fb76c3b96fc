import { commerceEndpoints, type CommerceEndpointName } from "@/lib/contract";
import { refuse } from "@/lib/contract/errors";
import { remotePort, type RemoteConfig } from "@/server/port/remote";
import type { CommercePort } from "../port";

/** Passkeys are good for the other shop's host alone: browsers would show them to no page of this one. */
const none = () => Promise.resolve(refuse("not_found", "passkeys belong to the other shop"));

/** The commerce port over another shop's API. */
export const remoteCommerce = (config: RemoteConfig): CommercePort => ({
  ...remotePort(Object.keys(commerceEndpoints) as CommerceEndpointName[], config),
  ...{ startPasskeyLogin: none, startPasskey: none, listPasskeys: none },
});
