/* Preloaded into Next: a launcher that was killed cannot stop its child, so the child goes by itself. */
if (process.connected) process.once("disconnect", () => process.kill(process.pid, "SIGTERM"));
