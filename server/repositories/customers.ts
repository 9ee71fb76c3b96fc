import type { Profile } from "@/lib/contract";
import type { Queryable } from "@/server/db/client";
import { execute, selectOne } from "./sql";

export interface CustomerRow extends Profile {
  id: number;
  email: string;
  store_code: string;
  created_at: Date;
  has_password: boolean;
  /** Null: the group that everybody is in. */
  group_id: number | null;
}

const columns = `c.id, c.email, c.firstname, c.lastname, c.store_code, c.created_at, c.telephone, c.company,
  c.company_id, c.vat_id, c.street, c.city, c.postcode, c.country_id, c.group_id,
  c.password_hash IS NOT NULL AS has_password`;

type NewRow = Pick<CustomerRow, "email" | "firstname" | "lastname" | "store_code" | "created_at"> & {
  /** None: its owner comes by another service. */
  password_hash: string | null;
};

/** @returns null where the e-mail has an account. */
export const insertCustomer = (db: Queryable, row: NewRow): Promise<CustomerRow | null> =>
  selectOne(
    db,
    `INSERT INTO customer AS c (email, firstname, lastname, store_code, created_at, password_hash)
     VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT (email) DO NOTHING RETURNING ${columns}`,
    [row.email, row.firstname, row.lastname, row.store_code, row.created_at, row.password_hash],
  );

/** @returns null where the account is gone. */
export const writeProfile = (db: Queryable, id: number, profile: Profile): Promise<CustomerRow | null> =>
  selectOne(
    db,
    `UPDATE customer c SET firstname = $2, lastname = $3, telephone = $4, company = $5, company_id = $6, vat_id = $7,
       street = $8, city = $9, postcode = $10, country_id = $11 WHERE id = $1 RETURNING ${columns}`,
    [
      ...[id, profile.firstname, profile.lastname, profile.telephone],
      ...[profile.company, profile.company_id, profile.vat_id],
      ...[profile.street, profile.city, profile.postcode, profile.country_id],
    ],
  );

/** Like `holdPassword`, and nobody begins anything in the account's name any more: what they began is awaited. */
export const holdForDeletion = async (tx: Queryable, id: number, passwordHash: string | null): Promise<boolean> =>
  (await execute(tx, "SELECT FROM customer WHERE id = $1 AND password_hash IS NOT DISTINCT FROM $2 FOR UPDATE", [
    id,
    passwordHash,
  ])) === 1;

/** With it go its logins, links, letters and what is known of its browsers. */
export const deleteCustomer = (db: Queryable, id: number): Promise<number> =>
  execute(db, "DELETE FROM customer WHERE id = $1", [id]);

/** The group of the account that a login speaks for, or else of the one that a cart belongs to. */
export const groupIdOfCaller = async (
  db: Queryable,
  { token, cart, now }: { token: Buffer | null; cart: Buffer | null; now: Date },
): Promise<number | null> =>
  (
    await selectOne<{ group_id: number | null }>(
      db,
      `SELECT c.group_id FROM customer c WHERE c.id = coalesce(
         (SELECT d.customer_id FROM access_token a JOIN customer_device d ON d.id = a.device_id
          WHERE a.hash = $1 AND a.expires_at > $3),
         (SELECT k.customer_id FROM cart_token t JOIN cart k ON k.id = t.cart_id WHERE t.hash = $2))`,
      [token, cart, now],
    )
  )?.group_id ?? null;

/** @param groupId null: the group that everybody is in. @returns whether the e-mail has an account */
export const writeGroup = async (db: Queryable, email: string, groupId: number | null): Promise<boolean> =>
  (await execute(db, "UPDATE customer SET group_id = $2 WHERE email = $1", [email, groupId])) === 1;

export const readCustomer = (db: Queryable, id: number): Promise<CustomerRow | null> =>
  selectOne(db, `SELECT ${columns} FROM customer c WHERE c.id = $1`, [id]);

/** What is done for one person goes one after the other, until the end of the transaction. */
export const lockCustomer = (db: Queryable, id: number): Promise<CustomerRow | null> =>
  selectOne(db, `SELECT ${columns} FROM customer c WHERE c.id = $1 FOR NO KEY UPDATE`, [id]);

export const findCustomer = (
  db: Queryable,
  email: string,
): Promise<(CustomerRow & { password_hash: string | null }) | null> =>
  selectOne(db, `SELECT ${columns}, c.password_hash FROM customer c WHERE c.email = $1`, [email]);

/** @returns the account's id, which then stands until the end of the transaction; null where it is gone */
export const holdCustomer = async (tx: Queryable, id: number | null): Promise<number | null> =>
  (await selectOne<{ id: number }>(tx, "SELECT id FROM customer WHERE id = $1 FOR KEY SHARE", [id]))?.id ?? null;

export type CallerRow = CustomerRow & { device_id: string; begun_at: Date };

const CALLER = `SELECT ${columns}, d.id AS device_id, d.created_at AS begun_at
  FROM access_token a JOIN customer_device d ON d.id = a.device_id
  JOIN customer c ON c.id = d.customer_id WHERE a.hash = $1 AND a.expires_at > $2`;

/** Whoever an access token speaks for. */
export const customerByToken = (db: Queryable, tokenHash: Buffer, now: Date): Promise<CallerRow | null> =>
  selectOne(db, CALLER, [tokenHash, now]);

/** The same, whose account then stands until the end of the transaction. */
export const holdCustomerByToken = (tx: Queryable, tokenHash: Buffer, now: Date): Promise<CallerRow | null> =>
  selectOne(tx, `${CALLER} FOR KEY SHARE OF c`, [tokenHash, now]);

/**
 * Whether a password that was compared is still the account's, which it then is until the transaction ends: comparing
 * takes a while, in which somebody may have set another one.
 */
export const holdPassword = async (db: Queryable, id: number, passwordHash: string): Promise<boolean> =>
  (await execute(db, "SELECT FROM customer WHERE id = $1 AND password_hash = $2 FOR NO KEY UPDATE", [
    id,
    passwordHash,
  ])) === 1;

export const writePassword = (db: Queryable, id: number, passwordHash: string): Promise<number> =>
  execute(db, "UPDATE customer SET password_hash = $2 WHERE id = $1", [id, passwordHash]);

export const insertReset = (db: Queryable, hash: Buffer, customerId: number, expiresAt: Date): Promise<number> =>
  execute(db, "INSERT INTO password_reset (hash, customer_id, expires_at) VALUES ($1, $2, $3)", [
    hash,
    customerId,
    expiresAt,
  ]);

export const isResetGood = async (db: Queryable, hash: Buffer, now: Date): Promise<boolean> =>
  (await selectOne(db, "SELECT 1 FROM password_reset WHERE hash = $1 AND expires_at > $2", [hash, now])) !== null;

/**
 * Takes a link's token, which is good once. The account is locked first, as by all that changes it: links of one
 * account that are used at once wait for one another there.
 */
export async function takeReset(db: Queryable, hash: Buffer, now: Date): Promise<CustomerRow | null> {
  const customer = await selectOne<CustomerRow>(
    db,
    `SELECT ${columns} FROM customer c WHERE c.id = (SELECT customer_id FROM password_reset WHERE hash = $1)
     FOR NO KEY UPDATE`,
    [hash],
  );
  const taken = await execute(db, "DELETE FROM password_reset WHERE hash = $1 AND expires_at > $2", [hash, now]);
  return taken === 1 ? customer : null;
}

export const deleteResets = (db: Queryable, customerId: number): Promise<number> =>
  execute(db, "DELETE FROM password_reset WHERE customer_id = $1", [customerId]);

/** Counts one attempt. @returns how many there were since the first one of the window. */
export async function countAttempt(db: Queryable, who: Buffer, now: Date, until: Date): Promise<number> {
  const row = await selectOne<{ count: number }>(
    db,
    `INSERT INTO account_attempt AS a (who, count, until) VALUES ($1, 1, $3)
     ON CONFLICT (who) DO UPDATE SET count = CASE WHEN a.until > $2 THEN a.count + 1 ELSE 1 END,
       until = CASE WHEN a.until > $2 THEN a.until ELSE $3 END
     RETURNING count`,
    [who, now, until],
  );
  if (!row) throw new Error("an attempt that was counted has a row");
  return row.count;
}

export const forgetAttempts = (db: Queryable, who: Buffer): Promise<number> =>
  execute(db, "DELETE FROM account_attempt WHERE who = $1", [who]);
