import { z } from "zod";
import { MAX_PERSON } from "../limits";
import { instantSchema, lineSchema, textSchema, uuidSchema } from "../primitives";

/* Passkeys as the browser's own functions take and give them (WebAuthn, in the form of its JSON). */

/** Bytes; what an authenticator says takes a few kilobytes at most. */
const bytes = (most: number) =>
  z
    .string()
    .min(1)
    .max(most)
    .regex(/^[\w-]+$/u);
const credential = { id: bytes(1_400), rawId: bytes(1_400), type: z.literal("public-key") };
const MAX_CLIENT_DATA = 4_000;

/** What a browser answers that was asked for a new passkey. */
export const newPasskeySchema = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes(MAX_CLIENT_DATA),
    attestationObject: bytes(20_000),
    transports: z.array(textSchema(20)).max(10).optional(),
  }),
});
export type NewPasskey = z.infer<typeof newPasskeySchema>;

/** What a browser answers that was asked for one it has. */
export const givenPasskeySchema = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes(MAX_CLIENT_DATA),
    authenticatorData: bytes(4_000),
    signature: bytes(4_000),
    userHandle: bytes(100).optional(),
  }),
});
export type GivenPasskey = z.infer<typeof givenPasskeySchema>;

const challenge = z.string();
const timeout = z.int();

/** What a browser asks its authenticators with. */
export const passkeyLoginOptionsSchema = z.object({
  challenge,
  timeout,
  rpId: z.string(),
  userVerification: z.literal("required"),
});

export const newPasskeyOptionsSchema = z.object({
  challenge,
  timeout,
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ alg: z.int(), type: z.literal("public-key") })),
  /** Those that the account has: one authenticator keeps one. */
  excludeCredentials: z.array(
    z.object({ id: z.string(), type: z.literal("public-key"), transports: z.array(z.string()) }),
  ),
  authenticatorSelection: z.object({
    residentKey: z.literal("required"),
    requireResidentKey: z.literal(true),
    userVerification: z.literal("required"),
  }),
  attestation: z.literal("none"),
});

export const passkeyNameSchema = lineSchema(MAX_PERSON).min(1);

/** A passkey of somebody, as they see it themselves. */
export const passkeySchema = z.object({
  passkey_id: uuidSchema,
  name: z.string(),
  /** The host that it logs in on. */
  host: z.string(),
  created_at: instantSchema,
  used_at: instantSchema.nullable(),
});
export type Passkey = z.infer<typeof passkeySchema>;
