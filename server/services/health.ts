import { getPool } from "@/server/db/client";

/** Whether the database answers. */
export async function shopIsHealthy(): Promise<boolean> {
  try {
    await getPool().query("SELECT 1");
    return true;
  } catch {
    return false;
  }
}
