import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { findRedis } from "./redis";

test("a Redis is the one that is named, or the first on the path; without one there is none", () => {
  const folder = mkdtempSync(path.join(tmpdir(), "sezona-redis-"));
  expect(findRedis({ PATH: folder })).toBeNull();
  expect(findRedis({})).toBeNull();
  writeFileSync(path.join(folder, "valkey-server"), "");
  expect(findRedis({ PATH: ["/nonexistent", folder].join(path.delimiter) })).toBe(path.join(folder, "valkey-server"));
  expect(findRedis({ PATH: folder, REDIS_SERVER: "/opt/redis" })).toBe("/opt/redis");
  rmSync(folder, { recursive: true });
});
