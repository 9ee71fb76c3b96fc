import { checkConfiguration } from "../../lib/config/check";
import { remoteApi } from "../../lib/env";
import { refuseUnfinished } from "../../server/backup/unfinished";
import { dataHome } from "../../server/db/bundled";
import { migrate, migrationsFolder } from "../../server/db/migrate";
import { type Build, ensureBuild, findBuild } from "./build";
import { whenAbandoned } from "./abandoned";
import { CommandError, endRunning } from "./child";
import { importDemoContent, importDemoShop, openDatabase, prepareQueues } from "./database";
import { doWithoutDemo, isWithoutDemo } from "./without-demo";
import { removeRunFile, shopEnvironment, writeRunFile } from "./run-file";
import { startDevelopment, startShop, waitUntilOpen } from "./serve";

interface Step {
  note(text: string): void;
  breakLine(): void;
}

interface ShopOptions {
  mode: "start" | "dev";
  port: number;
  root: string;
  /** An owner begins without the demo; later starts remember it. */
  isEmpty: boolean;
  steps: { elapsed: string; run<T>(title: string, work: (step: Step) => Promise<T> | T): Promise<T> };
}

/** Opens database and shop, keeps them until a signal or the end of Next, and closes what it opened. */
export async function openShop(options: ShopOptions): Promise<void> {
  const closing = new Closing();
  try {
    await open(options, closing);
  } catch (error) {
    await closing.close();
    throw error;
  }
}

async function open({ mode, port, root, steps, isEmpty }: ShopOptions, closing: Closing): Promise<void> {
  checkConfiguration();
  const home = dataHome(root);
  refuseUnfinished(home);
  // Where another shop's API answers, that shop keeps the database.
  const databaseUrl = remoteApi() ? null : await openOwnDatabase({ home, root, port, steps, isEmpty }, closing);
  const env = shopEnvironment(home, { port, databaseUrl });
  const build = mode === "start" ? await steps.run("Building", (step) => takeBuild(root, env, step)) : null;
  const server = await steps.run("Opening the shop", async (step) => {
    step.breakLine();
    const started = build ? startShop({ root, port, env, build }) : startDevelopment({ root, port, env });
    closing.add(() => started.stop());
    const status = await waitUntilOpen(started, port, mode === "dev" ? "/robots.txt" : "/");
    if (status >= 500) process.stderr.write(`The home page answers ${status}; the messages above may say why.\n`);
    return started;
  });
  writeRunFile(home, { pid: process.pid, port, mode, databaseUrl, build: build?.id });
  closing.add(() => Promise.resolve(removeRunFile(home, process.pid)));
  process.stdout.write(`\nThe shop is open after ${steps.elapsed}, Ctrl-C closes it: http://localhost:${port}\n`);

  const { code } = await server.ended;
  if (closing.isClosing) return;
  throw new CommandError(`The shop ended by itself (exit code ${code}); its messages are above.`);
}

/** Starts, migrates and fills the database of this shop. @returns its URL. */
async function openOwnDatabase(
  { home, root, port, steps, isEmpty }: Omit<ShopOptions, "mode"> & { home: string },
  closing: Closing,
): Promise<string> {
  const database = await steps.run("Starting database", async (step) => {
    const opened = await openDatabase(home);
    closing.add(() => opened.release());
    step.note(opened.note);
    return opened;
  });
  await steps.run("Migrating database", async (step) => {
    const applied = await migrate(database.url, migrationsFolder(root));
    if (applied.length > 0) step.note(`${applied.length} new`);
    await prepareQueues(database.url);
  });
  await steps.run("Filling an empty catalogue", async (step) => {
    if (isEmpty) doWithoutDemo(home);
    if (isWithoutDemo(home)) return step.note("left as it is, without the demo shop");
    const env = shopEnvironment(home, { port, databaseUrl: database.url });
    const imported = await importDemoShop({ home, root, url: database.url, env, beforeOutput: step.breakLine });
    const isFilled = imported || (await importDemoContent({ home, root, url: database.url, env }));
    step.note(isFilled ? "demo shop imported" : "not empty");
  });
  return database.url;
}

/** The build of the sources as they are, or the one that BUILD names. */
async function takeBuild(root: string, env: NodeJS.ProcessEnv, step: Step): Promise<Build> {
  if (env.BUILD) {
    step.note(env.BUILD);
    return findBuild(root, env.BUILD);
  }
  const build = await ensureBuild({ root, env, beforeOutput: step.breakLine });
  if (!build.isNew) step.note("nothing changed");
  return build;
}

/** What has to be closed, in the order opposite to its opening, at a signal or a failure. */
class Closing {
  private readonly steps: (() => Promise<void>)[] = [];
  private running: Promise<void> | null = null;

  constructor() {
    const end = (): void => {
      if (!this.isClosing) process.stdout.write("\nClosing the shop …\n");
      void this.close().then(() => process.exit(0));
    };
    for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, end);
    whenAbandoned(end);
  }

  get isClosing(): boolean {
    return this.running !== null;
  }

  add(step: () => Promise<void>): void {
    this.steps.push(step);
  }

  close(): Promise<void> {
    this.running ??= this.run();
    return this.running;
  }

  private async run(): Promise<void> {
    await endRunning();
    for (let step = this.steps.pop(); step; step = this.steps.pop()) {
      // One that fails must not keep the others open.
      await step().catch((error: unknown) =>
        process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`),
      );
    }
  }
}
