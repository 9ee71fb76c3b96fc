import { existsSync } from "node:fs";
import path from "node:path";
import { isDebian, isRoot } from "./system";

/** Its free successor speaks the same. */
const NAMES = ["redis-server", "valkey-server"];

/** Why tests with a Redis are left out, where there is none. */
export const NO_REDIS = "there is no redis-server or valkey-server: install one, or name it in REDIS_SERVER";

/** A server of Redis: REDIS_SERVER, then the system's own. */
export function findRedis(env: Readonly<Record<string, string | undefined>> = process.env): string | null {
  if (env.REDIS_SERVER) return env.REDIS_SERVER;
  const folders = (env.PATH ?? "").split(path.delimiter);
  return (
    NAMES.flatMap((name) => folders.map((folder) => path.join(folder, name))).find((file) => existsSync(file)) ?? null
  );
}

/** Commands that bring one to this system; no package of npm brings one that runs without being compiled. */
export const redisInstallation = (): [command: string, args: string[]][] =>
  isRoot() && isDebian()
    ? [
        ["apt-get", ["update"]],
        ["apt-get", ["install", "-y", "--no-install-recommends", "redis-server"]],
      ]
    : [];
