import { readOwnClaims } from "@/server/repositories/claims";
import type { OwnClaim } from "@/server/repositories/stock";
import type { RentalRow } from "@/server/repositories/rentals";
import { hashCartToken } from "../cart-token";
import type { Call } from "../call";

/**
 * What the caller's own cart keeps of these rentals: units that are taken for everybody else, but not for him.
 * Lines of other rentals stay taken, also his own: a size that one child has is not free for the other.
 */
export const ownHolds = async (call: Call, rentals: readonly RentalRow[]): Promise<OwnClaim[]> =>
  call.session.cartToken
    ? readOwnClaims(
        call.pool,
        hashCartToken(call.session.cartToken),
        rentals.map(({ id }) => id),
      )
    : [];
