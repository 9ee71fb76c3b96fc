import { Notice } from "@/components/ui/notice";

/** A list lives in the browser's script; without it the page says so. */
export function NoScript({ text }: { text: string }) {
  return (
    <noscript>
      <Notice tone="warning" className="mb-6">
        {text}
      </Notice>
    </noscript>
  );
}
