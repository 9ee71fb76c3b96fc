import type { BiometricData, RidingLevel } from "@/lib/contract";
import type { Queryable } from "@/server/db/client";
import { execute, select, selectOne } from "./sql";

/* People of an account with their measures: written and read for its owner alone. */

export interface PersonRow {
  id: string;
  name: string;
  height_cm: number | null;
  weight_kg: number | null;
  foot_mm: number | null;
  level: RidingLevel | null;
  told_at: Date;
}

export const readPersons = (db: Queryable, customerId: number): Promise<PersonRow[]> =>
  select(
    db,
    `SELECT id, name, height_cm, weight_kg, foot_mm, level, told_at FROM family_person WHERE customer_id = $1
     ORDER BY name COLLATE "cs-x-icu", id`,
    [customerId],
  );

export const readConsent = async (db: Queryable, customerId: number): Promise<Date | null> =>
  (await selectOne<{ given_at: Date }>(db, "SELECT given_at FROM family_consent WHERE customer_id = $1", [customerId]))
    ?.given_at ?? null;

/** The first one given counts until it is withdrawn; held until the transaction ends, so that people are counted. */
export const putConsent = (db: Queryable, customerId: number, now: Date): Promise<number> =>
  execute(
    db,
    `INSERT INTO family_consent AS f (customer_id, given_at) VALUES ($1, $2)
     ON CONFLICT (customer_id) DO UPDATE SET given_at = f.given_at`,
    [customerId, now],
  );

/** All people go with it. */
export const deleteConsent = (db: Queryable, customerId: number): Promise<number> =>
  execute(db, "DELETE FROM family_consent WHERE customer_id = $1", [customerId]);

/** @returns 0 where the id is somebody's of another account */
export const putPerson = (
  db: Queryable,
  customerId: number,
  { id, name, data, now }: { id: string; name: string; data: BiometricData; now: Date },
): Promise<number> =>
  execute(
    db,
    `INSERT INTO family_person AS p (id, customer_id, name, height_cm, weight_kg, foot_mm, level, told_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8)
     ON CONFLICT (id) DO UPDATE SET name = $3, height_cm = $4, weight_kg = $5, foot_mm = $6, level = $7, told_at = $8
       WHERE p.customer_id = $2`,
    [
      ...[id, customerId, name],
      ...[data.height ?? null, data.weight ?? null, data.foot ?? null, data.level ?? null],
      now,
    ],
  );

export const deletePerson = (db: Queryable, customerId: number, id: string): Promise<number> =>
  execute(db, "DELETE FROM family_person WHERE id = $1 AND customer_id = $2", [id, customerId]);
