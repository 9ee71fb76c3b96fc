import { createPool, databaseUrl } from "@/server/db/client";
import { assignGroup } from "@/server/services/account/assign-group";

const USAGE = `Usage: npm run customers -- group E-MAIL CODE
  Puts the account into the customer group with that code of shop.config.ts; orders have its prices at once, and who
  is logged in sees them from the next login or look into the account on.
`;

/** @returns the exit code: 0 done, 1 not, 2 not understood. */
async function run([command, email, code, ...more]: string[]): Promise<number> {
  if (command !== "group" || !email || !code || more.length > 0) {
    process.stderr.write(USAGE);
    return 2;
  }
  const pool = createPool(databaseUrl(), { max: 1, patience: "tool" });
  try {
    const problem = await assignGroup(pool, email, code);
    if (problem === null) process.stdout.write(`${email} is in the group ${code}\n`);
    else process.stderr.write(`${problem}\n`);
    return problem === null ? 0 : 1;
  } finally {
    await pool.end();
  }
}

process.exitCode = await run(process.argv.slice(2)).catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n${USAGE}`);
  return 2;
});
