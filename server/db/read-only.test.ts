import { createEmptyDatabase } from "@/test/database";
import { isReadOnly } from "./read-only";

test("a database that takes nothing is known by what it says of itself, as a replica does", async () => {
  const database = await createEmptyDatabase();
  try {
    expect(await isReadOnly(database.url)).toBe(false);
    const name = new URL(database.url).pathname.slice(1);
    await database.pool.query(`ALTER DATABASE "${name}" SET default_transaction_read_only = on`);
    expect(await isReadOnly(database.url)).toBe(true);
  } finally {
    await database.drop();
  }
});
