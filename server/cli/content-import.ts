import { runContentImport } from "@/server/importer/content/run";

const [folder] = process.argv.slice(2);
if (folder) process.exitCode = await runContentImport(folder);
else {
  process.stderr.write("Usage: npm run content:import -- <folder>\nFormat: docs/content.md\n");
  process.exitCode = 2;
}
