import type { z } from "zod";
import * as values from "../../shop.config";
import { environmentSchema } from "./environment";
import { shopConfigSchema } from "./schema";

export class ConfigError extends Error {
  override readonly name = "ConfigError";
}

function check(schema: z.ZodType, given: unknown, what: string): void {
  const parsed = schema.safeParse(given);
  if (parsed.success) return;
  const problems = parsed.error.issues.map((issue) => `  ${issue.path.join(".")}: ${issue.message}`);
  throw new ConfigError(`${what} can't be used:\n${problems.join("\n")}`);
}

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Called before anything is opened or built.
 * @throws ConfigError that names every wrong value and says what is wanted.
 */
export function checkConfiguration(config: unknown = { ...values }, env: Environment = process.env): void {
  check(shopConfigSchema, config, "shop.config.ts");
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ""));
  check(environmentSchema, given, "The environment");
}

/** What is missing, and closes a part of the shop without keeping it from opening. */
export const missingSecrets = (secrets: ReadonlyMap<string, string>): string[] =>
  values.accounts.socialLogin
    .filter(({ id }) => !secrets.get(id))
    .map(({ id, name }) => `nobody can log in by ${name}: SOCIAL_LOGIN_SECRETS has no "${id}=…"`);
