import { getPool } from "@/server/db/client";
import { embeddedCommerce } from "./embedded";
import type { CommercePort } from "./port";

export type { CommercePort } from "./port";

let port: CommercePort | undefined;

/** The commerce backend of this process. */
export function commerce(): CommercePort {
  port ??= embeddedCommerce(getPool());
  return port;
}
