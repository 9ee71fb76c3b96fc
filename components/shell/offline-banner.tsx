"use client";

import { IconOffline } from "@/components/ui/icons";
import { useOnline } from "@/stores/cart";

/** The region is always there, so that screen readers announce the loss of the network. */
export function OfflineBanner({ text }: { text: string }) {
  const online = useOnline();
  return (
    <div role="status" className="sticky bottom-0 z-20">
      {!online && (
        <p className="offline-note flex items-center justify-center gap-2 bg-warning-soft px-4 py-2 text-sm text-ink">
          <IconOffline className="size-4 flex-none" />
          {text}
        </p>
      )}
    </div>
  );
}
