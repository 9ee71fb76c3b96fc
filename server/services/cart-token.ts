import { createHash, randomBytes } from "node:crypto";
import { refuse } from "@/lib/contract/errors";

/** 256 random bits. */
export const newCartToken = (): string => randomBytes(32).toString("hex");

/** Tokens are kept only as this. */
export const hashCartToken = (token: string): Buffer => createHash("sha256").update(token).digest();

/** The same answer for a token that is missing, unknown, expired or of another shop. */
export const cartNotFound = () => refuse("cart_not_found", "no such cart");
