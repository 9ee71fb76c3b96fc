import type { Queryable } from "@/server/db/client";
import { execute, select, selectOne } from "./sql";

export interface DeviceRow {
  id: string;
  customer_id: number;
  agent: string;
  created_at: Date;
  seen_at: Date;
}

export const insertDevice = (db: Queryable, row: DeviceRow & { seed: Buffer }): Promise<number> =>
  execute(
    db,
    "INSERT INTO customer_device (id, customer_id, seed, agent, created_at, seen_at) VALUES ($1, $2, $3, $4, $5, $6)",
    [row.id, row.customer_id, row.seed, row.agent, row.created_at, row.seen_at],
  );

/** Where somebody is logged in, the device used last first. */
export const readDevicesOf = (db: Queryable, customerId: number): Promise<DeviceRow[]> =>
  select(
    db,
    `SELECT id, customer_id, agent, created_at, seen_at FROM customer_device WHERE customer_id = $1
     ORDER BY seen_at DESC, id`,
    [customerId],
  );

export const deleteDeviceOf = (db: Queryable, id: string, customerId: number): Promise<number> =>
  execute(db, "DELETE FROM customer_device WHERE id = $1 AND customer_id = $2", [id, customerId]);

/** Keeps a browser in mind. @returns whether it is a new one beside others that were known. */
export async function noteBrowser(db: Queryable, customerId: number, agentHash: Buffer): Promise<boolean> {
  const others = await select(db, "SELECT FROM known_browser WHERE customer_id = $1 LIMIT 1", [customerId]);
  const added = await execute(
    db,
    "INSERT INTO known_browser (customer_id, agent_hash) VALUES ($1, $2) ON CONFLICT DO NOTHING",
    [customerId, agentHash],
  );
  return others.length > 0 && added > 0;
}

export interface TokenTimes {
  hash: Buffer;
  deviceId: string;
  expiresAt: Date;
}

export const insertAccessToken = (db: Queryable, { hash, deviceId, expiresAt }: TokenTimes): Promise<number> =>
  execute(db, "INSERT INTO access_token (hash, device_id, expires_at) VALUES ($1, $2, $3)", [
    hash,
    deviceId,
    expiresAt,
  ]);

export const insertRefreshToken = (db: Queryable, { hash, deviceId, expiresAt }: TokenTimes): Promise<number> =>
  execute(db, "INSERT INTO refresh_token (hash, device_id, expires_at) VALUES ($1, $2, $3)", [
    hash,
    deviceId,
    expiresAt,
  ]);

/** The family of a token, for one renewal after the other. */
export const lockDevice = (db: Queryable, tokenHash: Buffer, now: Date): Promise<{ id: string; seed: Buffer } | null> =>
  selectOne(
    db,
    `UPDATE customer_device SET seen_at = $2
     WHERE id = (SELECT device_id FROM refresh_token WHERE hash = $1) RETURNING id, seed`,
    [tokenHash, now],
  );

/** Read after its family is locked: only then it is known what the renewal before has done. */
export const readRefreshToken = (
  db: Queryable,
  hash: Buffer,
): Promise<{ replaced_at: Date | null; expires_at: Date } | null> =>
  selectOne(db, "SELECT replaced_at, expires_at FROM refresh_token WHERE hash = $1", [hash]);

/** Ends a login's tokens that were made, or replaced, longest ago, so that so many are left. */
export async function deleteTokensBeyond(
  db: Queryable,
  deviceId: string,
  { access, replaced }: { access: number; replaced: number },
): Promise<void> {
  await execute(
    db,
    `DELETE FROM access_token WHERE hash IN (
       SELECT hash FROM access_token WHERE device_id = $1 ORDER BY expires_at DESC, hash OFFSET $2)`,
    [deviceId, access],
  );
  await execute(
    db,
    `DELETE FROM refresh_token WHERE hash IN (
       SELECT hash FROM refresh_token WHERE device_id = $1 AND replaced_at IS NOT NULL
       ORDER BY replaced_at DESC, hash OFFSET $2)`,
    [deviceId, replaced],
  );
}

export const replaceRefreshToken = (db: Queryable, hash: Buffer, now: Date): Promise<number> =>
  execute(db, "UPDATE refresh_token SET replaced_at = $2 WHERE hash = $1 AND replaced_at IS NULL", [hash, now]);

export const deleteDevice = (db: Queryable, id: string): Promise<number> =>
  execute(db, "DELETE FROM customer_device WHERE id = $1", [id]);

export const deleteDevices = (db: Queryable, customerId: number): Promise<number> =>
  execute(db, "DELETE FROM customer_device WHERE customer_id = $1", [customerId]);

/** Ends the logins of an account that were not seen for longest, so that so many are left. */
export const deleteDevicesBeyond = (db: Queryable, customerId: number, most: number): Promise<number> =>
  execute(
    db,
    `DELETE FROM customer_device WHERE id IN (
       SELECT id FROM customer_device WHERE customer_id = $1 ORDER BY seen_at DESC, created_at DESC, id OFFSET $2)`,
    [customerId, most],
  );

/** The device that either token belongs to, over or not: whoever has one may end the login. */
export const deviceOfToken = (db: Queryable, hashes: readonly Buffer[]): Promise<DeviceRow | null> =>
  selectOne(
    db,
    `SELECT id, customer_id, agent, created_at, seen_at FROM customer_device WHERE id IN (
       SELECT device_id FROM access_token WHERE hash = ANY ($1::bytea[])
       UNION SELECT device_id FROM refresh_token WHERE hash = ANY ($1::bytea[])) LIMIT 1`,
    [hashes],
  );

const SOCIAL = ["social_attempt", "social_proof"];

/** Tokens that are over, logins that nobody can renew, counts that are past. */
export async function deleteOldTokens(db: Queryable, now: Date): Promise<void> {
  await execute(
    db,
    `DELETE FROM customer_device d WHERE NOT EXISTS (
       SELECT FROM refresh_token r WHERE r.device_id = d.id AND r.expires_at > $1)`,
    [now],
  );
  for (const table of ["refresh_token", "access_token", "password_reset", "passkey_challenge", ...SOCIAL])
    await execute(db, `DELETE FROM ${table} WHERE expires_at <= $1`, [now]);
  await execute(db, "DELETE FROM account_attempt WHERE until <= $1", [now]);
}
