import { remoteApi } from "@/lib/env";
import { getPool, getReadingPool } from "@/server/db/client";
import { embeddedCommerce } from "./embedded";
import { inTime } from "./in-time";
import type { CommercePort } from "./port";
import { remoteCommerce } from "./remote";

let port: CommercePort | undefined;

/** The commerce backend of this process. */
export function commerce(): CommercePort {
  const elsewhere = remoteApi();
  port ??= inTime(elsewhere ? remoteCommerce(elsewhere) : embeddedCommerce(getPool(), getReadingPool()));
  return port;
}
