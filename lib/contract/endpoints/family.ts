import { z } from "zod";
import { endpoint } from "../endpoint";
import { familySchema, tellPersonSchema } from "../entities/family";
import { uuidSchema } from "../primitives";

/** People of an account and their measures, each by the consent of the account's owner (decision 118). */
export const familyEndpoints = {
  getFamily: endpoint({
    method: "GET",
    path: "user/family",
    summary: "The people of the customer's family, with their measures",
    input: z.object({}),
    output: familySchema,
    auth: "customer",
  }),
  /** Without the consent nothing is kept. */
  putPerson: endpoint({
    method: "POST",
    path: "user/family/person",
    summary: "Keep somebody of the customer's family, or change what is kept of them, on a consent",
    input: z.object({ person: tellPersonSchema, consent: z.literal(true) }),
    output: familySchema,
    auth: "customer",
    rateLimit: 60,
  }),
  deletePerson: endpoint({
    method: "POST",
    path: "user/family/delete-person",
    summary: "Forget somebody of the customer's family",
    input: z.object({ id: uuidSchema }),
    output: familySchema,
    auth: "customer",
    rateLimit: 60,
  }),
  withdrawFamily: endpoint({
    method: "POST",
    path: "user/family/withdraw",
    summary: "Withdraw the consent; all people of the customer's family are forgotten at once",
    input: z.object({}),
    output: familySchema,
    auth: "customer",
    rateLimit: 30,
  }),
};
