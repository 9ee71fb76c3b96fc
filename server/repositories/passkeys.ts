import type { Queryable } from "@/server/db/client";
import { execute, select, selectOne } from "./sql";

export interface PasskeyRow {
  id: string;
  customer_id: number;
  credential_id: Buffer;
  public_key: Buffer;
  rp_id: string;
  counter: number;
  transports: string[];
  name: string;
  created_at: Date;
  used_at: Date | null;
}

const columns = `p.id, p.customer_id, p.credential_id, p.public_key, p.rp_id, p.counter::float8 AS counter,
  p.transports, p.name, p.created_at, p.used_at`;

/** Of one account, the oldest first. */
export const readPasskeysOf = (db: Queryable, customerId: number): Promise<PasskeyRow[]> =>
  select(db, `SELECT ${columns} FROM passkey p WHERE p.customer_id = $1 ORDER BY p.created_at, p.id`, [customerId]);

/** With the name that its authenticator knows the account by. */
export const findPasskey = (
  db: Queryable,
  credentialId: Buffer,
  rpId: string,
): Promise<(PasskeyRow & { handle: string }) | null> =>
  selectOne(
    db,
    `SELECT ${columns}, c.passkey_handle AS handle FROM passkey p JOIN customer c ON c.id = p.customer_id
     WHERE p.credential_id = $1 AND p.rp_id = $2`,
    [credentialId, rpId],
  );

export const readHandle = async (db: Queryable, customerId: number): Promise<string | null> =>
  (await selectOne<{ handle: string }>(db, "SELECT passkey_handle AS handle FROM customer WHERE id = $1", [customerId]))
    ?.handle ?? null;

/** @returns 0 where somebody has it already. */
export const insertPasskey = (db: Queryable, row: Omit<PasskeyRow, "used_at">): Promise<number> =>
  execute(
    db,
    `INSERT INTO passkey (id, customer_id, credential_id, public_key, rp_id, counter, transports, name, created_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9) ON CONFLICT (credential_id) DO NOTHING`,
    [
      ...[row.id, row.customer_id, row.credential_id, row.public_key, row.rp_id],
      ...[row.counter, row.transports, row.name, row.created_at],
    ],
  );

/** Notes that it has signed. @returns 0 where it is gone, or has signed that often before: then there are two of it. */
export const usePasskey = (db: Queryable, id: string, counter: number, now: Date): Promise<number> =>
  execute(
    db,
    `UPDATE passkey SET counter = $2, used_at = $3
     WHERE id = $1 AND (counter < $2::bigint OR (counter = 0 AND $2::bigint = 0))`,
    [id, counter, now],
  );

export const renamePasskeyOf = (db: Queryable, id: string, customerId: number, name: string): Promise<number> =>
  execute(db, "UPDATE passkey SET name = $3 WHERE id = $1 AND customer_id = $2", [id, customerId, name]);

export const deletePasskeyOf = (db: Queryable, id: string, customerId: number): Promise<number> =>
  execute(db, "DELETE FROM passkey WHERE id = $1 AND customer_id = $2", [id, customerId]);

export const deletePasskeysOf = (db: Queryable, customerId: number): Promise<number> =>
  execute(db, "DELETE FROM passkey WHERE customer_id = $1", [customerId]);

/** Who a challenge was given to: a browser that wants to log in, or a login that adds a passkey. */
export type ChallengeOwner = { browserHash: Buffer } | { deviceId: string };
const ownerOf = (owner: ChallengeOwner) =>
  "browserHash" in owner ? [owner.browserHash, null] : [null, owner.deviceId];

export const insertChallenge = (db: Queryable, hash: Buffer, owner: ChallengeOwner, expiresAt: Date): Promise<number> =>
  execute(db, "INSERT INTO passkey_challenge (hash, browser_hash, device_id, expires_at) VALUES ($1, $2, $3, $4)", [
    hash,
    ...ownerOf(owner),
    expiresAt,
  ]);

/** Takes a challenge, which is good once. @returns whether it was that one's. */
export const takeChallenge = async (db: Queryable, hash: Buffer, owner: ChallengeOwner, now: Date): Promise<boolean> =>
  (await execute(
    db,
    `DELETE FROM passkey_challenge WHERE hash = $1 AND expires_at > $4
       AND (browser_hash = $2::bytea OR device_id = $3::uuid)`,
    [hash, ...ownerOf(owner), now],
  )) === 1;
