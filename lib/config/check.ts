import * as values from "../../shop.config";
import { shopConfigSchema, type ShopConfig } from "./schema";

export class ConfigError extends Error {
  override readonly name = "ConfigError";
}

/**
 * Called before anything is opened or built.
 * @throws ConfigError that names every wrong value and says what is wanted.
 */
export function checkShopConfig(config: unknown = { ...values }): ShopConfig {
  const parsed = shopConfigSchema.safeParse(config);
  if (parsed.success) return parsed.data;
  const problems = parsed.error.issues.map((issue) => `  ${issue.path.join(".")}: ${issue.message}`);
  throw new ConfigError(`shop.config.ts can't be used:\n${problems.join("\n")}`);
}
