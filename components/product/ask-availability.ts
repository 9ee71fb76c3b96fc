import { variantAvailability } from "@/lib/queries";
import type { BranchAvailability, Period } from "@/lib/contract";
import { shopDay } from "@/lib/domain/days";
import { checkEnds } from "@/lib/domain/nearest-periods";
import { closedAt, type Opening } from "@/lib/domain/opening";
import type { RentLengths } from "@/lib/domain/pricing";
import { loadApi, queryClient } from "@/stores/api";

/** What a branch has of a product in the visitor's days. */
export interface BranchAnswer {
  /** Free units per child; null while nobody could be asked. */
  free: ReadonlyMap<string, number> | null;
  /** Why the branch can't serve these days, however many are free. */
  refused: BranchAvailability["refused"];
  /** How long a rent that begins with these days may be; nothing where nobody could be asked. */
  lengths?: RentLengths;
}

export interface Availability {
  failed: boolean;
  at: ReadonlyMap<string, BranchAnswer>;
}

/** Asks the shop, through the cache that all widgets share; without it, closed days are known all the same. */
export async function askAvailability(
  sku: string,
  period: Period,
  branches: readonly (Opening & { id: string })[],
  afresh: boolean,
): Promise<Availability> {
  const query = variantAvailability(loadApi, sku, period);
  try {
    const answer = await queryClient.fetchQuery(afresh ? { ...query, staleTime: 0 } : query);
    const freeOf = ({ variants }: BranchAvailability) => new Map(variants.map(({ sku: child, free }) => [child, free]));
    return {
      failed: false,
      at: new Map(
        answer.map((branch) => [branch.id, { free: freeOf(branch), refused: branch.refused, lengths: branch }]),
      ),
    };
  } catch {
    return {
      failed: true,
      at: new Map(branches.map((branch) => [branch.id, { free: null, refused: closedEnd(branch, period) }])),
    };
  }
}

function closedEnd(branch: Opening & { id: string }, period: Period): BranchAnswer["refused"] {
  const ends = checkEnds(period, closedAt(branch), shopDay(new Date()));
  if (ends.ok) return undefined;
  const { end, nearest } = ends;
  return {
    code: "closed_day",
    details: { end, day: period[end], source: branch.id, ...(nearest && { nearest }) },
  };
}
