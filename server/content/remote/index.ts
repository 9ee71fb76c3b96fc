import { contentEndpoints, type ContentEndpointName } from "@/lib/contract";
import { remotePort, type RemoteConfig } from "@/server/port/remote";
import type { ContentPort } from "../port";

/** The content port over another shop's API. */
export const remoteContent = (config: RemoteConfig): ContentPort =>
  remotePort(Object.keys(contentEndpoints) as ContentEndpointName[], config);
