import { z } from "zod";
import { endpoint } from "../endpoint";
import { givenPasswordSchema, sessionSchemas } from "../entities/customer";
import {
  givenPasskeySchema,
  newPasskeyOptionsSchema,
  newPasskeySchema,
  passkeyLoginOptionsSchema,
  passkeyNameSchema,
  passkeySchema,
} from "../entities/passkey";
import { uuidSchema } from "../primitives";

/** Passkeys beside the password. A shop on another one's API has none: they are good for that shop's own host. */
export const passkeyEndpoints = {
  /** Names nobody, so the answer tells of nobody. What is to be signed is good for the browser that asked, and once. */
  startPasskeyLogin: endpoint({
    method: "POST",
    path: "user/passkey/start",
    summary: "What a browser's passkey is to sign to log in",
    input: z.object({}),
    output: passkeyLoginOptionsSchema,
    rateLimit: 60,
  }),
  loginWithPasskey: endpoint({
    method: "POST",
    path: "user/passkey/login",
    summary: "Log in with a passkey; whatever is wrong with it is answered alike",
    input: z.object({ passkey: givenPasskeySchema }),
    ...sessionSchemas,
    rateLimit: 20,
  }),
  startPasskey: endpoint({
    method: "POST",
    path: "user/passkey/new",
    summary: "What a browser makes a passkey of, for the customer; by the password, or by a login that has just begun",
    input: z.object({ password: givenPasswordSchema.optional() }),
    output: newPasskeyOptionsSchema,
    auth: "customer",
    rateLimit: 10,
  }),
  addPasskey: endpoint({
    method: "POST",
    path: "user/passkey/add",
    summary: "Keep the passkey that the browser made",
    input: z.object({ passkey: newPasskeySchema }),
    output: passkeySchema,
    auth: "customer",
    rateLimit: 10,
  }),
  listPasskeys: endpoint({
    method: "GET",
    path: "user/passkeys",
    summary: "The customer's passkeys",
    input: z.object({}),
    output: z.array(passkeySchema),
    auth: "customer",
  }),
  renamePasskey: endpoint({
    method: "POST",
    path: "user/passkey/rename",
    summary: "Name one of the customer's passkeys",
    input: z.object({ id: uuidSchema, name: passkeyNameSchema }),
    output: z.boolean(),
    auth: "customer",
    rateLimit: 30,
  }),
  removePasskey: endpoint({
    method: "POST",
    path: "user/passkey/remove",
    summary: "Take one of the customer's passkeys away",
    input: z.object({ id: uuidSchema }),
    output: z.boolean(),
    auth: "customer",
    rateLimit: 30,
  }),
};
