/** Called once when a server process starts. */
export async function register(): Promise<void> {
  // The edge runtime, where the middleware lives, has no database; only inside this very condition
  // does the bundler leave the driver out of it.
  if (process.env.NEXT_RUNTIME === "nodejs") {
    const { checkConfiguration, missingSecrets } = await import("@/lib/config/check");
    checkConfiguration();
    const { remoteApi, socialSecrets } = await import("@/lib/env");
    // Work on a database is done by whoever keeps it.
    if (remoteApi()) return;
    for (const missing of missingSecrets(socialSecrets())) process.stderr.write(`${missing}\n`);
    const { startJobs } = await import("@/server/jobs");
    startJobs();
    const { startListening } = await import("@/server/page-cache");
    startListening();
  }
}

/** Called with what broke while a page was made. */
export async function onRequestError(error: unknown): Promise<void> {
  if (process.env.NEXT_RUNTIME !== "nodejs") return;
  const { reportError } = await import("@/server/report");
  reportError(error, "page");
}
