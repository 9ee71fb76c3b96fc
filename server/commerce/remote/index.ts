import { commerceEndpoints, type CommerceEndpointName } from "@/lib/contract";
import { remotePort, type RemoteConfig } from "@/server/port/remote";
import type { CommercePort } from "../port";

/** The commerce port over another shop's API. */
export const remoteCommerce = (config: RemoteConfig): CommercePort =>
  remotePort(Object.keys(commerceEndpoints) as CommerceEndpointName[], config);
