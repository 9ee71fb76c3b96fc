import { spawn } from "node:child_process";
import { readFileSync, statSync } from "node:fs";
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
  step.breakLine();
  // npm's own JavaScript when npm started us: Windows cannot spawn npm.cmd without a shell.
  const npm = process.env.npm_execpath;
  const [command, args] = npm ? [process.execPath, [npm, "ci"]] : ["npm", ["ci"]];
  await new Promise((resolve, reject) => {
    // NODE_ENV=production would leave out what the build needs.
    const child = spawn(command, [...args, "--include=dev"], {
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
