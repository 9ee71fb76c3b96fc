"use client";

import { IconOffline } from "@/components/ui/icons";
import { useOnline } from "@/stores/cart";
import { useKeptPress } from "@/stores/kept-presses";

/** The region is always there, so that screen readers announce the loss of the network. */
export function OfflineBanner({ text, kept }: { text: string; kept: string }) {
  const online = useOnline();
  const isPressKept = useKeptPress();
  return (
    <div role="status" className="sticky bottom-0 z-20">
      {!online && (
        <p className="offline-note flex items-center justify-center gap-2 bg-warning-soft px-4 py-2 text-sm text-ink">
          <IconOffline className="size-4 flex-none" />
          {isPressKept ? kept : text}
        </p>
      )}
    </div>
  );
}
