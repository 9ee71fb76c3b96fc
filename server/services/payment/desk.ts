import type { Pool } from "pg";
import { getPool } from "@/server/db/client";
import { configuredGateways, type Gateways } from "@/server/payments";

/** The database that knows what is owed, and the gateways that know what was paid. */
export interface PaymentDesk {
  pool: Pool;
  gateways: Gateways;
}

const desks = new WeakMap<Pool, PaymentDesk>();

/** One for each pool, since gateways remember how they were let in. */
export function deskOf(pool: Pool): PaymentDesk {
  const desk = desks.get(pool) ?? { pool, gateways: configuredGateways(pool) };
  desks.set(pool, desk);
  return desk;
}

/** The desk of this process. */
export const paymentDesk = (): PaymentDesk => deskOf(getPool());
