import type { ContentEndpointName } from "@/lib/contract";
import type { Port } from "@/server/port/port";

/** What an owner writes, as the shop's API tells it: pages and blocks. */
export type ContentPort = Port<ContentEndpointName>;
