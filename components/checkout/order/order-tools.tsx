"use client";

import { useState } from "react";
import { Button } from "@/components/ui/button";

interface Props {
  href: string;
  /** From the server: the page loads no words. */
  words: Record<"copy" | "print" | "copied" | "notCopied", string>;
}

/** Takes the order along: its address into the clipboard, or the page on paper. */
export function OrderTools({ href, words }: Props) {
  const [copied, setCopied] = useState<"yes" | "no" | null>(null);
  const copy = async (): Promise<void> => {
    const address = new URL(href, window.location.href).href;
    const done = await navigator.clipboard?.writeText(address).then(
      () => true,
      () => false,
    );
    setCopied(done ? "yes" : "no");
  };
  return (
    <>
      <Button kind="secondary" onClick={() => void copy()}>
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
