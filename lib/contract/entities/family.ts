import { z } from "zod";
import { MAX_PERSON } from "../limits";
import { instantSchema, lineSchema, uuidSchema } from "../primitives";
import { biometricDataSchema } from "./order";

const told = {
  id: uuidSchema,
  name: lineSchema(MAX_PERSON).min(1),
  biometric_data: biometricDataSchema,
};
/** Somebody of a family as they are told of. The id is the teller's: told twice, it is one person. */
export const tellPersonSchema = z.object(told);

/** People that an account's owner rents for, with what things are set by; kept on a consent of their own. */
export const familySchema = z.object({
  /** Null where nobody consented; then nobody is kept. */
  consent_at: instantSchema.nullable(),
  persons: z.array(z.object({ ...told, told_at: instantSchema })),
});
export type Family = z.infer<typeof familySchema>;
