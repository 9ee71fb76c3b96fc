import type { Day, Period } from "@/lib/contract";
import { refuse, type ShopError } from "@/lib/contract/errors";
import { checkEnds } from "@/lib/domain/nearest-periods";
import { closedAt } from "@/lib/domain/opening";
import { periodProblem } from "@/lib/domain/rental-period";
import type { SourceRow } from "@/server/repositories/reference";

/** Why nothing can be rented in these days, whatever the stock. */
export function periodRefusal(period: Period, today: Day, source?: SourceRow): { ok: false; error: ShopError } | null {
  const problem = periodProblem(period, today);
  if (problem) return refuse("invalid_period", `the period is ${problem}`, { details: { problem } });
  if (!source) return null;
  const ends = checkEnds(period, closedAt(source), today);
  if (ends.ok) return null;
  return refuse("closed_day", `${source.name} is closed on ${ends.end === "from" ? period.from : period.to}`, {
    details: {
      end: ends.end,
      day: ends.end === "from" ? period.from : period.to,
      source: source.id,
      nearest: ends.nearest ?? undefined,
    },
  });
}
