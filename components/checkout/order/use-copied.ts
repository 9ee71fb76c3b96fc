import { useState } from "react";

/** Puts a text into the clipboard, and knows whether that worked. */
export function useCopied() {
  const [copied, setCopied] = useState<"yes" | "no" | null>(null);
  const copy = async (text: string): Promise<void> => {
    const done = await navigator.clipboard?.writeText(text).then(
      () => true,
      () => false,
    );
    setCopied(done ? "yes" : "no");
  };
  return { copied, copy };
}
