"use client";

import { Button } from "@/components/ui/button";
import { useCopied } from "./use-copied";

interface Props {
  text: string;
  /** From the server: the page loads no words. `named` says also what is copied. */
  words: Record<"copy" | "named" | "copied" | "notCopied", string>;
}

/** For what has to be typed into another program without a mistake. */
export function CopyFact({ text, words }: Props) {
  const { copied, copy } = useCopied();
  return (
    <>
      <Button
        kind="quiet"
        size="small"
        className="px-3! print:hidden"
        aria-label={words.named}
        onClick={() => void copy(text)}
      >
        {words.copy}
      </Button>
      <span role="status" className="text-sm font-normal text-muted empty:hidden">
        {copied === "yes" && words.copied}
        {copied === "no" && words.notCopied}
      </span>
    </>
  );
}
