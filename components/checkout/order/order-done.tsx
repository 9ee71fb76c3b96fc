"use client";

import { useEffect, useRef, useState } from "react";
import { Notice } from "@/components/ui/notice";
import { readStored, writeStored } from "@/stores/browser-storage";

const KEY = "sezona.order-done";

export type Done = "changed" | "cancelled";

/** Loads the order's page as it is now, which says there what was done. */
export function showDone(done: Done, href: string): void {
  writeStored(KEY, done, "session");
  window.location.assign(href);
}

/** What was just done to this order, said once: the page was loaded anew, and the focus would stand at its start. */
export function OrderDone({ words }: { words: Record<Done, string> }) {
  const [done, setDone] = useState<Done | null>(null);
  const text = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const kept = readStored(KEY, "session");
    if (kept !== "changed" && kept !== "cancelled") return;
    writeStored(KEY, null, "session");
    setDone(kept);
  }, []);
  useEffect(() => {
    if (done) text.current?.focus();
  }, [done]);

  return (
    done && (
      <div ref={text} tabIndex={-1} className="scroll-mt-32 rounded-sm print:hidden">
        <Notice tone="success">{words[done]}</Notice>
      </div>
    )
  );
}
