import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { parseArgs } from "node:util";

import { CommandError } from "./child";
import { Commands } from "./commands";
import type { MakeProof, Proof } from "./proof";

/** Every file of this folder is a proof, by its name: whoever has one puts it there. */
const FOLDER = path.join("scripts", "endurance");

type Named = Proof & { name: string };

export async function findProofs(root: string): Promise<Named[]> {
  const folder = path.join(root, FOLDER);
  const files = existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith(".ts")) : [];
  return Promise.all(
    files.sort().map(async (file) => {
      const { proof } = (await import(pathToFileURL(path.join(folder, file)).href)) as { proof: MakeProof };
      return { name: path.basename(file, ".ts"), ...proof(root) };
    }),
  );
}

/** The proofs that are asked for. @throws when one does not exist. */
export function choose(proofs: readonly Named[], only: string | undefined): readonly Named[] {
  if (only === undefined) return proofs.filter(({ apart }) => !apart);
  return only.split(",").map((name) => {
    const found = proofs.find((proof) => proof.name === name.trim());
    if (found) return found;
    throw new CommandError(`There is no proof "${name}". There are: ${proofs.map((proof) => proof.name).join(", ")}`);
  });
}

/** Runs the proofs one after the other and prints the sum as the last line. @returns the exit code. */
export async function runEndurance(root: string, args: string[]): Promise<number> {
  const { values } = parseArgs({
    args,
    options: { only: { type: "string" }, list: { type: "boolean" }, brief: { type: "boolean" } },
  });
  const proofs = choose(await findProofs(root), values.only);
  if (values.list) {
    for (const { name, title } of proofs) process.stdout.write(`${name.padEnd(16)} ${title}\n`);
    return 0;
  }
  const commands = new Commands();
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const)
    process.once(signal, () => void commands.stopAll().then(() => process.exit(130)));
  const failed: string[] = [];
  for (const { name, title, args: proofArgs, length = "1", brief, limitMinutes } of proofs) {
    process.stdout.write(`\n── ${name}: ${title} ──\n`);
    const startedAt = performance.now();
    const env = {
      ...process.env,
      NEXT_TELEMETRY_DISABLED: "1",
      SEZONA_ENDURANCE: length,
      TSX_TSCONFIG_PATH: path.join(root, "tsconfig.json"),
      ...(values.brief ? brief : {}),
    };
    const holds = await commands.run({ command: process.execPath, args: proofArgs, env, limitMinutes });
    if (!holds) failed.push(name);
    const minutes = ((performance.now() - startedAt) / 60_000).toFixed(1);
    process.stdout.write(`── ${name}: ${holds ? "holds" : "FAILS"}, ${minutes} minutes ──\n`);
  }
  const held = proofs.length - failed.length;
  process.stdout.write(`\n${held} hold, ${failed.length} fail${failed.length > 0 ? `: ${failed.join(", ")}` : ""}\n`);
  return failed.length > 0 || proofs.length === 0 ? 1 : 0;
}
