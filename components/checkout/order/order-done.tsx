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

interface Props {
  words: { changed: string };
  /** What the page says of an order that was called off, whoever comes: it is not said a second time. */
  cancelledId: string;
}

/** What was just done to this order, said once: the page was loaded anew, and the focus would stand at its start. */
export function OrderDone({ words, cancelledId }: Props) {
  const [isChanged, setChanged] = useState(false);
  const text = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const kept = readStored(KEY, "session");
    if (kept !== "changed" && kept !== "cancelled") return;
    writeStored(KEY, null, "session");
    if (kept === "changed") setChanged(true);
    else document.getElementById(cancelledId)?.focus();
  }, [cancelledId]);
  useEffect(() => {
    if (isChanged) text.current?.focus();
  }, [isChanged]);

  return (
    isChanged && (
      <div ref={text} tabIndex={-1} className="scroll-mt-32 rounded-sm print:hidden">
        <Notice tone="success">{words.changed}</Notice>
      </div>
    )
  );
}
