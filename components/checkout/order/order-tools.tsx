"use client";

import { Button } from "@/components/ui/button";
import { useCopied } from "./use-copied";

interface Props {
  href: string;
  /** From the server: the page loads no words. */
  words: Record<"copy" | "print" | "copied" | "notCopied", string>;
}

/** Takes the order along: its address into the clipboard, or the page on paper. */
export function OrderTools({ href, words }: Props) {
  const { copied, copy } = useCopied();
  return (
    <>
      <Button kind="secondary" onClick={() => void copy(new URL(href, window.location.href).href)}>
        {words.copy}
      </Button>
      <Button kind="secondary" onClick={() => window.print()}>
        {words.print}
      </Button>
      <span role="status" className="text-sm empty:hidden">
        {copied === "yes" && words.copied}
        {copied === "no" && words.notCopied}
      </span>
    </>
  );
}
