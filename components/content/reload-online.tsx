"use client";

import { useEffect } from "react";

/** Loads the address in the bar again once the network is back: the page that stands there is only in its place. */
export function ReloadOnline() {
  useEffect(() => {
    const reload = () => window.location.reload();
    window.addEventListener("online", reload);
    return () => window.removeEventListener("online", reload);
  }, []);
  return null;
}
