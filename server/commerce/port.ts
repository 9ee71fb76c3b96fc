import type { CommerceEndpointName } from "@/lib/contract";
import type { Port } from "@/server/port/port";

/** What a shop sells and rents, whoever keeps it: our own services and database, or another shop's API. */
export type CommercePort = Port<CommerceEndpointName>;
