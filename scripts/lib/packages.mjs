import { spawn } from "node:child_process";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";

import { explained } from "./steps.mjs";

const OLDEST_NODE = [20, 19];

export function checkNode(version = process.versions.node) {
  const [major = 0, minor = 0] = version.split(".").map(Number);
  const isOldEnough = major > OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor >= OLDEST_NODE[1]);
  if (!isOldEnough)
    throw explained(`Node ${version} is too old. The shop needs ${OLDEST_NODE.join(".")} or newer; 24 is recommended.`);
}

/** Runs `npm ci` when the packages are missing or older than the lock file. */
export async function installPackages(root, step) {
  if (arePackagesCurrent(root)) return;
  refuseBesideShop(root);
  step.breakLine();
  // npm's own JavaScript when npm started us: Windows cannot spawn npm.cmd without a shell.
  const npm = process.env.npm_execpath;
  const [command, args] = npm ? [process.execPath, [npm, "ci"]] : ["npm", ["ci"]];
  await new Promise((resolve, reject) => {
    // NODE_ENV=production would leave out what the build needs. What npm warns of, on Node 20 a page of tools that
    // would rather have a newer one, an owner can't mend; errors are said.
    const child = spawn(command, [...args, "--include=dev", "--loglevel=error"], {
      cwd: root,
      stdio: ["ignore", "inherit", "inherit"],
      shell: !npm && process.platform === "win32",
    });
    child.once("error", (error) => reject(explained(`npm could not be started: ${error.message}`, error)));
    child.once("exit", (code) =>
      code === 0 ? resolve() : reject(explained(`"npm ci" failed (exit code ${code}); its messages are above.`)),
    );
  });
}

/** "npm ci" empties the folder first: a shop that is open would load its next file from nowhere. */
export function refuseBesideShop(root, env = process.env) {
  const pid = [...launchersOf(path.resolve(root, env.SEZONA_DATA_DIR || ".sezona")), ...serversOf(root)].find(isOther);
  if (pid === undefined) return;
  throw explained(
    `The packages are others than package-lock.json names, and a shop of this folder is open (process ${pid}): ` +
      "installing would take its packages away from under it. Close it and start again, or bring the new version " +
      'into a folder of its own ("A new version" in docs/operate.md).',
  );
}

/** What keeps a shop open on that data, as its run file says. */
function launchersOf(home) {
  try {
    return [JSON.parse(readFileSync(path.join(home, "run.json"), "utf8")).pid];
  } catch {
    return [];
  }
}

/** Whoever serves from a build of this folder, or is making one, on whatever data (`useBuild` in build.ts). */
function serversOf(root) {
  const builds = path.join(root, ".builds");
  if (!existsSync(builds)) return [];
  const files = readdirSync(builds).flatMap((build) => readdirSync(path.join(builds, build)));
  return files.flatMap((file) => /^used-by-(\d+)$/.exec(file)?.slice(1).map(Number) ?? []);
}

/** After a restart of the machine, or of a container, a number of before is soon somebody else's, or our own. */
function isOther(pid) {
  if (!Number.isInteger(pid) || [process.pid, process.ppid].includes(pid)) return false;
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (error.code !== "EPERM") return false;
  }
  const said = `/proc/${pid}/cmdline`;
  return !existsSync(said) || readFileSync(said, "utf8").includes("node");
}

function arePackagesCurrent(root) {
  const installed = path.join(root, "node_modules", ".package-lock.json");
  try {
    const wanted = path.join(root, "package-lock.json");
    if (statSync(wanted).mtimeMs <= statSync(installed).mtimeMs) return true;
    // A checkout gives every file a new time; the words in it decide.
    return isSameTree(readPackages(wanted), readPackages(installed));
  } catch (error) {
    if (error.code === "ENOENT") return false;
    throw error;
  }
}

function readPackages(file) {
  return JSON.parse(readFileSync(file, "utf8")).packages;
}

/** npm leaves packages of other systems out of the installed list, so only what is listed there can differ. */
function isSameTree(wanted, installed) {
  const isMissing = ([folder, entry]) =>
    folder !== "" && !entry.optional && !entry.peer && installed[folder] === undefined;
  const isOther = ([folder, entry]) => wanted[folder]?.version !== entry.version;
  return !Object.entries(wanted).some(isMissing) && !Object.entries(installed).some(isOther);
}

/** From here on this process can import TypeScript. */
export async function loadTypeScript() {
  const { register } = await import("tsx/esm/api");
  register();
}
