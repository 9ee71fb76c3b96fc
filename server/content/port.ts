import type { ContentEndpointName } from "@/lib/contract";
import type { Port } from "@/server/port/port";

/** What an owner writes: pages and blocks, whoever keeps them. */
export type ContentPort = Port<ContentEndpointName>;
