import type { Day, Money } from "@/lib/contract";
import { rental } from "@/shop.config";
import { addDays } from "./days";

/** What a branch asks for taking back what another one handed out; null: it takes back only its own. */
export interface TakesBack {
  id: string;
  return_fee: Money | null;
}

/** What it costs to bring things back to a branch; null where it doesn't take them. */
export const returnFee = ({ id, return_fee }: TakesBack, owner: { id: string }): Money | null =>
  id === owner.id ? 0 : return_fee;

/** The last day on which their own branch has to do without things that come back on `day`, to another one or to it. */
export const awayUntil = (day: Day, elsewhere: boolean): Day =>
  elsewhere ? addDays(day, rental.returnElsewhere.transferDays) : day;
