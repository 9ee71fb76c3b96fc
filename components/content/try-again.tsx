"use client";

import { useEffect, useState } from "react";
import { classNames } from "@/components/ui/class-names";
import { failedWay } from "@/lib/domain/failed-way";

/** Leads back to the page that failed. The page around it is the same for everybody: only a browser knows which. */
export function TryAgain({ label }: { label: string }) {
  const [way, setWay] = useState<string | null>();
  useEffect(() => {
    const here = new URL(window.location.href);
    setWay(failedWay({ from: here.searchParams.get("from"), referrer: document.referrer, here }));
  }, []);
  // Its room is kept until the browser knows.
  return (
    way !== null && (
      <a
        className={classNames("button button-secondary noscript:hidden", way === undefined && "invisible")}
        href={way}
        data-reload=""
      >
        {label}
      </a>
    )
  );
}
