import type { PickupPoint } from "@/lib/contract";
import type { Queryable } from "@/server/db/client";
import { select, selectOne } from "./sql";

export interface PickupPointRow extends PickupPoint {
  latitude: number;
  longitude: number;
}

const fields = `id, name, street, city, postcode, opening_hours, closed_days::text[] AS closed_days`;

export const readPickupPoint = (db: Queryable, carrier: string, id: string): Promise<PickupPoint | null> =>
  selectOne(db, `SELECT ${fields} FROM pickup_point WHERE carrier = $1 AND id = $2 AND is_active`, [carrier, id]);

/**
 * Points of a carrier in whose name or address each word begins a word, the nearest first; without a position by town.
 * On so small a piece of the earth a degree is a length, but for the narrowing of longitudes.
 */
export const findPickupPoints = (
  db: Queryable,
  wish: {
    carrier: string;
    words: readonly string[];
    near: { latitude: number; longitude: number } | null;
    size: number;
  },
): Promise<(PickupPointRow & { total: number })[]> =>
  select(
    db,
    `SELECT ${fields}, latitude, longitude, (count(*) OVER ())::int AS total FROM pickup_point
     WHERE carrier = $1 AND is_active AND NOT EXISTS (
       SELECT FROM unnest($2::text[]) AS word WHERE position(' ' || word IN ' ' || words) = 0)
     ORDER BY (latitude - $3::float8) ^ 2 + ((longitude - $4::float8) * cos(radians($3::float8))) ^ 2,
       city COLLATE "cs-x-icu", name COLLATE "cs-x-icu", id
     LIMIT $5`,
    [wish.carrier, wish.words, wish.near?.latitude ?? null, wish.near?.longitude ?? null, wish.size],
  );
