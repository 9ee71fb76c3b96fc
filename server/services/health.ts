import { getPool } from "@/server/db/client";

export { isUnavailable } from "@/server/db/unavailable";

/** Whether this process can answer more than it has kept: the database answers. */
export async function canServe(): Promise<boolean> {
  try {
    await getPool().query("SELECT 1");
    return true;
  } catch {
    return false;
  }
}
