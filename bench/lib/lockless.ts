import { Client, type Pool } from "pg";
import { createPool } from "@/server/db/client";

/** The words by which the shop locks counters and stock before it looks at them. */
const LOCKS = /\bFOR (?:NO KEY UPDATE|SHARE|UPDATE|KEY SHARE) OF \w+/g;

/** Names of prepared statements stay with their text, so the blanked ones are not named at all. */
const unlocked = (config: unknown): unknown => {
  if (typeof config !== "object" || config === null || !("text" in config) || typeof config.text !== "string")
    return config;
  return { ...config, text: config.text.replace(LOCKS, "") };
};

type Query = (config: unknown, ...rest: unknown[]) => unknown;

class LocklessClient extends Client {
  constructor(config?: ConstructorParameters<typeof Client>[0]) {
    super(config);
    const query = this.query.bind(this) as Query;
    Object.assign(this, { query: (config_: unknown, ...rest: unknown[]) => query(unlocked(config_), ...rest) });
  }
}

/** A pool on which the shop's services run as they are, but without their locks: the control of a race. */
export function createLocklessPool(url: string, options: { max: number }): Pool {
  return Object.assign(createPool(url, options), { Client: LocklessClient });
}

/**
 * Counts of unit-days that are promised to more people than there are units, by what was promised, not by the counters.
 */
export const OVERBOOKED = `
  SELECT coalesce(sum(greatest(0, promised.units - s.units)), 0)::int AS overbooked FROM (
    SELECT variant_id, source_id, day, sum(units) AS units FROM (
      SELECT variant_id, source_id, units, generate_series(period_from, blocked_to, interval '1 day') AS day
      FROM claim) AS one
    GROUP BY variant_id, source_id, day) AS promised
  JOIN stock s USING (variant_id, source_id)`;

/** Counters that say something else than the sum of what was promised. */
export const MISCOUNTED = `
  SELECT count(*)::int AS miscounted FROM (
    SELECT variant_id, source_id, day::date AS day, sum(units) AS units FROM (
      SELECT variant_id, source_id, units, generate_series(period_from, blocked_to, interval '1 day') AS day
      FROM claim) AS one
    GROUP BY variant_id, source_id, day) AS promised
  FULL JOIN stock_day d USING (variant_id, source_id, day)
  WHERE coalesce(promised.units, 0) <> coalesce(d.booked, 0)`;

export const DROP_CHECK = "ALTER TABLE stock_day DROP CONSTRAINT never_overbooked";
