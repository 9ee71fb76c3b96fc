"use client";

import { useEffect, useState } from "react";
import { Button } from "@/components/ui/button";
import { canKeepPasses, forgetPass, isPassKept, keepPass, renewPass } from "@/stores/kept-passes";

interface Props {
  /** The pass's own page. */
  path: string;
  /** The order has nothing left to be fetched or brought back: what was kept goes. */
  isOver: boolean;
  /** From the server: the page loads no words. */
  words: Record<"keep" | "kept" | "forget" | "busy" | "failed", string>;
}

/** Keeps the pass for where there is no network, and takes it away again; nothing is kept without a press. */
export function KeepPass({ path, isOver, words }: Props) {
  // Unknown until the device has been asked; where it can keep nothing it stays so.
  const [state, setState] = useState<"unknown" | "none" | "busy" | "kept" | "failed">("unknown");
  useEffect(() => {
    let isHere = true;
    const look = async (): Promise<void> => {
      if (!canKeepPasses()) return;
      if (isOver) return forgetPass(path);
      const isKept = await isPassKept(path);
      if (isHere) setState(isKept ? "kept" : "none");
      // Days and things may be others by now.
      if (isKept) await renewPass(path);
    };
    // A device that can't be asked is one that keeps nothing; what it kept is still as good as it was.
    look().catch(() => undefined);
    return () => {
      isHere = false;
    };
  }, [path, isOver]);
  if (isOver || state === "unknown") return null;
  const act = async (work: (path: string) => Promise<void>, after: "kept" | "none"): Promise<void> => {
    setState("busy");
    setState(
      await work(path).then(
        () => after,
        () => "failed" as const,
      ),
    );
  };
  return (
    <>
      {state === "kept" ? (
        <Button kind="secondary" onClick={() => void act(forgetPass, "none")}>
          {words.forget}
        </Button>
      ) : (
        <Button
          kind="secondary"
          loading={state === "busy"}
          loadingLabel={words.busy}
          onClick={() => void act(keepPass, "kept")}
        >
          {words.keep}
        </Button>
      )}
      <span role="status" className="w-full text-sm empty:hidden">
        {state === "kept" && words.kept}
        {state === "failed" && words.failed}
      </span>
    </>
  );
}
