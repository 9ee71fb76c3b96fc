import path from "node:path";
import { Client, escapeIdentifier } from "pg";
import { runNode, typeScriptArgs } from "../../scripts/lib/child";
import { openBundledPostgres } from "@/server/db/bundled";

/** Another name whenever the seed or the tables change, since a kept one is not filled again. */
const LARGE = "bench_large_6";

/** A PostgreSQL of the benchmark's own, kept between runs because filling it takes minutes. */
export async function openDatabases(root: string, home: string) {
  const elsewhere = process.env.BENCH_DATABASE_URL;
  const postgres = elsewhere
    ? { url: elsewhere, release: () => Promise.resolve() }
    : await openBundledPostgres({ home, projectRoot: root });
  const urlOf = (name: string): string => Object.assign(new URL(postgres.url), { pathname: `/${name}` }).href;
  const administer = (sql: string): Promise<unknown[]> => ask(urlOf("postgres"), sql);
  const exists = async (name: string): Promise<boolean> =>
    (await administer(`SELECT 1 FROM pg_database WHERE datname = '${name}'`)).length > 0;
  const drop = async (name: string): Promise<void> =>
    void (await administer(`DROP DATABASE IF EXISTS ${escapeIdentifier(name)} WITH (FORCE)`));

  return {
    /** The demo shop's database. */
    url: postgres.url,
    close: () => postgres.release(),
    /**
     * 10,000 products, 50,000 variants and a million reservations; filled under another name, so that half of it is
     * never taken for the whole.
     */
    async large(): Promise<string> {
      if (await exists(LARGE)) return urlOf(LARGE);
      const unfinished = `${LARGE}_unfinished`;
      await drop(unfinished);
      await administer(`CREATE DATABASE ${unfinished}`);
      process.stderr.write("Filling the large shop, once; this takes a few minutes …\n");
      await runNode(
        root,
        typeScriptArgs(root, path.join(root, "server", "cli", "bench-seed.ts")),
        { ...process.env, DATABASE_URL: urlOf(unfinished) },
        "Filling the large shop",
      );
      await administer(`ALTER DATABASE ${unfinished} RENAME TO ${LARGE}`);
      return urlOf(LARGE);
    },
    /** A fresh copy of the demo shop's database. */
    async copy(name: string): Promise<string> {
      await drop(name);
      const source = escapeIdentifier(nameOf(postgres.url));
      // A shop that is open would be connected again before the copy has begun.
      await administer(`ALTER DATABASE ${source} ALLOW_CONNECTIONS false`);
      try {
        await administer(
          `SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity WHERE datname = '${nameOf(postgres.url)}'
            AND pid <> pg_backend_pid()`,
        );
        await administer(`CREATE DATABASE ${escapeIdentifier(name)} TEMPLATE ${source}`);
      } finally {
        await administer(`ALTER DATABASE ${source} ALLOW_CONNECTIONS true`);
      }
      return urlOf(name);
    },
    drop,
  };
}

export type Databases = Awaited<ReturnType<typeof openDatabases>>;

const nameOf = (url: string): string => new URL(url).pathname.slice(1);

/** One question on a connection of its own. */
export async function ask<Row extends object>(url: string, sql: string, values: unknown[] = []): Promise<Row[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Row>(sql, values)).rows;
  } finally {
    await client.end();
  }
}
