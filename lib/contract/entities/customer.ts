import { z } from "zod";
import { EMAIL_PATTERN, MAX_EMAIL } from "../email";
import { MAX_LINE, MAX_NAME, MAX_PASSWORD, MIN_PASSWORD } from "../limits";
import { addressSchema } from "./order";
import { idSchema, instantSchema, lineSchema, textSchema, uuidSchema } from "../primitives";

export const emailSchema = z.email({ pattern: EMAIL_PATTERN }).max(MAX_EMAIL);

/** Taken as it is typed: blanks are part of it. */
export const newPasswordSchema = textSchema(MAX_PASSWORD).min(MIN_PASSWORD);
/** One that is to be compared. */
export const givenPasswordSchema = textSchema(MAX_PASSWORD);
/** Opaque: what is in it only its maker knows. */
export const tokenSchema = textSchema(MAX_LINE).min(1);
/** What a login gives: a token for calls, and one that renews it. A browser keeps both in cookies. */
export const sessionSchemas = { output: tokenSchema, meta: z.object({ refreshToken: tokenSchema }) };

const name = lineSchema(MAX_NAME).min(2);

export const newCustomerSchema = z.object({ email: emailSchema, firstname: name, lastname: name });
export type NewCustomer = z.infer<typeof newCustomerSchema>;

const { firstname, lastname, telephone, company, company_id, vat_id, street, city, postcode, country_id } =
  addressSchema.shape;
const untold = z.literal("");

/** What a customer fills in once: the fields of an order's address, of which all but the name may be empty. */
export const profileSchema = z.object({
  ...{ firstname, lastname, company, company_id, vat_id },
  telephone: telephone.or(untold).default(""),
  street: street.default([]),
  city: city.default(""),
  postcode: postcode.default(""),
  country_id: country_id.or(untold).default(""),
});
export type Profile = z.infer<typeof profileSchema>;

/** Who somebody is, as they see it themselves. */
export const customerSchema = newCustomerSchema.extend(profileSchema.shape).extend({
  id: idSchema,
  created_at: instantSchema,
  /** Whose prices and taxes are theirs. */
  group_id: idSchema.optional(),
  /** False for who has come by another service and set none. */
  has_password: z.boolean().optional(),
});
/** The same for themselves alone: what proves the group where the catalogue is asked for its prices. */
export const sessionCustomerSchema = customerSchema.extend({ groupToken: tokenSchema.optional() });
export type SessionCustomer = z.infer<typeof sessionCustomerSchema>;
export type Customer = z.infer<typeof customerSchema>;

/** A login of somebody, as they see it themselves. */
export const deviceSchema = z.object({
  device_id: uuidSchema,
  /** "Firefox, Windows"; empty where it is not known. */
  browser: z.string(),
  created_at: instantSchema,
  seen_at: instantSchema,
  /** The one that asks. */
  is_this: z.boolean(),
});
export type Device = z.infer<typeof deviceSchema>;
