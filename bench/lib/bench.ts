import path from "node:path";
import { type Browser, chromium } from "@playwright/test";
import { type Build, ensureBuild } from "../../scripts/lib/build";
import { findChromium, isRoot, ROOT_FLAGS } from "../../scripts/lib/chromium";
import { importDemoShop } from "../../scripts/lib/database";
import { shopEnvironment } from "../../scripts/lib/run-file";
import { migrate, migrationsFolder } from "@/server/db/migrate";
import { type Databases, openDatabases } from "./databases";
import type { Figure } from "./figure";
import { Lazy } from "./once";
import { type App, startNext, startShop } from "./processes";
import { buildCopy, FLOOR_SOURCES, openWorkspace } from "./workspace";

export interface Row {
  /** As `--only` names it. */
  name: string;
  title: string;
  /** Left out unless asked for by name: it takes long, or shows what another row shows too. */
  isOptional?: boolean;
  run(bench: Bench): Promise<Figure[]>;
}

export interface Options {
  /** Seconds of load per turn. */
  seconds: number;
  turns: number;
  /** Trials of the races. */
  trials: number;
}

/** What rows need, opened when first asked for and closed at the end of the run. */
export class Bench {
  private readonly lazy = new Lazy();
  readonly workspace;

  constructor(
    readonly root: string,
    readonly options: Options,
  ) {
    this.workspace = openWorkspace(root);
  }

  close(): Promise<void> {
    return this.lazy.close();
  }

  databases(): Promise<Databases> {
    return this.lazy.get(
      "databases",
      () => openDatabases(this.root, this.workspace.home),
      (databases) => databases.close(),
    );
  }

  /** The floor: bare pages of the same framework. */
  floor(): Promise<App> {
    return this.lazy.get(
      "floor",
      async () => {
        await buildCopy({
          root: this.root,
          sources: FLOOR_SOURCES,
          from: path.join(this.root, "bench", "floor"),
          target: this.workspace.floor,
          env: process.env,
        });
        return startNext(
          this.workspace.floor,
          () => ({ ...process.env, FLOOR_DATA: this.workspace.floorData }),
          "/empty",
        );
      },
      (app) => app.stop(),
    );
  }

  /** The shop with its demo catalogue. */
  shop(): Promise<App> {
    return this.lazy.get(
      "shop",
      async () => this.openShop(await this.demoDatabase()),
      (app) => app.stop(),
    );
  }

  /** A shop process of this build on some database; the caller stops it. */
  async openShop(databaseUrl: string): Promise<App> {
    const build = await this.build();
    return startShop(this.root, build, (port) => ({
      ...this.environment(databaseUrl, port),
      RATE_LIMIT_FACTOR: "0",
    }));
  }

  demoDatabase(): Promise<string> {
    return this.lazy.get("demo", async () => {
      const { url } = await this.databases();
      await migrate(url, migrationsFolder(this.root));
      await importDemoShop({
        home: this.workspace.home,
        root: this.root,
        url,
        env: this.environment(url, 0),
        beforeOutput: () => process.stderr.write("Importing the demo shop, once …\n"),
      });
      return url;
    });
  }

  /** Null when there is no Chromium. */
  browser(): Promise<Browser | null> {
    return this.lazy.get(
      "browser",
      async () => {
        const executablePath = await findChromium();
        return executablePath ? chromium.launch({ executablePath, args: isRoot() ? ROOT_FLAGS : [] }) : null;
      },
      (browser) => browser?.close() ?? Promise.resolve(),
    );
  }

  private build(): Promise<Build> {
    return this.lazy.get("build", () =>
      ensureBuild({
        root: this.root,
        env: { ...process.env, NEXT_TELEMETRY_DISABLED: "1" },
        beforeOutput: () => process.stderr.write("Building the shop …\n"),
      }),
    );
  }

  private environment(databaseUrl: string, port: number): NodeJS.ProcessEnv {
    const { home } = this.workspace;
    return {
      ...shopEnvironment(home, { port, databaseUrl }),
      SEZONA_DATA_DIR: home,
      MEDIA_DIR: path.join(home, "media"),
    };
  }
}
