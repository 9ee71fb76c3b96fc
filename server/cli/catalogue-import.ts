import { runImport } from "@/server/importer/run-import";

const [target] = process.argv.slice(2);
if (target) process.exitCode = await runImport(target);
else {
  process.stderr.write("Usage: npm run catalogue:import -- <file or folder>\nFormat: docs/import.md\n");
  process.exitCode = 2;
}
