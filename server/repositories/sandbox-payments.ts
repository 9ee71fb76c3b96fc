import type { Money } from "@/lib/contract";
import type { Language } from "@/lib/store-views";
import type { Queryable } from "@/server/db/client";
import { execute, selectOne } from "./sql";

/* What the trial gateway remembers. */

export type SandboxState = "open" | "authorized" | "paid" | "cancelled" | "timed_out" | "refunded";

export interface SandboxRow {
  ref: string;
  number: string;
  amount: Money;
  currency: string;
  state: SandboxState;
  /** Whether it is only held, and how much was taken of it. */
  holds: boolean;
  captured: Money | null;
  refunded: Money;
  language: Language;
  return_url: string;
  notify_url: string;
  created_at: Date;
}

export const insertSandboxPayment = (db: Queryable, row: Omit<SandboxRow, "refunded" | "captured">): Promise<number> =>
  execute(
    db,
    `INSERT INTO sandbox_payment (ref, number, amount, currency, state, language, return_url, notify_url, created_at,
       holds)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
    [
      row.ref,
      row.number,
      row.amount,
      row.currency,
      row.state,
      row.language,
      row.return_url,
      row.notify_url,
      row.created_at,
      row.holds,
    ],
  );

export const readSandboxPayment = (db: Queryable, ref: string): Promise<SandboxRow | null> =>
  selectOne(
    db,
    `SELECT ref, number, amount, currency, state, holds, captured, refunded, language, return_url, notify_url,
       created_at
     FROM sandbox_payment WHERE ref = $1`,
    [ref],
  );

/** @returns 0 when the payment is not in that state any more. */
export const moveSandboxPayment = (db: Queryable, ref: string, from: SandboxState, to: SandboxState): Promise<number> =>
  execute(db, "UPDATE sandbox_payment SET state = $3 WHERE ref = $1 AND state = $2", [ref, from, to]);

/** Takes some of what is held. @returns 0 when there is not so much. */
export const captureSandboxPayment = (db: Queryable, ref: string, amount: Money): Promise<number> =>
  execute(
    db,
    `UPDATE sandbox_payment SET state = 'paid', captured = $2
     WHERE ref = $1 AND state = 'authorized' AND $2 BETWEEN 1 AND amount`,
    [ref, amount],
  );

/** Gives a part back, or all that is left. @returns 0 when there is not so much. */
export const refundSandboxPayment = (db: Queryable, ref: string, amount: Money): Promise<number> =>
  execute(
    db,
    `UPDATE sandbox_payment SET refunded = refunded + $2,
       state = CASE WHEN refunded + $2 = coalesce(captured, amount) THEN 'refunded' ELSE state END
     WHERE ref = $1 AND state = 'paid' AND refunded + $2 <= coalesce(captured, amount)`,
    [ref, amount],
  );
