"use client";

/** Prints the page; without script the browser's own command does. */
export function PrintButton({ text }: { text: string }) {
  return (
    <button type="button" className="button button-quiet button-small needs-script" onClick={() => window.print()}>
      {text}
    </button>
  );
}
