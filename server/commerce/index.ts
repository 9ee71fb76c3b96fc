import { remoteApi } from "@/lib/env";
import { getPool, getReadingPool } from "@/server/db/client";
import { embeddedCommerce } from "./embedded";
import type { CommercePort } from "./port";
import { remoteCommerce } from "./remote";

let port: CommercePort | undefined;

/** The commerce backend of this process. */
export function commerce(): CommercePort {
  const elsewhere = remoteApi();
  port ??= elsewhere ? remoteCommerce(elsewhere) : embeddedCommerce(getPool(), getReadingPool());
  return port;
}
