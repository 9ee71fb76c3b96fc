/* Preloaded into a child: a launcher that was killed cannot stop it, so it goes by itself. */
if (process.connected) {
  process.once("disconnect", () => process.kill(process.pid, "SIGTERM"));
  // Listening alone would keep a child that is done from ending.
  process.channel?.unref();
}
