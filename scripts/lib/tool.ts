import { spawn } from "node:child_process";
import path from "node:path";

import { dataHome } from "../../server/db/bundled";
import { migrate, migrationsFolder } from "../../server/db/migrate";
import { isReadOnly } from "../../server/db/read-only";
import { typeScriptArgs } from "./child";
import { openDatabase, prepareQueues } from "./database";
import { readRunFile, shopEnvironment } from "./run-file";

const DEFAULT_PORT = 3000;

/** Runs one TypeScript tool in the caller's folder, with the environment of the shop. @returns its exit code. */
export async function runTool({ root, file, args }: { root: string; file: string; args: string[] }): Promise<number> {
  const home = dataHome(root);
  const run = readRunFile(home);
  const isOfShop =
    run !== null &&
    run.databaseUrl !== null &&
    (!process.env.DATABASE_URL || process.env.DATABASE_URL === run.databaseUrl);
  if (isOfShop) return execute(root, file, args, shopEnvironment(home, run));

  const database = await openDatabase(home);
  try {
    if (!(await isReadOnly(database.url))) {
      await migrate(database.url, migrationsFolder(root));
      // What a tool does to an order has to be told, too.
      await prepareQueues(database.url);
    }
    const port = Number(process.env.PORT) || DEFAULT_PORT;
    return await execute(root, file, args, shopEnvironment(home, { port, databaseUrl: database.url }));
  } finally {
    await database.release();
  }
}

function execute(root: string, file: string, args: string[], env: NodeJS.ProcessEnv): Promise<number> {
  // Named here, because the caller's folder need not be the project's.
  const tsconfig = path.join(root, "tsconfig.json");
  const child = spawn(process.execPath, typeScriptArgs(root, file, args), {
    env: { ...env, TSX_TSCONFIG_PATH: tsconfig },
    stdio: "inherit",
  });
  // The terminal sends Ctrl-C to the tool too; we outlive it to give the database back.
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => child.kill(signal));
  return new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("exit", (code) => resolve(code ?? 1));
  });
}
