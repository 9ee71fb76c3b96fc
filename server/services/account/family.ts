import type { BiometricData, Family, InputOf } from "@/lib/contract";
import { ok, refuse, type Result } from "@/lib/contract/errors";
import { MAX_FAMILY } from "@/lib/contract/limits";
import type { Queryable } from "@/server/db/client";
import {
  deleteConsent,
  deletePerson as removePerson,
  type PersonRow,
  putConsent,
  putPerson as writePerson,
  readConsent,
  readPersons,
} from "@/server/repositories/family";
import type { Call } from "../call";
import { inTransaction } from "../transaction";
import { holdCustomerOf, loginRequired } from "./session";

const dataOf = ({ height_cm, weight_kg, foot_mm, level }: PersonRow): BiometricData => ({
  ...(height_cm !== null && { height: height_cm }),
  ...(weight_kg !== null && { weight: weight_kg }),
  ...(foot_mm !== null && { foot: foot_mm }),
  ...(level !== null && { level }),
});

export async function viewFamily(db: Queryable, customerId: number): Promise<Family> {
  const [consent, persons] = [await readConsent(db, customerId), await readPersons(db, customerId)];
  return {
    consent_at: consent?.toISOString() ?? null,
    persons: persons.map((row) => ({
      ...{ id: row.id, name: row.name, biometric_data: dataOf(row) },
      told_at: row.told_at.toISOString(),
    })),
  };
}

/** In a transaction that the caller's account outlives. @returns the family as it is then */
const change = (call: Call, work: (tx: Queryable, customerId: number) => Promise<Result<unknown>>) =>
  inTransaction<Family>(call.pool, async (tx) => {
    const customer = await holdCustomerOf(tx, call);
    if (!customer) return loginRequired();
    const done = await work(tx, customer.id);
    return done.ok ? ok(await viewFamily(tx, customer.id)) : done;
  });

export const getFamily = (call: Call): Promise<Result<Family>> => change(call, () => Promise.resolve(ok(true)));

export const putPerson = (call: Call, { person }: InputOf<"putPerson">): Promise<Result<Family>> =>
  change(call, async (tx, customerId) => {
    await putConsent(tx, customerId, call.now);
    const { id, name, biometric_data: data } = person;
    // Somebody else's id looks like one that can't be: nobody learns that it is there.
    if ((await writePerson(tx, customerId, { id, name, data, now: call.now })) === 0)
      return refuse("invalid_input", "choose another id", { errors: [{ path: "person.id", message: "can't be" }] });
    const persons = await readPersons(tx, customerId);
    if (persons.length <= MAX_FAMILY) return ok(true);
    const message = `at most ${MAX_FAMILY} people`;
    return refuse("invalid_input", message, { errors: [{ path: "person", message }] });
  });

/** Who is gone already was to be gone. */
export const deletePerson = (call: Call, { id }: InputOf<"deletePerson">): Promise<Result<Family>> =>
  change(call, async (tx, customerId) => ok(await removePerson(tx, customerId, id)));

export const withdrawFamily = (call: Call): Promise<Result<Family>> =>
  change(call, async (tx, customerId) => ok(await deleteConsent(tx, customerId)));
