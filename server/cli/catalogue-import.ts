import { parseArgs } from "node:util";
import { runImport } from "@/server/importer/run-import";
import { writeTemplate } from "@/server/importer/sheet/template";

const USAGE = `Usage: npm run catalogue:import -- [--dry-run] <file or folder>
       npm run catalogue:import -- --template <file.xlsx>
Format: docs/import.md
`;

interface Wish {
  target?: string;
  template?: string;
  isDryRun: boolean;
}

function readWish(args: string[]): Wish | null {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { "dry-run": { type: "boolean" }, template: { type: "string" } },
    });
    const [target] = positionals;
    if (positionals.length + (values.template === undefined ? 0 : 1) !== 1) return null;
    return { target, template: values.template, isDryRun: values["dry-run"] ?? false };
  } catch {
    return null;
  }
}

const wish = readWish(process.argv.slice(2));
if (wish?.template) {
  await writeTemplate(wish.template);
  process.stdout.write(`Written: ${wish.template}\n`);
} else if (wish?.target) process.exitCode = await runImport(wish.target, wish);
else {
  process.stderr.write(USAGE);
  process.exitCode = 2;
}
