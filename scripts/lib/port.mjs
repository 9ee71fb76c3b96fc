import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { createServer } from "node:net";
import path from "node:path";
import { promisify } from "node:util";

import { explained } from "./steps.mjs";

const run = promisify(execFile);

export function chosenPort(env) {
  if (!env.PORT) return 3000;
  const port = Number(env.PORT);
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    throw explained(`PORT=${env.PORT} is no port number. Use one from 1024 to 65535.`);
  return port;
}

/** Asked before the slow work: nobody should wait for a build to learn that the port is taken. */
export async function refuseTakenPort(port, mode) {
  const reason = await tryPort(port);
  if (reason === null) return;
  const command = mode === "dev" ? "npm run dev" : "npm start";
  if (reason === "EACCES")
    throw explained(
      `Port ${port} needs more rights than you have. Choose one above 1023: PORT=${port + 3000} ${command}`,
    );
  if (reason !== "EADDRINUSE")
    throw explained(`Port ${port} cannot be used (${reason}). Choose another: PORT=${port + 1} ${command}`);
  const shop = runningShop(port);
  if (shop)
    throw explained(
      `The shop is open already (process ${shop}): http://localhost:${port}\n` +
        `A second one needs another port: PORT=${port + 1} ${command}`,
    );
  const pid = await listenerOn(port);
  const holder = pid ? ` by process ${pid}` : "";
  const way = pid ? `Stop it (kill ${pid})` : "Stop what listens there";
  throw explained(`Port ${port} is taken${holder}. ${way}, or choose another: PORT=${port + 1} ${command}`);
}

/** @returns {Promise<string | null>} why the port cannot be had, or null. */
function tryPort(port) {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once("error", (error) => resolve(error.code ?? error.message));
    probe.listen(port, () => probe.close(() => resolve(null)));
  });
}

/** The launcher of this very shop, if it holds that port. */
function runningShop(port) {
  try {
    const run = JSON.parse(readFileSync(path.resolve(process.env.SEZONA_DATA_DIR || ".sezona", "run.json"), "utf8"));
    process.kill(run.pid, 0);
    return run.port === port ? run.pid : null;
  } catch {
    return null;
  }
}

async function listenerOn(port) {
  const questions = [
    ["lsof", ["-nP", "-t", `-iTCP:${port}`, "-sTCP:LISTEN"], /^(\d+)/],
    ["ss", ["-ltnpH", `sport = :${port}`], /pid=(\d+)/],
  ];
  for (const [command, args, answer] of questions) {
    const said = await run(command, args).then(
      ({ stdout }) => stdout,
      () => "",
    );
    const pid = answer.exec(said)?.[1];
    if (pid) return pid;
  }
  return null;
}
