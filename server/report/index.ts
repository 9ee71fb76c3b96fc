import { reportEnv } from "@/lib/env";

type Report = (error: unknown, where: string) => void;

/** Outlives the modules, which the framework loads anew for each of its bundles. */
const shared = globalThis as typeof globalThis & { sezonaReport?: Promise<Report> };

/**
 * Tells the owner's error service of what broke; nothing at all where none is configured, and the library is not even
 * loaded then. Never fails, and nobody waits for it.
 */
export function reportError(error: unknown, where: string): void {
  const { dsn, release } = reportEnv();
  if (!dsn) return;
  shared.sezonaReport ??= import("./sentry").then(({ openSentry }) => openSentry(dsn, release));
  shared.sezonaReport.then((report) => report(error, where)).catch(() => undefined);
}
