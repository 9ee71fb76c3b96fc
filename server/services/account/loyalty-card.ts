import type { Pool } from "pg";
import type { LoyaltyCard } from "@/lib/contract";
import { ok, refuse, type Result } from "@/lib/contract/errors";
import { foldEmail } from "@/lib/domain/account-session";
import { normaliseCard } from "@/lib/domain/loyalty-card";
import { withTransaction } from "@/server/db/client";
import { readCardOf, writeGivenCard, writeTypedCard } from "@/server/repositories/loyalty-cards";
import type { Call } from "../call";
import { customerOf, loginRequired } from "./session";

export async function getLoyaltyCard(call: Call): Promise<Result<LoyaltyCard | null>> {
  const customer = await customerOf(call);
  return customer ? ok(await readCardOf(call.pool, customer.id)) : loginRequired();
}

/** Keeps the number that the caller typed. Whether it is a card of the shop is seen at the counter, as ever. */
export async function setLoyaltyCard(call: Call, { number }: { number: string }): Promise<Result<LoyaltyCard | null>> {
  const customer = await customerOf(call);
  if (!customer) return loginRequired();
  const kept = number === "" ? "" : normaliseCard(number);
  if (kept === null)
    return refuse("invalid_input", "no number of a card", { errors: [{ path: "number", message: "can't be right" }] });
  const written = await writeTypedCard(call.pool, customer.id, kept);
  return written > 0 ? ok(await readCardOf(call.pool, customer.id)) : refuse("forbidden", "the shop gave this card");
}

/** One row of an owner's list. */
export interface GivenCard {
  email: string;
  number: string;
}

/** Gives cards to accounts by their e-mail. @returns how many, and which rows could not be given */
export const giveCards = (pool: Pool, cards: readonly GivenCard[]): Promise<{ given: number; problems: string[] }> =>
  withTransaction(pool, async (tx) => {
    const problems: string[] = [];
    let given = 0;
    for (const [at, { email, number }] of cards.entries()) {
      const kept = number.trim() === "" ? "" : normaliseCard(number);
      // As a spreadsheet counts them: the header is its first.
      const row = at + 2;
      if (kept === null)
        problems.push(
          `řádek ${row}, number: „${number}“ není číslo karty; píše se např. 1234 5678 / ` +
            `row ${row}: “${number}” is no number of a card; write 1234 5678`,
        );
      else if ((await writeGivenCard(tx, foldEmail(email.trim()), kept)) === 0)
        problems.push(
          `řádek ${row}, email: s „${email}“ nemá účet nikdo; čeká se e-mail, kterým se přihlašuje / ` +
            `row ${row}: nobody has an account with “${email}”; the one that somebody logs in with is wanted`,
        );
      else given += 1;
    }
    return { given, problems };
  });
