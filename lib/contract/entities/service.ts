import { z } from "zod";
import { instantSchema, uuidSchema } from "../primitives";

/** A service that says who somebody is. */
export const loginServiceSchema = z.object({ id: z.string(), name: z.string() });
export type LoginService = z.infer<typeof loginServiceSchema>;

/** One that an account is linked with. */
export const linkedServiceSchema = z.object({ service_id: uuidSchema, name: z.string(), created_at: instantSchema });
export type LinkedService = z.infer<typeof linkedServiceSchema>;
