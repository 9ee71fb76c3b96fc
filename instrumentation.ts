/** Called once when a server process starts. */
export async function register(): Promise<void> {
  // The edge runtime, where the middleware lives, has no database.
  if (process.env.NEXT_RUNTIME !== "nodejs") return;
  const { startBackgroundJobs } = await import("@/server/jobs");
  startBackgroundJobs();
}
