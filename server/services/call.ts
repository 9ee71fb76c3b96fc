import type { Pool } from "pg";
import type { CallContext } from "@/server/call";

/** A call with the database that answers it: what every service gets first. */
export interface Call extends CallContext {
  pool: Pool;
}
