"use client";

import { useEffect } from "react";

/** The browser thinks that there is a network, but the page did not come: the next try. */
const RETRY_MS = 3_000;

/** Loads the address in the bar again once the network is back: the page that stands there is only in its place. */
export function ReloadOnline() {
  useEffect(() => {
    const reload = () => window.location.reload();
    window.addEventListener("online", reload);
    const retry = navigator.onLine ? setTimeout(reload, RETRY_MS) : undefined;
    return () => {
      clearTimeout(retry);
      window.removeEventListener("online", reload);
    };
  }, []);
  return null;
}
