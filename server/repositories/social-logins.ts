import type { Queryable } from "@/server/db/client";
import { execute, select, selectOne } from "./sql";

/** Somebody at a service: its own word for them, which never changes. */
export interface Identity {
  issuer: string;
  subject: string;
}

export interface AttemptRow {
  state_hash: Buffer;
  browser_hash: Buffer;
  provider: string;
  store_code: string;
  next: string | null;
  expires_at: Date;
}

export const insertAttempt = (db: Queryable, row: AttemptRow): Promise<number> =>
  execute(
    db,
    `INSERT INTO social_attempt (state_hash, browser_hash, provider, store_code, next, expires_at)
     VALUES ($1, $2, $3, $4, $5, $6)`,
    [row.state_hash, row.browser_hash, row.provider, row.store_code, row.next, row.expires_at],
  );

/** Takes an attempt, which comes back once and to the browser that began it. */
export const takeAttempt = (
  db: Queryable,
  { stateHash, browserHash, provider }: { stateHash: Buffer; browserHash: Buffer; provider: string },
  now: Date,
): Promise<Pick<AttemptRow, "store_code" | "next"> | null> =>
  selectOne(
    db,
    `DELETE FROM social_attempt WHERE state_hash = $1 AND browser_hash = $2 AND provider = $3 AND expires_at > $4
     RETURNING store_code, next`,
    [stateHash, browserHash, provider, now],
  );

export const findCustomerOf = async (db: Queryable, { issuer, subject }: Identity): Promise<number | null> =>
  (
    await selectOne<{ customer_id: number }>(
      db,
      "SELECT customer_id FROM social_login WHERE issuer = $1 AND subject = $2",
      [issuer, subject],
    )
  )?.customer_id ?? null;

export const insertSocialLogin = (
  db: Queryable,
  { id, issuer, subject }: Identity & { id: string },
  customerId: number,
  now: Date,
): Promise<number> =>
  execute(
    db,
    `INSERT INTO social_login (id, issuer, subject, customer_id, created_at) VALUES ($1, $2, $3, $4, $5)
     ON CONFLICT DO NOTHING`,
    [id, issuer, subject, customerId, now],
  );

export const readSocialLoginsOf = (
  db: Queryable,
  customerId: number,
): Promise<{ id: string; issuer: string; created_at: Date }[]> =>
  select(db, "SELECT id, issuer, created_at FROM social_login WHERE customer_id = $1 ORDER BY created_at, issuer", [
    customerId,
  ]);

/** @returns of which service it was; null where the account has no such one */
export const deleteSocialLoginOf = async (db: Queryable, id: string, customerId: number): Promise<string | null> =>
  (
    await selectOne<{ issuer: string }>(
      db,
      "DELETE FROM social_login WHERE id = $1 AND customer_id = $2 RETURNING issuer",
      [id, customerId],
    )
  )?.issuer ?? null;

/** Of one browser the last is kept. */
export const putProof = (
  db: Queryable,
  browserHash: Buffer,
  { issuer, subject, email }: Identity & { email: string },
  expiresAt: Date,
): Promise<number> =>
  execute(
    db,
    `INSERT INTO social_proof (browser_hash, issuer, subject, email, expires_at) VALUES ($1, $2, $3, $4, $5)
     ON CONFLICT (browser_hash) DO UPDATE SET issuer = $2, subject = $3, email = $4, expires_at = $5`,
    [browserHash, issuer, subject, email, expiresAt],
  );

export const takeProof = (db: Queryable, browserHash: Buffer, email: string, now: Date): Promise<Identity | null> =>
  selectOne(
    db,
    `DELETE FROM social_proof WHERE browser_hash = $1 AND email = $2 AND expires_at > $3 RETURNING issuer, subject`,
    [browserHash, email, now],
  );
