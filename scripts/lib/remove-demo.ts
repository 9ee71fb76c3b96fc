import path from "node:path";
import { dataHome } from "../../server/db/bundled";
import { runTool } from "./tool";
import { doWithoutDemo } from "./without-demo";

/** Takes the demo out of the shop's database, and has later starts leave it out. @returns the exit code. */
export async function removeDemo(root: string, args: string[]): Promise<number> {
  const code = await runTool({ root, file: path.join(root, "demo", "remove.ts"), args });
  if (code === 0 && !args.includes("--dry-run")) doWithoutDemo(dataHome(root));
  return code;
}
