import { secondsOfDay } from "@/lib/domain/shop-midnight";

const secondsOf = (cacheControl: string, name: string): number | undefined => {
  const [, seconds] = new RegExp(`(?:^|[\\s,])${name}=(\\d+)`, "iu").exec(cacheControl) ?? [];
  return seconds === undefined ? undefined : Number(seconds);
};

/**
 * What an answer says of its keeping, bounded by the shop's day (decision 149): no cache shows it after midnight,
 * unless none can be made. Files, and what says nothing to caches that many share, stay as they are.
 * @param now epoch milliseconds
 */
export function untilMidnight(cacheControl: string, now: number): string {
  const fresh = secondsOf(cacheControl, "s-maxage");
  const stale = secondsOf(cacheControl, "stale-while-revalidate");
  if (fresh === undefined) return cacheControl;
  const left = secondsOfDay(now);
  const shown = Math.min(fresh, left);
  const bounded = cacheControl.replace(/s-maxage=\d+/iu, `s-maxage=${shown}`);
  if (stale === undefined) return bounded;
  const whileMade = bounded.replace(
    /stale-while-revalidate=\d+/iu,
    `stale-while-revalidate=${Math.min(stale, left - shown)}`,
  );
  return secondsOf(cacheControl, "stale-if-error") === undefined ? `${whileMade}, stale-if-error=${stale}` : whileMade;
}

/** The last moment at which an answer may stand in for one that can't be made, in epoch milliseconds. */
export function standsInUntil(cacheControl: string, madeAt: number): number {
  const seconds = (name: string) => secondsOf(cacheControl, name) ?? 0;
  const more = Math.max(seconds("stale-if-error"), seconds("stale-while-revalidate"));
  return more === 0 ? 0 : madeAt + (seconds("s-maxage") + more) * 1_000;
}
