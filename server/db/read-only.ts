import { Client } from "pg";

/** Whether a database can only be read: a replica, which has what its first server has and takes nothing itself. */
export async function isReadOnly(url: string): Promise<boolean> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<{ only: string }>("SELECT current_setting('transaction_read_only') AS only");
    return rows[0]?.only === "on";
  } finally {
    await client.end();
  }
}
