import { createHash, createHmac, randomBytes } from "node:crypto";

/** 256 random bits. */
export const newToken = (): string => randomBytes(32).toString("base64url");

/** Tokens are kept only as this. */
export const hashToken = (token: string): Buffer => createHash("sha256").update(token).digest();

/** A token has one successor, which only who has the token can have made: renewed twice at once, it is the same. */
export const successorOf = (token: string, seed: Buffer): string =>
  createHmac("sha256", seed).update(token).digest("base64url");
