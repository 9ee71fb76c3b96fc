/* Preloaded into a child: a launcher that was killed cannot stop it, so it goes by itself. */
const launcher = Number(new URL(import.meta.url).searchParams.get("launcher"));
if (process.connected) {
  process.once("disconnect", () => process.kill(process.pid, "SIGTERM"));
  // Listening alone would keep a child that is done from ending. Its own workers, which are started with the same
  // arguments, live by being listened to.
  if (process.ppid === launcher) process.channel?.unref();
}
