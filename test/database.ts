import { randomBytes } from "node:crypto";

import { Client, type Pool } from "pg";

import { createPool } from "../server/db/client";

export interface TestDatabase {
  pool: Pool;
  url: string;
  drop(): Promise<void>;
}

export const TEMPLATE_DATABASE = "sezona_template";
/** Set by the global setup of the project "server": the throwaway PostgreSQL of this run. */
export const TEST_SERVER_URL = "SEZONA_TEST_DATABASE_URL";

/** A migrated database of one's own, cloned from the template in some 50 ms. Drop it in `afterAll`. */
export function createTestDatabase(): Promise<TestDatabase> {
  return create(TEMPLATE_DATABASE);
}

/** A database without any table. */
export function createEmptyDatabase(): Promise<TestDatabase> {
  return create("template0");
}

async function create(template: string): Promise<TestDatabase> {
  const name = `test_${randomBytes(8).toString("hex")}`;
  await administer(`CREATE DATABASE ${name} TEMPLATE ${template}`);
  const url = urlOf(name);
  const pool = createPool(url, { max: 10, patience: "tool" });
  return {
    pool,
    url,
    drop: async () => {
      await pool.end();
      await administer(`DROP DATABASE ${name} WITH (FORCE)`);
    },
  };
}

async function administer(sql: string): Promise<void> {
  const client = new Client({ connectionString: urlOf("postgres") });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}

function urlOf(name: string): string {
  const server = process.env[TEST_SERVER_URL];
  if (!server)
    throw new Error(
      `${TEST_SERVER_URL} is not set: database tests belong to the Jest project "server" (npm run test:db)`,
    );
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}
