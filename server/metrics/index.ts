import type { IncomingMessage, ServerResponse } from "node:http";
import type { Pool } from "pg";
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from "prom-client";
import { mayRead, type MetricsAccess } from "./access";
import { databaseReadings, type Readings } from "./readings";
import { methodName, routeNames, statusName } from "./route";

interface MetricsOptions {
  access: MetricsAccess;
  storeCodes: readonly string[];
  /** The pool of this process; null for a shop that another shop's API answers. */
  pool: (() => Pool) | null;
  /** So long the database has to answer, in milliseconds. */
  patienceMs?: number;
}

export interface Metrics {
  /** Counts a request, from now to its end. @returns whether it asked for the figures and is answered here */
  watch(request: IncomingMessage, response: ServerResponse, path: string): boolean;
}

/** Seconds: from a kept page to what a shopper no longer waits for. */
const BUCKETS = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** What a monitoring program may ask of this process; it is loaded only where that is configured. */
export function openMetrics({ access, storeCodes, pool, patienceMs }: MetricsOptions): Metrics {
  const registers = [new Registry()];
  const [registry] = registers as [Registry];
  collectDefaultMetrics({ register: registry, prefix: "sezona_" });
  const seconds = new Histogram({
    name: "sezona_http_request_seconds",
    help: "Time from a request's arrival to the end of its answer",
    labelNames: ["route", "method", "status"] as const,
    buckets: BUCKETS,
    registers,
  });
  const underWay = new Gauge({ name: "sezona_http_requests_under_way", help: "Requests not yet answered", registers });
  const answers = new Counter({
    name: "sezona_cache_answers_total",
    help: "Answers by what the shared cache had: hit, stale (shown while a new one is made), miss, or none of its kind",
    labelNames: ["outcome"] as const,
    registers,
  });
  if (pool) watchDatabase(registers, pool, patienceMs);
  const routeOf = routeNames(storeCodes);

  function count(request: IncomingMessage, response: ServerResponse, path: string): void {
    const begunAt = performance.now();
    underWay.inc();
    // Also after a visitor who went away before the end.
    response.once("close", () => {
      underWay.dec();
      const route = routeOf(path, headerOf(response, "cache-tag"));
      const status = response.writableFinished ? statusName(response.statusCode) : "gone";
      const labels = { route, method: methodName(request.method), status };
      seconds.observe(labels, (performance.now() - begunAt) / 1_000);
      answers.inc({ outcome: outcomeOf(headerOf(response, "cache-status")) });
    });
  }

  return {
    watch: (request, response, path) => {
      if (path !== "/metrics") {
        count(request, response, path);
        return false;
      }
      // To all others it is an address at which there is nothing, as any other.
      if (request.method !== "GET" || !mayRead(request, access)) return false;
      registry.metrics().then(
        (text) =>
          response.writeHead(200, { "content-type": registry.contentType, "cache-control": "no-store" }).end(text),
        () => response.writeHead(503, { "cache-control": "no-store" }).end(),
      );
      return true;
    },
  };
}

const headerOf = (response: ServerResponse, name: string): string => [response.getHeader(name) ?? ""].flat().join(",");

function outcomeOf(status: string): "hit" | "stale" | "miss" | "none" {
  if (status.includes("fwd=stale")) return "stale";
  if (status.includes("fwd=miss")) return "miss";
  return status.includes("hit") ? "hit" : "none";
}

function watchDatabase(registers: Registry[], pool: () => Pool, patienceMs: number | undefined): void {
  const gauge = <L extends string>(
    name: string,
    help: string,
    labelNames: readonly L[],
    collect: (one: Gauge<L>) => void | Promise<void>,
  ) =>
    new Gauge<L>({
      name,
      help,
      labelNames,
      registers,
      async collect() {
        this.reset();
        await collect(this);
      },
    });
  gauge("sezona_database_connections", "Connections of this process's pool for requests", ["state"], (one) => {
    const { totalCount, idleCount, waitingCount } = pool();
    one.set({ state: "busy" }, totalCount - idleCount);
    one.set({ state: "idle" }, idleCount);
    one.set({ state: "waiting" }, waitingCount);
  });
  let ask: (() => Promise<Readings | null>) | undefined;
  const readings = (): Promise<Readings | null> => (ask ??= databaseReadings(pool(), { patienceMs }))();
  const known = (name: string, help: string, valueOf: (found: Readings) => number) =>
    gauge(name, help, [], async (one) => {
      const found = await readings();
      if (found) one.set(valueOf(found));
      else one.remove();
    });
  gauge("sezona_database_up", "Whether the database answered the last reading", [], async (one) =>
    one.set((await readings()) ? 1 : 0),
  );
  gauge("sezona_jobs", "Background tasks by queue and state", ["queue", "state"], async (one) => {
    for (const { queue, state, count } of (await readings())?.jobs ?? []) one.set({ queue, state }, count);
  });
  gauge("sezona_jobs_oldest_seconds", "How long the oldest due task of a queue waits", ["queue"], async (one) => {
    for (const { queue, state, oldest } of (await readings())?.jobs ?? [])
      if (state === "created" || state === "retry") one.set({ queue }, oldest);
  });
  known("sezona_held_carts", "Carts that hold things", ({ holds }) => holds.carts);
  known("sezona_held_units", "Units that carts hold", ({ holds }) => holds.units);
  known(
    "sezona_holds_overdue",
    "Holds whose time is over and that no sweep has freed yet",
    ({ holds }) => holds.overdue,
  );
  known("sezona_orders_unpaid", "Orders that wait for their money", ({ unpaid }) => unpaid);
}
