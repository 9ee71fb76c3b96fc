/*
 * Part of the page that the service worker shows in place of an address it does not keep: loads that address as soon
 * as the shop can be reached. Plain script on purpose: the page has to recover even where the framework's scripts are
 * not kept. The network is asked, not the browser's "online", which comes before the connection does and is silent
 * when only the shop was away.
 */
(() => {
  // The offline page at its own address stands in for nothing.
  if (/^(\/[\w-]+)?\/offline\/?$/.test(window.location.pathname)) return;

  const PROBE_MS = 1_500;
  let timer;
  let isAsking = false;

  const probe = async () => {
    if (isAsking) return;
    clearTimeout(timer);
    isAsking = true;
    try {
      // HEAD passes the worker by; any answer means that the shop can be reached.
      await fetch(window.location.href, { method: "HEAD", cache: "no-store", redirect: "manual" });
      window.location.reload();
    } catch {
      timer = setTimeout(probe, PROBE_MS);
    }
    isAsking = false;
  };

  window.addEventListener("online", probe);
  // Not at once: where the shop answers but the page does not come, it would reload without a pause.
  timer = setTimeout(probe, PROBE_MS);
})();
